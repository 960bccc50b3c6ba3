import { retirementTool } from '@/lib/finance/retirement-answer'
import { answered } from '@/lib/questions/answered'
import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { understood } from '@/lib/questions/query/understood'
import { ageApart, amountIn } from '@/lib/questions/savings/years-in-query'
import { controls, inMonths, inPercent, inRupees, type ToolQuestion } from '@/lib/questions/tool-question'

const UNCLEAR: ToolQuestion = { slug: retirementTool.slug, set: {}, answer: null }
const LABELS = {
  age: [/age|aged|old/, 'count'],
  expenses: [/expenses?|spend(?:ing)?/, 'amount'],
  inflation: [/inflation/, 'percent'],
} as const
const WORDS =
  'retirement retire retiring corpus planning plan age aged old expenses expense spend spending monthly month months year years per each ' +
  'inflation needed required save saving early'

/** 'retire at 55', where the number reads like a rate. */
const RETIRES_AT = /\bretire(?:ment)? (?:at|age)(?: of)? (\d\d)\b/

/**
 * 'retirement corpus 50000 expenses age 35', 'retire at 55 expenses 60000 age 40': the corpus that the expenses need.
 */
export const retirementQuestion = understood(WORDS, (query) => {
  const { age: named, rest } = ageApart(query)
  const retireAge = RETIRES_AT.exec(query.text)?.[1]
  const numbers = rest.numbers.filter(({ value }) => String(value) !== retireAge)
  const { byLabel, others } = labelledNumbers({ ...rest, numbers }, LABELS)
  const expenses = byLabel.expenses ?? amountIn(others)
  if (expenses === undefined) return UNCLEAR
  const set = controls({
    age: named ?? byLabel.age,
    retireAge,
    expenses,
    inflation: byLabel.inflation,
  })
  const question = answered(retirementTool, set, 'corpusNeeded', ({ plan }) => [
    inRupees(plan.expenses),
    inPercent(plan.inflation),
    inMonths((plan.retireAge - plan.age) * 12),
  ])
  return question ?? UNCLEAR
})
