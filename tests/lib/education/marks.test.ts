import fc from 'fast-check'
import { percentOfCgpa, percentOfMarks, type Subject, subjectRows } from '@/lib/education/marks'

const subjects = (...rows: [marks: number, outOf: number][]): Subject[] =>
  rows.map(([marks, outOf]) => ({ marks, outOf }))

it.each<[string, Subject[], boolean, number]>([
  // 85 + 78 + 91 + 72 + 88 = 414 of 500.
  ['five subjects', subjects([85, 100], [78, 100], [91, 100], [72, 100], [88, 100]), false, 82.8],
  ['marks out of different totals: 45 of 50 and 120 of 150', subjects([45, 50], [120, 150]), false, 82.5],
  [
    'the best five leave the sixth, 40 of 100, out',
    subjects([85, 100], [40, 100], [78, 100], [91, 100], [72, 100], [88, 100]),
    true,
    82.8,
  ],
  ['of fewer than five all count', subjects([50, 100], [70, 100]), true, 60],
  ['nothing scored', subjects([0, 100]), false, 0],
])('%s', (_, rows, bestFive, expected) => {
  expect(percentOfMarks(rows, bestFive)).toMatchObject({ percent: expect.closeTo(expected, 9) as number })
})

it('names the subject with more marks than it is out of', () => {
  expect(percentOfMarks(subjects([85, 100], [101, 100]), false)).toBe(2)
})

it('opens with rows that can be read', () => {
  const rows = subjectRows.rowsOf(subjectRows.initial)
  expect(rows.ok && percentOfMarks(rows.value, false)).toMatchObject({ marks: 509, outOf: 600, subjects: 6 })
})

// PMT Corner and The Indian Express, 2015 and 2017: 9, 8, 7, 10, 9 are 8.6 grade points, 81.7%.
it.each([
  [8.6, 81.7],
  [8.5, 80.75],
  [10, 95],
])('%d grade points of CBSE are %d%%', (cgpa, percent) => {
  expect(percentOfCgpa(cgpa)).toBeCloseTo(percent, 9)
})

it('lies from 0 to 100, and the best five are no worse than all', () => {
  const subject = fc
    .tuple(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([outOf, part]) => ({ outOf: 100 * Math.ceil(outOf / 1000), marks: 100 * part }))
  fc.assert(
    fc.property(fc.array(subject, { minLength: 1, maxLength: 15 }), (rows) => {
      const all = percentOfMarks(rows, false)
      const best = percentOfMarks(rows, true)
      if (typeof all === 'number' || typeof best === 'number') throw new Error('no marks are above 100')
      expect(all.percent).toBeGreaterThanOrEqual(0)
      expect(best.percent).toBeLessThanOrEqual(100 + 1e-9)
      expect(best.percent).toBeGreaterThanOrEqual(all.percent - 1e-9)
    }),
  )
})
