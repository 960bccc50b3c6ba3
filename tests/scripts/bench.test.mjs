import { faults, isWhole, lostAudits, middle } from '@/bench/lighthouse-scores.mjs'
import { sumByKind } from '@/bench/first-visit.mjs'

test('a visit is what the page asked servers for, summed by kind', () => {
  const entry = (name, transferSize, entryType = 'resource') => ({ entryType, name, transferSize })
  const entries = [
    entry('https://jantar.example/emi-calculator', 10, 'navigation'),
    entry('https://jantar.example/_next/a.js', 20),
    entry('https://jantar.example/_next/b.js?v=1', 30),
    entry('https://jantar.example/_next/a.css', 7),
    entry('https://jantar.example/directories/pincode/110.json', 5),
    entry('data:image/svg+xml,%3Csvg/%3E', 900),
    entry('blob:https://jantar.example/1', 900),
  ]
  expect(sumByKind(entries)).toEqual({
    requests: 5,
    scripts: 2,
    script: 50,
    html: 10,
    style: 7,
    htmlAndStyle: 17,
    other: 5,
  })
})

describe('scores', () => {
  const round = (performance, seo = 100) => ({ accessibility: 100, 'best-practices': 100, seo, performance })

  test('of performance are judged by the middle round, compared with the empty page', () => {
    expect(middle([80, 99, 90])).toBe(90)
    expect(faults('/x', [round(97), round(60), round(98)], 100)).toEqual([])
    expect(faults('/x', [round(96), round(96), round(100)], 100)).toEqual([
      "/x: performance is 96, the empty page's 100",
    ])
  })

  test('are there in full, or the run is made again', () => {
    const categories = Object.fromEntries(
      ['accessibility', 'best-practices', 'seo', 'performance'].map((name) => [name, { score: 1 }]),
    )
    expect(isWhole({ categories })).toBe(true)
    expect(isWhole({ categories: { ...categories, performance: { score: null } } })).toBe(false)
    expect(isWhole({ categories, runtimeError: { code: 'NO_NAVSTART' } })).toBe(false)
  })

  test('of the rest must be perfect in every round', () => {
    expect(faults('/x', [round(100), round(100, 92)], 100)).toEqual(['/x: seo is 92'])
  })

  test('name the audits that cost points, and no others', () => {
    const audits = {
      contrast: { weight: 3, score: 0 },
      hint: { weight: 0, score: 0 },
      title: { weight: 1, score: 1 },
      unused: { weight: 1, score: null },
    }
    const auditRefs = Object.entries(audits).map(([id, { weight }]) => ({ id, weight }))
    const none = { auditRefs: [] }
    const report = {
      categories: { accessibility: { auditRefs }, 'best-practices': none, seo: none },
      audits: Object.fromEntries(Object.entries(audits).map(([id, { score }]) => [id, { score, title: id }])),
    }
    expect(lostAudits(report)).toEqual(['contrast: contrast'])
  })
})
