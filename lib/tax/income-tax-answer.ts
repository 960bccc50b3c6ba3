import { figure, worded } from '@/lib/answers/figure'
import type { Regime } from '@/lib/rules/income-tax/tax-law'
import { breakEvenOf, otherRegime, taxOf, type TaxQuestion } from '@/lib/tax/income-tax'
import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { monthlyTakeHome } from '@/lib/tax/slab-tax'

export type TaxAnswer = ReturnType<typeof taxAnswer<object>>

const money = (value: number) => figure('rupees', value)
const moneyIfAny = (value: number) => value > 0 && money(value)

/**
 * The tax of both regimes under the law of the year, the chosen one in parts, and the sample's where it is asked for.
 * @param ofKind the results that only this kind of income has
 */
export function taxAnswer<K extends object>(question: TaxQuestion, ofKind: K) {
  const { regime } = question
  const other = otherRegime(regime)
  const result = taxOf(question)
  const total = { [regime]: result.totalTax, [other]: taxOf(question, other).totalTax } as Record<
    Regime,
    number
  >
  const more = total.old - total.new
  const [cheaper]: (Regime | undefined)[] = more === 0 ? [] : [more > 0 ? 'new' : 'old']
  const breakEven = breakEvenOf(question)
  const [totalTax, otherTotalTax] = [money(total[regime]), money(total[other])]
  return {
    question,
    result,
    total,
    cheaper,
    primary: ['saving', 'totalTax', 'otherTotalTax'],
    figures: {
      saving: money(Math.abs(more)),
      // The new regime's is the first.
      ...(regime === 'new' ? { totalTax, otherTotalTax } : { otherTotalTax, totalTax }),
      ...ofKind,
      takeHome: money(monthlyTakeHome(question.received, result.totalTax)),
      totalIncome: money(result.totalIncome),
      hraExempt: moneyIfAny(regime === 'old' ? question.hraExemptUnder(question.rules) : 0),
      specialTax: moneyIfAny(result.specialTax),
      rebate: moneyIfAny(result.rebate),
      tax: money(result.tax),
      surcharge: result.surchargePercent > 0 && money(result.surcharge),
      cess: money(result.cess),
      breakEven: breakEven === null ? worded('never') : money(breakEven),
    },
    sample: question.withSample ? sampleOf(question) : null,
  }
}

function sampleOf(question: TaxQuestion) {
  const { regime } = question
  const { totalTax, tax, cess } = taxOf(question, regime, SIMPLIFIED)
  return {
    figures: {
      totalTax: money(totalTax),
      otherTotalTax: money(taxOf(question, otherRegime(regime), SIMPLIFIED).totalTax),
      tax: money(tax),
      cess: money(cess),
    },
  }
}
