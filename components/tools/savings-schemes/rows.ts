import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import type { SavingsScheme } from '@/lib/rules/savings/small-savings-limits'
import type { SavingsResults } from '@/lib/savings/savings-answer'
import { t } from '@/lib/language/words'

export const SCHEME_NAMES: Record<SavingsScheme, string> = {
  nsc: t('NSC: National Savings Certificate'),
  scss: t('SCSS: senior citizens'),
  ssy: t('SSY: Sukanya Samriddhi'),
  kvp: t('KVP: Kisan Vikas Patra'),
  mis: t('MIS: monthly income'),
  'time-deposit': t('Time deposit'),
  'recurring-deposit': t('Recurring deposit'),
}

export const savingsRows = (results: SavingsResults): ResultRows =>
  wordedRows(results, {
    quarterly: { label: t('Interest each quarter'), short: t('A quarter') },
    yearly: { label: t('Interest each year'), short: t('A year') },
    monthly: t('Monthly income'),
    yearlyInterest: { label: t('Interest each year'), short: t('A year') },
    totalReceived: { label: t('Received with the deposit'), short: t('Received') },
    totalInterest: { label: t('Total interest'), short: t('Interest') },
    totalFiveYears: { label: t('Interest in 5 years'), short: t('5 years') },
    maturity: { label: t('Maturity amount'), short: t('Maturity') },
    interest: { label: t('Total interest'), short: t('Interest') },
    deposited: { label: t('Total deposits'), short: t('Deposits') },
    months: t('Doubles in'),
    ratePct: { label: t('Interest rate'), short: t('Rate') },
    maturityDate: t('Matures on'),
    effectiveYearlyPct: t('Effective rate a year'),
    accrued: t('Interest of years 1 to 5'),
    deemedReinvestedYears1to4: t('Counts as put in again'),
    monthlyUnrounded: t('A month, to the paisa'),
    allowed: {
      label: t('May be closed then'),
      text: allowedText(results.figures.allowed),
    },
    yearlyInterestUnrounded: t('A year, to the paisa'),
    per100: t('Value of ₹100 a month'),
    maturityUnrounded: t('Without yearly rounding'),
    deduction: t('Deduction on early closing'),
    refund: t('Refund on early closing'),
  })

const allowedText = (allowed: SavingsResults['figures']['allowed']) =>
  allowed && allowed.value === 'true' ? t('Yes') : t('No, not before 12 months')
