import type { ResultRow } from '@/components/results/result-row'
import { rupees } from '@/lib/format/numbers'
import type { Regime } from '@/lib/rules/income-tax'
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

const REGIMES: Record<Regime, string> = { new: 'New Regime', old: 'Old Regime' }

const row = (name: string, label: string, value: number) => ({ name, label, as: 'rupees', value }) as const

/** The tax under the chosen regime and the other, its parts, and what is left of the income. */
export function taxRows(question: TaxQuestion, result: IncomeTax): ResultRow[] {
  const { income, regime } = question
  const other = otherRegime(regime)
  const surcharge = `Surcharge (${result.surchargePercent}%, after relief)`
  return [
    ...totalRows(question, result),
    {
      ...row(
        'otherTotalTax',
        `Total Tax (${REGIMES[other]}), estimate`,
        taxOf({ ...question, regime: other }).totalTax,
      ),
      short: REGIMES[other],
    },
    row('takeHome', 'Take-home a month', monthlyTakeHome(income, result.totalTax)),
    row('tax', 'Income Tax', result.tax),
    ...(result.surchargePercent > 0 ? [row('surcharge', surcharge, result.surcharge)] : []),
    row('cess', 'Health & Edu Cess (4%)', result.cess),
    breakEvenRow(question),
  ]
}

/** The total; with the sample rules, what the law in force gives stands beside it. */
function totalRows(question: TaxQuestion, { totalTax }: IncomeTax): ResultRow[] {
  const regime = REGIMES[question.regime]
  const total = { ...row('totalTax', `Total Tax (${regime})`, totalTax), short: regime, primary: true }
  if (question.rules !== SIMPLIFIED) return [total]
  const byLaw = taxOf({ ...question, rules: rulesInForce }).totalTax
  const basis = `${taxRules(rulesInForce).law.name} law`
  return [
    { ...total, basis: 'Sample rules' },
    { ...row('lawTotalTax', 'Total Tax', byLaw), basis, primary: true },
  ]
}

function breakEvenRow(question: TaxQuestion): ResultRow {
  const deductions = breakEvenOf(question)
  if (deductions !== null) return row('breakEven', 'Old regime pays off from deductions of', deductions)
  return {
    name: 'breakEven',
    label: 'Old regime pays off',
    as: 'text',
    value: 'never',
    text: 'Never: no tax in the new regime',
  }
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
