import { grouped, rupees } from '@/lib/format/numbers'
import { gstRegistrationLimits } from '@/lib/rules/gst/registration-limits'
import { inForce } from '@/lib/rules/in-force'
import { firstDayOf, type ReadTaxInputs, type TaxQuestion } from '@/lib/tax/income-tax'
import { presumedOf } from '@/lib/tax/income-kinds/presumed-kind'
import {
  type NotPresumed,
  type PresumedPart,
  type PresumedProfit,
  presumptiveLawOn,
} from '@/lib/tax/income-kinds/presumptive'
import { t } from '@/lib/language/words'
import { NO_INCOME } from './rows'

/** Why there is no presumed profit, and what to do. */
function notPresumedReason(none: NotPresumed): string {
  switch (none.reason) {
    case 'aboveLimit':
      return t(
        'Profit is presumed up to {0} of receipts. Above that, choose “Other” and enter the profit by your books, which are audited.',
        rupees(none.limit),
      )
    case 'cashAboveReceipts':
      return t('The cash is more than the receipts. Check the two.')
    case 'tooManyVehicles':
      return t('Profit is presumed for up to ten goods vehicles owned at any time of the year.')
  }
}

/** What is in place of the tax. */
export function withoutAnswer(read: ReadTaxInputs): string {
  const profit = presumedOf(read)
  return profit && profit.reason !== null ? notPresumedReason(profit) : NO_INCOME
}

/** '30,00,000 × 50%' */
export const partInWords = (part: PresumedPart): string =>
  part.of === 'receipts'
    ? `${grouped(part.amount)} × ${part.percent}%`
    : `${part.count} × ${part.months} × ${grouped(part.aMonth)}`

/** The conditions of the scheme, in whole sentences. */
export function presumedNotes({ rules, regime }: TaxQuestion, { kind }: PresumedProfit): string[] {
  const law = presumptiveLawOn(firstDayOf(rules))
  const { sections } = law
  const limits = kind === 'vehicles' ? null : law[kind]
  return [
    limits &&
      t(
        'Open to residents with receipts up to {0}, or up to {1} with at most {2}% of them in cash. Firms may use it too, LLPs and companies not.',
        rupees(limits.usual),
        rupees(limits.littleCash),
        law.littleCashPercent,
      ),
    kind === 'profession' &&
      t(
        'For the professions that the law names, among them doctors, lawyers, engineers, architects, accountants, technical consultants, software and film people. Freelancers in other work take “Small business”.',
      ),
    kind === 'business' && t('Not for commission, brokerage and agency.'),
    kind === 'business'
      ? t(
          'Who declares less in one of the {0} years after the first is shut out for the next {0}, and then needs books and an audit if the total income is above the exempt limit (sections {1}, {2}). Until then neither is needed.',
          law.lockInYears,
          sections.books,
          sections.audit,
        )
      : t(
          'No books and no audit are needed. Who declares less profit needs both if the total income is above the exempt limit (sections {0}, {1}).',
          sections.books,
          sections.audit,
        ),
    gstNote(),
    regime === 'old' &&
      t(
        'With income from a business or profession one chooses the old regime by the due date of the return, and after going back to the new one not again.',
      ),
  ].filter((sentence) => typeof sentence === 'string')
}

function gstNote(): string {
  const { services, goods, fourStates, goodsInSixStates } = inForce(gstRegistrationLimits).value
  return t(
    'GST registration: above {0} a year of services, above {1} of goods alone. In Manipur, Mizoram, Nagaland and Tripura above {2}, and of goods in six more states above {3}.',
    ...[services, goods, fourStates, goodsInSixStates].map((limit) => rupees(limit)),
  )
}
