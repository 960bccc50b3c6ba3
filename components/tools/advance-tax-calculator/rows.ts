import type { ResultRows } from '@/components/results/result-row'
import { wordedRows } from '@/components/results/worded-rows'
import { firstDayOfYear } from '@/lib/calendar/financial-year'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { dayInWords } from '@/lib/format/days'
import { rupees } from '@/lib/format/numbers'
import { type AdvanceTax, type AdvanceTaxCase, advanceTaxLawOf, nextInstalment } from '@/lib/tax/advance-tax'
import type { AdvanceTaxAnswer } from '@/lib/tax/advance-tax-answer'
import { t } from '@/lib/language/words'

export function advanceTaxRows(answer: AdvanceTaxAnswer): ResultRows {
  const { taxCase, result, next } = answer
  const { sections, yearPercent } = advanceTaxLawOf(taxCase.firstYear)
  return wordedRows(answer, {
    nextInstalment: {
      label: next ? t('Advance tax to pay by {0}', dayInWords(next.dueOn)) : '',
      short: t('Next instalment'),
    },
    payable: {
      label: t(result.payable < 0 ? 'Refund with the return' : 'Due with the return'),
      short: t('With the return'),
    },
    balanceTax: result.coming > 0 ? t('Tax left after the instalments to come') : t('Tax not yet paid'),
    coming: t('Instalments to come'),
    selfAssessmentTax: t('Self-assessment tax paid'),
    section425: t('Interest on late instalments ({0})', sections.deferment),
    section424: t('Interest on advance tax below {0}% ({1})', yearPercent, sections.shortfall),
    section423: t('Interest on a late return ({0})', sections.late),
    fee428: t('Fee for a late return ({0})', sections.fee),
    assessedTax: t('Tax after TDS and TCS'),
    section425ByInstalment: t('Interest by instalment'),
  })
}

/** Conditions of the law in this case, in whole sentences. */
export function advanceTaxNotes({ taxCase, result }: AdvanceTaxAnswer) {
  const { threshold } = advanceTaxLawOf(taxCase.firstYear)
  const { firstYear, filedOn, residentSeniorWithoutBusiness: isSenior } = taxCase
  const isOutside = ({ date }: { date: CalendarDay }) => date < firstDayOfYear(firstYear) || date > filedOn
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
  ]
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
