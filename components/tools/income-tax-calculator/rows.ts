import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import {
  breakEvenOf,
  otherRegime,
  rulesInForce,
  SIMPLIFIED,
  taxOf,
  type TaxQuestion,
  taxRules,
} from '@/lib/tax/income-tax'
import { type IncomeTax, monthlyTakeHome } from '@/lib/tax/slab-tax'

const REGIMES = { new: 'New Regime', old: 'Old Regime' }

/**
 * The tax under the chosen regime and the other, its parts, and what is left of the income. With the sample rules, what
 * the law in force gives stands beside the total.
 */
export function taxRows(question: TaxQuestion, result: IncomeTax): ResultRows {
  const { totalTax, surchargePercent } = result
  const isSample = question.rules === SIMPLIFIED
  const regime = REGIMES[question.regime]
  const other = otherRegime(question.regime)
  const otherTax = taxOf({ ...question, regime: other }).totalTax
  const surcharge = `Surcharge (${surchargePercent}%, after relief)`
  return [
    row('totalTax', `Total Tax (${regime})`, 'rupees', totalTax, {
      short: regime,
      primary: true,
      ...(isSample && { basis: 'Sample rules' }),
    }),
    isSample &&
      row('lawTotalTax', 'Total Tax', 'rupees', taxOf({ ...question, rules: rulesInForce }).totalTax, {
        basis: `${taxRules(rulesInForce).law.name} law`,
        primary: true,
      }),
    row('otherTotalTax', `Total Tax (${REGIMES[other]}), estimate`, 'rupees', otherTax, {
      short: REGIMES[other],
    }),
    row('takeHome', 'Monthly take-home', 'rupees', monthlyTakeHome(question.income, totalTax)),
    row('tax', 'Income Tax', 'rupees', result.tax),
    surchargePercent > 0 && row('surcharge', surcharge, 'rupees', result.surcharge),
    row('cess', 'Health & Edu Cess (4%)', 'rupees', result.cess),
    breakEvenRow(breakEvenOf(question)),
  ]
}

function breakEvenRow(deductions: number | null): ResultRow {
  const name = 'breakEven'
  if (deductions !== null) return row(name, 'Old regime is better if deductions exceed', 'rupees', deductions)
  return textRow(name, 'Old regime is better', 'never', 'Never: no tax in the new regime')
}

/** The tax of every slab that has some, as bars. No two slabs have one rate. */
export function slabBars({ slabs, slabTax, totalIncome }: IncomeTax) {
  const taxed = slabs.filter(({ tax }) => tax > 0)
  const most = taxed.reduce((best, slab) => (slab.tax > best.tax ? slab : best))
  return {
    summary: `Chart of tax by slab: ${rupees(slabTax)} on ${rupees(totalIncome)}, most of it, ${rupees(most.tax)}, at ${most.ratePercent}%.`,
    bars: taxed.map(({ ratePercent, tax }) => ({
      label: `At ${ratePercent}%`,
      size: tax,
      text: rupees(tax),
    })),
  }
}
