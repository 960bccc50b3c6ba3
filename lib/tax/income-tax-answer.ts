import { figure, worded } from '@/lib/answers/figure'
import {
  breakEvenOf,
  incomeTaxInputs,
  otherRegime,
  plainTaxQuestion,
  type ReadTaxInputs,
  taxOf,
  type TaxQuestion,
} from '@/lib/tax/income-tax'
import { type RuleId, SIMPLIFIED } from '@/lib/tax/rule-ids'
import { monthlyTakeHome } from '@/lib/tax/slab-tax'

export type TaxAnswer = ReturnType<typeof taxAnswer<object>>

const money = (value: number) => figure('rupees', value)
const moneyIfAny = (value: number) => value > 0 && money(value)

/** The totals of both regimes and the parts of the chosen one, by the law of the year unless other rules are given. */
function taxBy(question: TaxQuestion, rules?: RuleId) {
  const { totalTax, tax, cess } = taxOf(question, question.regime, rules)
  return {
    totalTax: money(totalTax),
    otherTotalTax: money(taxOf(question, otherRegime(question.regime), rules).totalTax),
    tax: money(tax),
    cess: money(cess),
  }
}

/**
 * The tax of both regimes under the law of the year, the chosen one in parts, and the sample's where it is asked for.
 * @param ofKind the results that only this kind of income has
 */
export function taxAnswer<K extends object>(question: TaxQuestion, ofKind: K) {
  const isNew = question.regime === 'new'
  const result = taxOf(question)
  const { totalTax, otherTotalTax, tax, cess } = taxBy(question)
  const [inNew, inOld] = isNew ? [totalTax, otherTotalTax] : [otherTotalTax, totalTax]
  const more = inOld.value - inNew.value
  const breakEven = breakEvenOf(question)
  return {
    question,
    result,
    total: { new: inNew.value, old: inOld.value },
    cheaper: more > 0 ? ('new' as const) : more < 0 && ('old' as const),
    primary: ['saving', 'totalTax', 'otherTotalTax'],
    figures: {
      saving: money(Math.abs(more)),
      // The new regime's is the first.
      ...(!isNew && { otherTotalTax }),
      totalTax,
      otherTotalTax,
      ...ofKind,
      takeHome: money(monthlyTakeHome(question.received, result.totalTax)),
      totalIncome: money(result.totalIncome),
      hraExempt: moneyIfAny(isNew ? 0 : question.hraExemptUnder(question.rules)),
      specialTax: moneyIfAny(result.specialTax),
      rebate: moneyIfAny(result.rebate),
      tax,
      surcharge: result.surchargePercent > 0 && money(result.surcharge),
      cess,
      breakEven: breakEven === null ? worded('never') : money(breakEven),
    },
    sample: question.withSample ? { figures: taxBy(question, SIMPLIFIED) } : null,
  }
}

/** The answer where it needs no limits of deductions and no law of a kind of income: see `needsDetails`. */
export function plainTaxAnswer(read: ReadTaxInputs) {
  const question = plainTaxQuestion(read)
  return question && taxAnswer(question, {})
}

export const plainTaxTool = {
  slug: 'income-tax-calculator',
  inputs: incomeTaxInputs,
  answer: plainTaxAnswer,
} as const
