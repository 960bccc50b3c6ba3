import type { ResultRows } from '@/components/results/result-row'
import { wordedRows, type WordsOf } from '@/components/results/worded-rows'
import { taxYearName } from '@/components/tool-form/tax-year-name'
import { grouped, rupees } from '@/lib/format/numbers'
import { type Regime, simplifiedTaxLaw, type TaxLaw } from '@/lib/rules/income-tax/tax-law'
import { otherRegime, type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import type { TaxAnswer } from '@/lib/tax/income-tax-answer'
import type { KindResults } from '@/lib/tax/income-kinds/kind-results'
import { t } from '@/lib/language/words'

export const REGIMES: Record<Regime, string> = { new: t('New Regime'), old: t('Old Regime') }

const totalLabel = (regime: Regime) => t('Total Tax ({0})', REGIMES[regime])
const TAX_LABEL = t('Income Tax')
const cessLabel = ({ cessPercent }: TaxLaw) => t('Health & Edu Cess ({0}%)', cessPercent)

export const NO_INCOME = t('Enter income and deductions.')

/** The year whose law answers: 'FY 2026-27'. */
export const lawYearName = ({ rules }: Pick<TaxQuestion, 'rules'>) => taxYearName(rules)

/** The saving of the cheaper regime in a sentence. */
export function verdict({ question, cheaper, figures }: TaxAnswer): string {
  const year = lawYearName(question)
  if (!cheaper) return t('Both regimes cost the same in {0}', year)
  return t(
    question.deductionsGiven
      ? '{0} saves {1} in {2}'
      : '{0} saves {1} in {2}, without deductions in the old regime',
    t(cheaper === 'new' ? 'New regime' : 'Old regime'),
    rupees(figures.saving.value),
    year,
  )
}

/** Both totals as bars, with how much of the income each is. */
export function regimeBars({ question: { received }, total }: TaxAnswer) {
  const bars = (['new', 'old'] as const).map((regime) => {
    const size = total[regime]
    const share = received > 0 && `${grouped((size / received) * 100, 1)}%`
    return { label: REGIMES[regime], size, text: share || rupees(size) }
  })
  const words = bars.map(({ label, text }) => `${label} ${text}`).join(', ')
  return { summary: t('Share of tax in the income: {0}', words), bars }
}

/** 'Income tax on ₹15,00,000: New regime saves ₹1,13,100 in FY 2026-27 (new ₹97,500, old ₹2,10,600)' */
export const shareTitle = (answer: TaxAnswer): string =>
  t(
    'Income tax on {0}: {1} (new {2}, old {3})',
    rupees(answer.question.income),
    verdict(answer),
    rupees(answer.total.new),
    rupees(answer.total.old),
  )

/**
 * The words of the results but the saving, which has a sentence. Next to the sample, which has the plain
 * names, the law's have others.
 */
function taxWords({ question, result, total, cheaper, figures, sample }: TaxAnswer): WordsOf<TaxAnswer> {
  const { law } = taxRules(question.rules)
  const named = (name: string, label: string) => ({ label, ...(sample && { name }) })
  const totalOf = (regime: Regime, name: string) => {
    const isBare = regime === 'old' && !question.deductionsGiven
    const best = regime === cheaper
    return {
      ...named(name, totalLabel(regime)),
      short: REGIMES[regime],
      best,
      ...((best || isBare) && {
        basis: t(best ? (isBare ? 'Lower tax, without deductions' : 'Lower tax') : 'Without deductions'),
      }),
    }
  }
  return {
    saving: '',
    totalTax: totalOf(question.regime, 'lawTotalTax'),
    otherTotalTax: totalOf(otherRegime(question.regime), 'lawOtherTotalTax'),
    takeHome: { label: takeHomeLabel(question), short: t('Monthly take-home') },
    totalIncome: t('Total income'),
    hraExempt: t('HRA exemption'),
    specialTax: t('Tax at special rates'),
    rebate: t('Rebate (section {0})', law[question.regime].rebate.section),
    tax: named('lawTax', TAX_LABEL),
    surcharge: t('Surcharge ({0}%, after relief)', result.surchargePercent),
    cess: named('lawCess', cessLabel(law)),
    breakEven: {
      label: t(
        figures.breakEven.as === 'text'
          ? 'Old regime is better'
          : 'Old regime is better if deductions exceed',
      ),
      text: t(total.new === 0 ? 'Never: no tax in the new regime' : 'Never'),
    },
  }
}

/**
 * The totals of both regimes for the bar on phones, then the parts of the chosen one and what is left of the income.
 * @param ofKind the words of what only this kind of income has
 */
export const taxRows = (answer: TaxAnswer, ofKind?: WordsOf<KindResults>): ResultRows =>
  wordedRows(answer, { ...taxWords(answer), ...ofKind })

const sampled = (label: string) => t('{0}, sample', label)

/** What the specification's sample charges, in the names of the site's contract. */
export const taxSampleRows = (
  { regime }: TaxQuestion,
  sample: NonNullable<TaxAnswer['sample']>,
): ResultRows =>
  wordedRows(sample, {
    totalTax: sampled(totalLabel(regime)),
    otherTotalTax: sampled(totalLabel(otherRegime(regime))),
    tax: sampled(TAX_LABEL),
    cess: sampled(cessLabel(simplifiedTaxLaw)),
  })

export const takeHomeLabel = ({ kind }: TaxQuestion) =>
  t(kind === 'salary' ? 'Monthly take-home, before PF' : 'Monthly income after tax')
