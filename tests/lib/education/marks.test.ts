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
it('8.6 grade points of CBSE are 81.7%', () => {
  expect(percentOfCgpa(8.6)).toBeCloseTo(81.7, 9)
})
