import type { ResultRow } from '@/components/results/result-panel'
import { rupees } from '@/lib/format/numbers'
import type { Regime } from '@/lib/rules/income-tax'
import { type IncomeTax, monthlyTakeHome } from '@/lib/tax/income-tax'
import { breakEvenOf, otherRegime, taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

const REGIMES: Record<Regime, string> = { new: 'New Regime', old: 'Old Regime' }

const row = (name: string, label: string, value: number): ResultRow => ({
  name,
  label,
  value,
  formatted: rupees(value),
})

/** The answer, row by row. */
export function taxRows(question: TaxQuestion, result: IncomeTax): ResultRow[] {
  const other = otherRegime(question.regime)
  const surcharge = row(
    'surcharge',
    `Surcharge (${result.surchargePercent}%, after relief)`,
    result.surcharge,
  )
  return [
    { ...row('totalTax', `Total Tax (${REGIMES[question.regime]})`, result.totalTax), primary: true },
    row('tax', 'Income Tax', result.tax),
    ...(result.surchargePercent > 0 ? [surcharge] : []),
    row('cess', 'Health & Edu Cess (4%)', result.cess),
    row('otherTotalTax', `Total Tax (${REGIMES[other]}), estimate`, otherTotal(question, other)),
    row('takeHome', 'Take-home a month', monthlyTakeHome(question.income, result.totalTax)),
    row('breakEven', 'Old regime pays off from deductions of', breakEvenOf(question)),
  ]
}

const otherTotal = (question: TaxQuestion, regime: Regime) => taxOf({ ...question, regime }).totalTax
