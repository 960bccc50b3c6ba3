import { inForce } from '@/lib/rules/in-force'
import { wageLawValues } from '@/lib/rules/salary/wages-of-code'
import { type ResultRow, type ResultRows, shownRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { addDays, addMonths } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { lawRows } from '@/lib/rules/in-force'
import { providentFundValues } from '@/lib/rules/salary/provident-fund'
import type { SalaryResults } from '@/lib/salary/salary-answer'
import type { NoSalary, SalaryAnswer } from '@/lib/salary/salary-inputs'
import { t } from '@/lib/language/words'

export const salaryRows = (results: SalaryResults): ResultRows =>
  wordedRows(results, {
    ctc: { label: t(results.wantsCtc ? 'CTC needed, a year' : 'CTC, a year'), short: t('CTC') },
    inHandMonthAverage: {
      label: t(
        results.chosen.regime === 'new' ? 'In hand a month (new regime)' : 'In hand a month (old regime)',
      ),
      short: t('In hand a month'),
    },
    incomeTaxYear: { label: t('Income tax, a year'), short: t('Tax a year') },
    inHandYear: { label: t('In hand, a year'), short: t('In hand a year') },
    employeePfMonthly: t('Your PF, a month'),
    employeeEsiMonthly: t('Your ESI, a month'),
    professionalTaxYear: t('Professional tax, a year'),
    employerPfMonthly: t('Employer’s PF, a month'),
    edliMonthly: t('PF-linked insurance (EDLI), a month'),
    pfAdminMonthly: t('PF administration charges, a month'),
    employerEsiMonthly: t('Employer’s ESI, a month'),
    employerNpsMonthly: t('Employer’s NPS, a month'),
    gratuityShareYear: t('Gratuity in the CTC, a year'),
    wagesOfCodeMonthly: t('Wages for PF, ESI and gratuity, a month'),
    hraExempt: t('HRA exempt from tax, a year'),
    totalIncome: t('Total income taxed, a year'),
  })

/** That the wages which count are more than the basic pay, where they are. */
export const wagesNote = ({ salary, chosen: { cost } }: SalaryAnswer) =>
  cost.wages > salary.basic &&
  t(
    'PF, ESI and gratuity are on {0}, half of the pay, as the basic is less (labour codes, since {1}).',
    rupees(cost.wages),
    dayInWords(inForce(wageLawValues).from),
  )

/** That the ceiling rose within the tax year, where PF is limited to it. */
export function ceilingNote({ salary: { pf, date } }: SalaryAnswer): string | false {
  const rows = lawRows(providentFundValues)
  const place = rows.findIndex(
    ({ from, value }, at) =>
      from > addMonths(date, -12) && from <= date && value.wageCeiling !== rows[at - 1]?.value.wageCeiling,
  )
  const [before, since] = [rows[place - 1], rows[place]]
  if (pf !== 'ceiling' || !before || !since) return false
  return t(
    'PF is on {0}, the ceiling since {1}, for all twelve months. Until {2} it was {3}: earlier months of the year had less PF and more in hand.',
    rupees(since.value.wageCeiling),
    dayInWords(since.from),
    dayInWords(addDays(since.from, -1)),
    rupees(before.value.wageCeiling),
  )
}

/** A deduction or a share that this salary does not have; a tax of nothing is an answer. */
const isNothing = ({ name, value }: ResultRow) => value === 0 && name !== 'incomeTaxYear'

/** The rows that this salary has, and apart from them those of nothing. */
export function splitRows(rows: ResultRows | null) {
  const all = rows && shownRows(rows)
  return all
    ? { rows: all.filter((row) => !isNothing(row)), nothing: all.filter(isNothing) }
    : { rows: null, nothing: [] }
}

const REASONS: Record<NoSalary, string> = {
  bonusAboveCtc: t('The bonus is more than the CTC. Enter a smaller bonus.'),
  bonusAboveInHand: t('The bonus alone leaves more than this. Enter a smaller bonus.'),
}

/** What is in place of the salary. */
export const noSalaryText = (found: SalaryAnswer | NoSalary | null): string =>
  typeof found === 'string' ? REASONS[found] : t('Enter the salary.')
