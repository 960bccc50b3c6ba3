import { type ResultRows, row, textRow } from '@/components/results/result-row'
import { firstDayOf } from '@/lib/calendar/financial-year'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { type AdvanceTax, type AdvanceTaxCase, advanceTaxLawOf, nextInstalment } from '@/lib/tax/advance-tax'
import { t } from '@/lib/language/words'

export function advanceTaxRows(taxCase: AdvanceTaxCase, result: AdvanceTax, today: CalendarDay): ResultRows {
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
    row(
      'balanceTax',
      result.coming > 0 ? t('Tax left after the instalments to come') : t('Tax not yet paid'),
      'rupees',
      result.balance,
    ),
    result.coming > 0 && row('coming', t('Instalments to come'), 'rupees', result.coming),
    result.paidLater > 0 &&
      row('selfAssessmentTax', t('Self-assessment tax paid'), 'rupees', result.paidLater),
    ...interestRows(result, advanceTaxLawOf(taxCase.firstYear)),
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
const interestRows = (result: AdvanceTax, { sections, yearPercent }: ReturnType<typeof advanceTaxLawOf>) => [
  row('section425', t('Interest on late instalments ({0})', sections.deferment), 'rupees', result.deferment),
  row(
    'section424',
    t('Interest on advance tax below {0}% ({1})', yearPercent, sections.shortfall),
    'rupees',
    result.shortfall,
  ),
  row('section423', t('Interest on a late return ({0})', sections.late), 'rupees', result.late),
  row('fee428', t('Fee for a late return ({0})', sections.fee), 'rupees', result.fee),
]

/** Conditions of the law in this case, in whole sentences. */
export function advanceTaxNotes(taxCase: AdvanceTaxCase, result: AdvanceTax): string[] {
  const { threshold } = advanceTaxLawOf(taxCase.firstYear)
  const { firstYear, filedOn, residentSeniorWithoutBusiness: isSenior } = taxCase
  const isOutside = ({ date }: { date: CalendarDay }) => date < firstDayOf(firstYear) || date > filedOn
  const coming = taxCase.paidFrom === null ? null : nextInstalment(result, taxCase.paidFrom)
  return [
    !result.isLiable &&
      (isSenior
        ? t('No advance tax: residents of 60 or more without business income pay with the return.')
        : t('No advance tax: the tax after TDS and TCS is below {0}.', rupees(threshold))),
    coming !== null &&
      coming.amount > 0 &&
      t(
        'What is due with the return supposes that the instalments from {0} on are paid in time. Choose a day of filing to count only what was entered.',
        dayInWords(coming.dueOn),
      ),
    taxCase.advanceTax.some(({ date }) => date === '') && t('Choose the day of each payment.'),
    taxCase.advanceTax.some((payment) => payment.date !== '' && isOutside(payment)) &&
      t('Payments before the tax year or after the filing are left out.'),
    result.paidLater > 0 &&
      t(
        'Self-assessment tax counts for interest due by then first, and stops interest from the next month on.',
      ),
    ...feeNotes(taxCase, result),
  ].filter((sentence) => sentence !== false)
}

function feeNotes(taxCase: AdvanceTaxCase, { fee }: AdvanceTax): (string | false)[] {
  if (fee > 0) return [t('There is no fee if you did not have to file a return.')]
  if (taxCase.filedOn <= taxCase.dueDate) return []
  const { fee: fees, exemptUpTo, mustFile } = advanceTaxLawOf(taxCase.firstYear)
  return [
    t(
      'No fee: up to {0} of income before deductions, the exempt limit of the new regime, no return has to be filed. In the old regime the limit is {1}, from 60 years {2}, from 80 years {3}.',
      ...[exemptUpTo.new, ...exemptUpTo.old].map((limit) => rupees(limit)),
    ),
    t(
      'The fee of {0} is due all the same if you must file: for TDS and TCS of {1} (from 60 years {2}), more than {3} put into current accounts or {4} into savings accounts, more than {5} spent on foreign travel or {6} on electricity, sales above {7}, professional receipts above {8}, assets abroad, a loss to carry forward, or, from 2026-27, a refund.',
      ...[fees.low, ...Object.values(mustFile)].map((limit) => rupees(limit)),
    ),
  ]
}
