import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { firstDayOf } from '@/lib/calendar/financial-year'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { type AdvanceTax, type AdvanceTaxCase, advanceTaxLawOf, nextInstalment } from '@/lib/tax/advance-tax'
import { t } from '@/lib/language/words'

export function advanceTaxRows(taxCase: AdvanceTaxCase, result: AdvanceTax, today: CalendarDay): ResultRows {
  const { sections } = advanceTaxLawOf(taxCase.firstYear)
  const next = nextInstalment(result, today)
  return [
    next &&
      row('nextInstalment', t('Advance tax to pay by {0}', dayInWords(next.dueOn)), 'rupees', next.amount, {
        primary: true,
        short: t('Next instalment'),
      }),
    row(
      'payable',
      t(result.payable < 0 ? 'Refund with the return' : 'Due with the return'),
      'rupees',
      result.payable,
      {
        primary: true,
        short: t('With the return'),
      },
    ),
    row('balanceTax', t('Tax not yet paid'), 'rupees', result.balance),
    ...interestRows(result, sections),
    row('assessedTax', t('Tax after TDS and TCS'), 'rupees', result.assessedTax),
    result.instalments.length > 0 &&
      textRow(
        'section425ByInstalment',
        t('Interest by instalment'),
        result.instalments.map(({ interest }) => interest).join(','),
        result.instalments.map(({ interest }) => rupees(interest)).join(', '),
      ),
  ]
}

/** Interest and the fee, by their sections. */
const interestRows = (result: AdvanceTax, sections: ReturnType<typeof advanceTaxLawOf>['sections']) => [
  row('section425', t('Interest on late instalments ({0})', sections.deferment), 'rupees', result.deferment),
  row(
    'section424',
    t('Interest on advance tax below 90% ({0})', sections.shortfall),
    'rupees',
    result.shortfall,
  ),
  row('section423', t('Interest on a late return ({0})', sections.late), 'rupees', result.late),
  row('fee428', t('Fee for a late return ({0})', sections.fee), 'rupees', result.fee),
]

/** Conditions of the law in this case, in whole sentences. */
export function advanceTaxNotes(taxCase: AdvanceTaxCase, result: AdvanceTax): string[] {
  const { threshold } = advanceTaxLawOf(taxCase.firstYear)
  const { firstYear, residentSeniorWithoutBusiness: isSenior } = taxCase
  const isOutside = ({ date }: { date: CalendarDay }) =>
    date < firstDayOf(firstYear) || date >= firstDayOf(firstYear + 1)
  return [
    !result.isLiable &&
      (isSenior
        ? t('No advance tax: residents of 60 or more without business income pay with the return.')
        : t('No advance tax: the tax after TDS and TCS is below {0}.', rupees(threshold))),
    taxCase.advanceTax.some(({ date }) => date === '') && t('Choose the day of each payment.'),
    taxCase.advanceTax.some((payment) => payment.date !== '' && isOutside(payment)) &&
      t('Payments outside the tax year are not advance tax and are left out.'),
    result.fee > 0 && t('There is no fee if you did not have to file a return.'),
  ].filter((sentence) => sentence !== false)
}
