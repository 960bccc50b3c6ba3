import { type ResultRow, type ResultRows, row, textRow } from '@/components/results/result-row'
import { taxYearName } from '@/components/tool-form/tax-year-name'
import { grouped, rupees } from '@/lib/format/numbers'
import type { Regime, TaxLaw } from '@/lib/rules/income-tax/tax-law'
import { breakEvenOf, taxOf, type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import { type IncomeTax, monthlyTakeHome } from '@/lib/tax/slab-tax'
import { t } from '@/lib/language/words'

export const REGIMES: Record<Regime, string> = { new: t('New Regime'), old: t('Old Regime') }

export const totalLabel = (regime: Regime) => t('Total Tax ({0})', REGIMES[regime])
export const TAX_LABEL = t('Income Tax')
export const cessLabel = ({ cessPercent }: TaxLaw) => t('Health & Edu Cess ({0}%)', cessPercent)

/** The year whose law answers: 'FY 2026-27'. */
export const yearName = ({ rules }: Pick<TaxQuestion, 'rules'>) => taxYearName(rules)

/** Next to the sample, which has the names of the site's contract, the law's figures are called `lawTotalTax` and so on. */
const nameNextToSample = ({ withSample }: TaxQuestion, name: string) =>
  withSample ? `law${name.charAt(0).toUpperCase()}${name.slice(1)}` : name

/** The name of a regime's total in the site's contract. */
const totalName = (question: TaxQuestion, regime: Regime) =>
  nameNextToSample(question, regime === question.regime ? 'totalTax' : 'otherTotalTax')

/** The saving of the cheaper regime, in rupees and in a sentence. */
export function verdict(question: TaxQuestion): { saving: number; cheaper: Regime | null; sentence: string } {
  const more = taxOf(question, 'old').totalTax - taxOf(question, 'new').totalTax
  const saving = Math.abs(more)
  const year = yearName(question)
  if (more === 0) return { saving, cheaper: null, sentence: t('Both regimes cost the same in {0}', year) }
  const cheaper = more > 0 ? 'new' : 'old'
  const name = cheaper === 'new' ? t('New regime') : t('Old regime')
  const sentence = question.deductionsGiven
    ? t('{0} saves {1} in {2}', name, rupees(saving), year)
    : t('{0} saves {1} in {2}, without deductions in the old regime', name, rupees(saving), year)
  return { saving, cheaper, sentence }
}

/** Both totals as bars, with how much of the income each is. */
export function regimeBars(question: TaxQuestion) {
  const bars = (['new', 'old'] as const).map((regime) => {
    const size = taxOf(question, regime).totalTax
    const share = question.received > 0 && `${grouped((size / question.received) * 100, 1)}%`
    return { label: REGIMES[regime], size, text: share || rupees(size) }
  })
  const words = bars.map(({ label, text }) => `${label} ${text}`).join(', ')
  return { summary: t('Share of tax in the income: {0}', words), bars }
}

/** 'Income tax on ₹15,00,000: New regime saves ₹1,13,100 in FY 2026-27 (new ₹97,500, old ₹2,10,600)' */
export function shareTitle(question: TaxQuestion): string {
  const total = (regime: Regime) => rupees(taxOf(question, regime).totalTax)
  return t(
    'Income tax on {0}: {1} (new {2}, old {3})',
    rupees(question.income),
    verdict(question).sentence,
    total('new'),
    total('old'),
  )
}

/**
 * The totals of both regimes for the bar on phones, then the parts of the chosen one and what is left of the income.
 * @param more what only this kind of income has
 */
export function taxRows(question: TaxQuestion, result: IncomeTax, more: ResultRows = []): ResultRows {
  const { rebate, surchargePercent, surcharge, specialTax } = result
  const { law } = taxRules(question.rules)
  const { cheaper } = verdict(question)
  const total = (regime: Regime) => {
    const isBare = regime === 'old' && !question.deductionsGiven
    const lower = isBare ? t('Lower tax, without deductions') : t('Lower tax')
    return row(totalName(question, regime), totalLabel(regime), 'rupees', taxOf(question, regime).totalTax, {
      short: REGIMES[regime],
      primary: true,
      best: regime === cheaper,
      ...(isBare && { basis: t('Without deductions') }),
      ...(regime === cheaper && { basis: lower }),
    })
  }
  const hra = question.regime === 'old' ? question.hraExemptUnder(question.rules) : 0
  return [
    total('new'),
    total('old'),
    ...more,
    row('takeHome', takeHomeLabel(question), 'rupees', monthlyTakeHome(question.received, result.totalTax), {
      short: t('Monthly take-home'),
    }),
    row('totalIncome', t('Total income'), 'rupees', result.totalIncome),
    hra > 0 && row('hraExempt', t('HRA exemption'), 'rupees', hra),
    specialTax > 0 && row('specialTax', t('Tax at special rates'), 'rupees', specialTax),
    rebate > 0 &&
      row('rebate', t('Rebate (section {0})', law[question.regime].rebate.section), 'rupees', rebate),
    row(nameNextToSample(question, 'tax'), TAX_LABEL, 'rupees', result.tax),
    surchargePercent > 0 &&
      row('surcharge', t('Surcharge ({0}%, after relief)', surchargePercent), 'rupees', surcharge),
    row(nameNextToSample(question, 'cess'), cessLabel(law), 'rupees', result.cess),
    breakEvenRow(breakEvenOf(question), taxOf(question, 'new').totalTax),
  ]
}

export const takeHomeLabel = ({ kind }: TaxQuestion) =>
  kind === 'salary' ? t('Monthly take-home, before PF') : t('Monthly income after tax')

function breakEvenRow(deductions: number | null, newTotal: number): ResultRow {
  if (deductions !== null)
    return row('breakEven', t('Old regime is better if deductions exceed'), 'rupees', deductions)
  return textRow(
    'breakEven',
    t('Old regime is better'),
    'never',
    t(newTotal === 0 ? 'Never: no tax in the new regime' : 'Never'),
  )
}
