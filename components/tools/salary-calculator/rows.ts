import { inForce } from '@/lib/rules/in-force'
import { wageLawValues } from '@/lib/rules/salary/wages-of-code'
import { type ResultRows, row } from '@/components/results/result-row'
import { addDays, addMonths } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { lawRows } from '@/lib/rules/in-force'
import { providentFundValues } from '@/lib/rules/salary/provident-fund'
import type { SalaryAnswer } from '@/lib/salary/salary-inputs'
import { t } from '@/lib/language/words'

/** @param wantsCtc the take-home pay was given, and the CTC is the answer */
export function salaryRows({ chosen }: SalaryAnswer, wantsCtc: boolean): ResultRows {
  const { cost, tax } = chosen
  const ctc = row('ctc', wantsCtc ? t('CTC needed, a year') : t('CTC, a year'), 'rupees', cost.ctc, {
    short: t('CTC'),
    primary: wantsCtc,
  })
  return [
    wantsCtc && ctc,
    row(
      'inHandMonthAverage',
      t(chosen.regime === 'new' ? 'In hand a month (new regime)' : 'In hand a month (old regime)'),
      'rupees',
      chosen.inHandMonth,
      {
        short: t('In hand a month'),
        primary: true,
      },
    ),
    row('incomeTaxYear', t('Income tax, a year'), 'rupees', tax.totalTax, { short: t('Tax a year') }),
    row('inHandYear', t('In hand, a year'), 'rupees', chosen.inHandYear, { short: t('In hand a year') }),
    !wantsCtc && ctc,
    row('employeePfMonthly', t('Your PF, a month'), 'rupees', cost.fund.employee),
    row('employeeEsiMonthly', t('Your ESI, a month'), 'rupees', cost.esi.employee),
    row('professionalTaxYear', t('Professional tax, a year'), 'rupees', cost.professionalTax.year),
    row('employerPfMonthly', t('Employer’s PF, a month'), 'rupees', cost.fund.employer),
    row('edliMonthly', t('PF-linked insurance (EDLI), a month'), 'rupees', cost.fund.insurance),
    row('pfAdminMonthly', t('PF administration charges, a month'), 'rupees', cost.fund.admin),
    row('employerEsiMonthly', t('Employer’s ESI, a month'), 'rupees', cost.esi.employer),
    row('employerNpsMonthly', t('Employer’s NPS, a month'), 'rupees', cost.employerNps),
    row('gratuityShareYear', t('Gratuity in the CTC, a year'), 'rupees', cost.gratuityShareYear),
    row('wagesOfCodeMonthly', t('Wages for PF, ESI and gratuity, a month'), 'rupees', cost.wages),
    row('hraExempt', t('HRA exempt from tax, a year'), 'rupees', chosen.hraExempt),
    row('totalIncome', t('Total income taxed, a year'), 'rupees', tax.totalIncome),
  ]
}

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
