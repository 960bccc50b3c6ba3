import type { ResultRow } from '@/components/results/result-panel'
import { rupeeRow } from '@/components/results/rupee-row'
import type { Regime } from '@/lib/rules/income-tax'
import { type IncomeTax, monthlyTakeHome } from '@/lib/tax/income-tax'
import { rulesInForce, SIMPLIFIED, taxRules } from '@/lib/tax/income-tax-inputs'
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
    ...totalRows(question, result),
    rupeeRow('tax', 'Income Tax', result.tax),
    ...(result.surchargePercent > 0 ? [surcharge] : []),
    rupeeRow('cess', 'Health & Edu Cess (4%)', result.cess),
    rupeeRow('otherTotalTax', `Total Tax (${REGIMES[other]}), estimate`, otherTotal(question, other)),
    rupeeRow('takeHome', 'Take-home a month', monthlyTakeHome(question.income, result.totalTax)),
    breakEvenRow(question),
  ]
}

/** The total; with the sample rules, what the law in force gives stands beside it. */
function totalRows(question: TaxQuestion, { totalTax }: IncomeTax): ResultRow[] {
  const total = {
    ...rupeeRow('totalTax', `Total Tax (${REGIMES[question.regime]})`, totalTax),
    primary: true,
  }
  if (question.rules !== SIMPLIFIED) return [total]
  const byLaw = taxOf({ ...question, rules: rulesInForce }).totalTax
  const basis = `${taxRules(rulesInForce).law.name} law`
  return [
    { ...total, basis: 'Sample rules' },
    { ...rupeeRow('lawTotalTax', 'Total Tax', byLaw), basis, primary: true },
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
