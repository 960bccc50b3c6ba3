import { computeGolden } from '@/lib/proof/compute-golden'
import { type GoldenCase, goldenCases, type GoldenName } from '@/lib/proof/golden-cases'
import { goldenResult } from '@/lib/proof/golden-result'
import { tools } from '@/content/catalogue'

const cases = Object.entries(goldenCases) as [GoldenName, GoldenCase][]

test.each(cases)('%s agrees with its source', (name, golden) => {
  const computed = computeGolden[name]()
  expect(goldenResult(golden, computed)).toEqual({ computed, agrees: true })
})

test.each(cases)('%s belongs to a tool', (_, { tool }) => {
  expect(tools.map(({ slug }) => slug)).toContain(tool)
})

test.each<
  [
    what: string,
    golden: Pick<GoldenCase, 'expected' | 'decimals'>,
    computed: number | string,
    agrees: boolean,
  ]
>([
  ['a number to the source’s decimals', { expected: 24.98, decimals: 2 }, 24.977, true],
  ['a whole number', { expected: 1_750 }, 1_750.4, true],
  ['a rupee less', { expected: 1_750 }, 1_749.4, false],
  ['a text', { expected: 'V' }, 'V', true],
  ['another text', { expected: 'V' }, 'W', false],
  ['no number at all', { expected: 1 }, Number.NaN, false],
])('%s', (_, golden, computed, agrees) => {
  const whole = { tool: '', question: '', source: { title: '' }, ...golden }
  expect(goldenResult(whole, computed).agrees).toBe(agrees)
})
