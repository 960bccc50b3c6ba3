/** @jest-environment node */
import { faults, lostAudits, middle } from '@/bench/lighthouse-scores.mjs'
import { ratioRows, sumByKind } from '@/bench/wire-bytes.mjs'

describe('weight beside the empty page', () => {
  const sums = (script) => ({ requests: 1, script, html: 0, style: 0, other: 0 })

  test('is summed by what the browser says each answer is', () => {
    const requests = [
      { type: 'Document', bytes: 10 },
      { type: 'Script', bytes: 20 },
      { type: 'Script', bytes: 30 },
      { type: 'Fetch', bytes: 5 },
    ]
    expect(sumByKind(requests)).toEqual({ requests: 4, script: 50, html: 10, style: 0, other: 5 })
  })

  test.each([
    ['as heavy', 1000, 1],
    ['just at the limit', 1150, 1.15],
    ['a byte over it', 1151, 1.151],
    ['over by less than is shown', 1150.01, 1.151],
  ])('of a page that is %s', (_, script, ratio) => {
    const [empty, page] = ratioRows(sums(1000), [{ address: '/x', ...sums(script) }])
    expect(empty).toMatchObject({ page: 'empty page', ratio: 1 })
    expect(page).toMatchObject({ page: '/x', ratio })
  })
})

describe('scores', () => {
  const round = (performance, seo = 100) => ({ accessibility: 100, 'best-practices': 100, seo, performance })

  test('of performance are judged by the middle round, beside the empty page', () => {
    expect(middle([80, 99, 90])).toBe(90)
    expect(faults('/x', [round(97), round(60), round(98)], 100)).toEqual([])
    expect(faults('/x', [round(96), round(96), round(100)], 100)).toEqual([
      "/x: performance is 96, the empty page's 100",
    ])
  })

  test('of the rest must be perfect in every round', () => {
    expect(faults('/x', [round(100), round(100, 92)], 100)).toEqual(['/x: seo is 92'])
  })

  test('name the audits that cost points, and no others', () => {
    const category = (auditRefs) => ({ auditRefs })
    const report = {
      categories: {
        accessibility: category([{ id: 'contrast', weight: 3 }]),
        'best-practices': category([{ id: 'hint', weight: 0 }]),
        seo: category([
          { id: 'title', weight: 1 },
          { id: 'unused', weight: 1 },
        ]),
      },
      audits: {
        contrast: { score: 0, title: 'Contrast' },
        hint: { score: 0, title: 'Hint' },
        title: { score: 1, title: 'Title' },
        unused: { score: null, title: 'Not applicable' },
      },
    }
    expect(lostAudits(report)).toEqual(['contrast: Contrast'])
  })
})
