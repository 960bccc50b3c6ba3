import type { ResultRow } from '@/components/results/result-panel'
import { rupeeRow } from '@/components/results/rupee-row'
import type { Regime } from '@/lib/rules/income-tax'
import { type IncomeTax, monthlyTakeHome } from '@/lib/tax/income-tax'
import { breakEvenOf, otherRegime, taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

const REGIMES: Record<Regime, string> = { new: 'New Regime', old: 'Old Regime' }

/** The answer, row by row. */
export function taxRows(question: TaxQuestion, result: IncomeTax): ResultRow[] {
  const other = otherRegime(question.regime)
  const surcharge = rupeeRow(
    'surcharge',
    `Surcharge (${result.surchargePercent}%, after relief)`,
    result.surcharge,
  )
  return [
    { ...rupeeRow('totalTax', `Total Tax (${REGIMES[question.regime]})`, result.totalTax), primary: true },
    rupeeRow('tax', 'Income Tax', result.tax),
    ...(result.surchargePercent > 0 ? [surcharge] : []),
    rupeeRow('cess', 'Health & Edu Cess (4%)', result.cess),
    rupeeRow('otherTotalTax', `Total Tax (${REGIMES[other]}), estimate`, otherTotal(question, other)),
    rupeeRow('takeHome', 'Take-home a month', monthlyTakeHome(question.income, result.totalTax)),
    breakEvenRow(question),
  ]
}

function breakEvenRow(question: TaxQuestion): ResultRow {
  const deductions = breakEvenOf(question)
  if (deductions !== null) return rupeeRow('breakEven', 'Old regime pays off from deductions of', deductions)
  return {
    name: 'breakEven',
    label: 'Old regime pays off',
    value: 'never',
    formatted: 'Never: no tax in the new regime',
  }
}

const otherTotal = (question: TaxQuestion, regime: Regime) => taxOf({ ...question, regime }).totalTax
