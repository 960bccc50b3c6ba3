import type { Answer } from '@/lib/answers/answer'
import { ask, type Asked } from '@/lib/answers/ask'
import { figureValue } from '@/lib/answers/figure'
import { ageTool } from '@/lib/age/age-answer'
import { percentageTool } from '@/lib/arithmetic/percentage-answer'
import { capitalGainsTool } from '@/lib/capital-gains/gains-tool'
import type { HeldFigures } from '@/lib/catalogue/next-step'
import { electricityTool } from '@/lib/energy/electricity-answer'
import { electricityAnswer } from '@/lib/energy/electricity-published'
import { cardTool } from '@/lib/finance/cards/card-answer'
import { fdTool } from '@/lib/finance/deposits/fd-answer'
import { rdTool } from '@/lib/finance/deposits/rd-answer'
import { emiTool } from '@/lib/finance/emi-answer'
import { investmentTool } from '@/lib/finance/investment-tool'
import { loanEligibilityTool } from '@/lib/finance/loan-eligibility-answer'
import { marginTool } from '@/lib/finance/margin-answer'
import { retirementTool } from '@/lib/finance/retirement-answer'
import { sipTool } from '@/lib/finance/sip-answer'
import { goldTool } from '@/lib/gold/jewellery-answer'
import { bmiTool } from '@/lib/health/bmi-answer'
import type { Inputs } from '@/lib/inputs/tool-inputs'
import { converterTool } from '@/lib/money/conversion-answer'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import { epfTool } from '@/lib/salary/epf-answer'
import { gratuityTool } from '@/lib/salary/gratuity-answer'
import { hraPeriods } from '@/lib/salary/hra'
import { hraTool } from '@/lib/salary/hra-answer'
import { salaryTool } from '@/lib/salary/salary-answer'
import { npsTool } from '@/lib/savings/nps-answer'
import { ppfTool } from '@/lib/savings/ppf-answer'
import { savingsTool } from '@/lib/savings/savings-answer'
import { sukanya } from '@/lib/savings/sukanya'
import { saleDutyByState } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { rentFrom } from '@/lib/stamp-duty/rent-duty'
import { stampDutyTool } from '@/lib/stamp-duty/stamp-duty-answer'
import { advanceTaxTool } from '@/lib/tax/advance-tax-answer'
import { gstTool } from '@/lib/tax/gst/gst-answer'
import { gstLateFeeTool } from '@/lib/tax/gst/gst-late-fee-answer'
import { incomeTaxTool } from '@/lib/tax/income-tax-tool'
import { tdsTool } from '@/lib/tax/tds-tool'
import { unitTool } from '@/lib/units/unit-answer'
import { wholeSalaryLaw } from '@/tests/lib/salary/salary-answer'

/** What the page of a tool holds, by its answer: a control that cannot be read holds nothing. */
export const heldBy = ({ answer, parsed }: Asked<Inputs, Answer>): HeldFigures => ({
  output: (name) => {
    const figure = answer?.figures[name]
    return figure ? String(figureValue(figure)) : null
  },
  control: (name) => {
    if (parsed[name]) return parsed[name].ok ? parsed[name].text : null
    const [list = '', row, cell = ''] = name.split('-')
    const rows = list === 'periods' && parsed.periods?.ok && hraPeriods.rowsOf(parsed.periods.text)
    const values: Readonly<Record<string, unknown>> = (rows && rows.ok && rows.value[Number(row) - 1]) || {}
    return cell in values ? String(values[cell]) : null
  },
})

export type AskLink = (fragment: string) => Asked<Inputs, Answer>

const dated = { today: '2026-11-28' }

export const fewRates: RateSnapshot = {
  base: 'USD',
  on: '2026-11-20',
  rates: { USD: 1, INR: 88.1, EUR: 0.9, JPY: 150 },
  source: 'A bank',
  licence: 'CC0',
  names: { USD: 'US dollar', INR: 'Indian rupee', EUR: 'Euro', JPY: 'Yen' },
}

/** Each tool whose answer is computed apart from its screen, with the data that it needs, on the same day. */
export const askOf: Readonly<Record<string, AskLink>> = {
  'advance-tax-calculator': (link) => ask(advanceTaxTool, link, dated),
  'age-calculator': (link) => ask(ageTool, link, dated),
  'bmi-calculator': (link) => ask(bmiTool, link),
  'capital-gains-calculator': (link) => ask(capitalGainsTool, link),
  'credit-card-payoff-calculator': (link) => ask(cardTool, link),
  'currency-converter': (link) => ask(converterTool, link, fewRates),
  'e-stamp-duty-calculator': (link) => ask(stampDutyTool, link, { sale: saleDutyByState, rent: rentFrom }),
  'electricity-bill-estimator': (link) => ask(electricityTool, link, { ...dated, bill: electricityAnswer }),
  'emi-calculator': (link) => ask(emiTool, link),
  'epf-calculator': (link) => ask(epfTool, link, dated),
  'fd-calculator': (link) => ask(fdTool, link),
  'gold-calculator': (link) => ask(goldTool, link, dated),
  'gratuity-calculator': (link) => ask(gratuityTool, link, dated),
  'gst-calculator': (link) => ask(gstTool, link),
  'gst-late-fee-calculator': (link) => ask(gstLateFeeTool, link, dated),
  'hra-calculator': (link) => ask(hraTool, link),
  'income-tax-calculator': (link) => ask(incomeTaxTool, link),
  'investment-returns-calculator': (link) => ask(investmentTool, link),
  'loan-eligibility-calculator': (link) => ask(loanEligibilityTool, link),
  'margin-calculator': (link) => ask(marginTool, link),
  'nps-calculator': (link) => ask(npsTool, link),
  'percentage-calculator': (link) => ask(percentageTool, link),
  'ppf-calculator': (link) => ask(ppfTool, link, dated),
  'rd-calculator': (link) => ask(rdTool, link),
  'retirement-calculator': (link) => ask(retirementTool, link),
  'salary-calculator': (link) => ask(salaryTool, link, wholeSalaryLaw),
  'savings-schemes': (link) => ask(savingsTool, link, { ...dated, sukanya }),
  'sip-calculator': (link) => ask(sipTool, link),
  'tds-deduction-calculator': (link) => ask(tdsTool, link),
  'unit-converter': (link) => ask(unitTool, link),
}
