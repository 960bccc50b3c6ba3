import { alignedRows } from '@/lib/comparison/aligned-rows'
import { bestOf, measures } from '@/lib/comparison/better'
import { inputsOfTool } from '@/tests/inputs-of-tool'
import { readFileSync } from 'node:fs'

const figure = (result: string, label: string) => ({ result, label })
const labelsOf = (columns: ReturnType<typeof figure>[][]) =>
  alignedRows(columns).map((cells) => cells.map((cell) => (cell ? `${cell.result} ${cell.label}` : null)))

test('rows are what has the same label, whatever its name', () => {
  const sample = [figure('lawTotalTax', 'Total tax'), figure('totalTax', 'Total tax, sample')]
  const law = [figure('totalTax', 'Total tax')]
  expect(labelsOf([sample, law])).toEqual([
    ['lawTotalTax Total tax', 'totalTax Total tax'],
    ['totalTax Total tax, sample', null],
  ])
  expect(labelsOf([law, sample])).toEqual([
    ['totalTax Total tax', 'lawTotalTax Total tax'],
    [null, 'totalTax Total tax, sample'],
  ])
})

test('else what has the same name, or one that means the same', () => {
  expect(
    labelsOf([
      [figure('totalInterest', 'Total Interest Earned'), figure('maturityAmount', 'Maturity Amount')],
      [figure('maturity', 'Maturity amount'), figure('interest', 'Total interest')],
      [figure('totalInterest', 'Interest')],
    ]),
  ).toEqual([
    ['totalInterest Total Interest Earned', 'interest Total interest', 'totalInterest Interest'],
    ['maturityAmount Maturity Amount', 'maturity Maturity amount', null],
  ])
})

test('two of one label in a column have a row each', () => {
  const twice = [figure('a', 'Total'), figure('b', 'Total')]
  expect(labelsOf([twice, twice])).toEqual([
    ['a Total', 'a Total'],
    ['b Total', 'b Total'],
  ])
})

test.each([
  [[3, 1, 2], 'lower', { best: 1, next: 2 }],
  [[3, 1, 2], 'higher', { best: 0, next: 2 }],
  [[2, null, 5], 'lower', { best: 0, next: 2 }],
  [[1, 1, 2], 'lower', null],
  [[1, null], 'lower', null],
] as const)('of %j the %s is %j', (numbers, is, found) => {
  expect(bestOf(numbers, is)).toEqual(found)
})

test.each(Object.entries(measures))('%s is measured by results and controls that it has', (slug, measure) => {
  const contract = readFileSync('docs/links.md', 'utf8')
  const { by, also = [], last = [], same } = measure
  for (const result of [...by, ...also, ...last]) expect(contract).toContain(`\`${result}\``)
  expect(same.some((name) => name in inputsOfTool(slug)!)).toBe(true)
})
