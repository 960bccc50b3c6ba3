import { emiWords } from '@/components/tools/emi-calculator/rows'
import { compareAnswers } from '@/lib/answers/compare'
import { emiTool } from '@/lib/finance/emi-answer'

const figuresBy = (fragments: readonly string[]) => {
  const { results, ...controls } = compareAnswers(emiTool, fragments)
  return { ...controls, by: Object.fromEntries(results.map(({ name, ...rest }) => [name, rest])), results }
}

test('two loans side by side, without a page: ₹1,20,000 without interest over 12 and over 24 months', () => {
  const terms = 'principal=120000&rate=0&tenureIn=months'
  const { by, different, alike } = figuresBy([`${terms}&months=12`, `${terms}&months=24`])
  expect(by.emi).toEqual({
    figures: [{ as: 'rupees', value: 10_000 }, { as: 'rupees', value: 5_000 }],
    differences: [null, { as: 'rupees', value: -5_000 }],
  }) // prettier-ignore
  expect(different).toEqual(['months'])
  expect(alike).toContain('principal')
  expect(alike).not.toContain('years')
})

test('a result that one of them does not have is a gap in its own row, in the order of the page', () => {
  const { by, results } = figuresBy(['yearly=100000', 'rate=9'])
  expect(by.interestSaved!.figures[1]).toBeNull()
  expect(by.interestSaved!.differences).toEqual([null, null])
  const names = results.map(({ name }) => name)
  expect(names).toEqual(Object.keys(emiWords()).filter((name) => names.includes(name)))
})
