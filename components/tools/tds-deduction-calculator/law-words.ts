import { rupees } from '@/lib/format/numbers'
import { LARGE_TURNOVER } from '@/lib/rules/tds/tds-terms'
import { dayInWords } from '@/lib/format/days'
import type { TdsKind, TdsPayee, TdsPayer, TdsTerms } from '@/lib/rules/tds/tds-terms'
import type { TdsAnswer } from '@/lib/tax/tds'
import type { TdsKindChoice, TdsValues } from '@/lib/tax/tds-inputs'
import { t } from '@/lib/language/words'
import { rulesYearName } from './rows'

/** Crore rupees. */
export const LARGE = LARGE_TURNOVER / 1_00_00_000

const PAYERS: Record<TdsPayer, string> = {
  anyone: t('Every payer, individuals too'),
  audited: t('Companies, firms and others; individuals and HUFs only under tax audit'),
  unaudited: t('Individuals and HUFs not under tax audit'),
  largeBuyer: t('Buyers with a turnover above ₹{0} crore the year before', LARGE),
  largeSeller: t('Sellers with a turnover above ₹{0} crore the year before', LARGE),
  authorisedDealer: t('The bank or dealer that remits'),
  bank: t('The bank or post office'),
  bookmaker: t('The bookmaker or race licensee'),
  company: t('The company'),
  ecommerceOperator: t('The e-commerce operator'),
  employer: t('Every employer'),
  firm: t('Every firm and LLP'),
  fund: t('The fund'),
  gamingOperator: t('The gaming operator'),
  insurer: t('The insurer'),
  issuer: t('The body that issued them'),
  postOffice: t('The post office'),
  trustees: t('The trustees of the fund'),
}

const PAYEES: Record<TdsPayee, string> = {
  anyone: t('Anyone'),
  resident: t('A resident'),
  nonResident: t('A non-resident'),
  individual: t('An individual'),
  partner: t('A partner'),
  employee: t('An employee'),
  buyer: t('The buyer'),
  licensee: t('The licensee'),
}

export const deductedBy = ({ payer }: Pick<TdsKind, 'payer'>) => PAYERS[payer]
export const takenFrom = ({ payee }: Pick<TdsKind, 'payee'>) => PAYEES[payee]

/** Why nothing is deducted, whatever the amount; null where the amount decides. */
export function exemptionText(
  { question, deduction }: TdsAnswer,
  kind: Pick<TdsKind, 'payer'>,
): string | null {
  if (!deduction?.exempt) return null
  return {
    payer: t('Nothing to deduct. Deducted by: {0}.', startSmall(deductedBy(kind))),
    notInForce: t(
      'Nothing to deduct: the law has no TDS on this payment in {0}.',
      rulesYearName(question.rules),
    ),
    transporter: t('Nothing to deduct: a transporter with a PAN has declared at most ten goods carriages.'),
    individual: t('Nothing to deduct: withdrawals by individuals are exempt since 4 April 2025.'),
  }[deduction.exempt]
}

const startSmall = (text: string) => text[0]!.toLowerCase() + text.slice(1)

const NOTES: Partial<Record<string, string>> = {
  fd: t('Each bank is counted separately.'),
  professional: t('Each category of fees is counted separately.'),
  contractor: t(
    'Nothing is deducted from a transporter with a PAN and at most ten goods carriages who declares it.',
  ),
  individualPayer: t('Contract work, commission and professional fees to one person count together.'),
  houseRent: t('Deducted once, in the last month of the year or of the tenancy.'),
  property: t('Not rural agricultural land. The shares of all buyers and sellers count together.'),
  dividend: t('The limit is for individuals and for payments other than cash.'),
  lifePolicy: t('Only for policies that are not exempt under section 10(10D).'),
  goods: t('Only buyers whose turnover of the year before is above ₹{0} crore deduct it.', LARGE),
  partner: t('A share of profit and the repayment of capital are outside.'),
  ecommerce: t('On the gross sales. Individuals and HUFs without a PAN have no limit.'),
  mutualFund: t('On income that is paid out, not on the gain from units that are sold.'),
  landAcquisition: t('Not on rural agricultural land.'),
  benefit: t('All that is given in the year counts.'),
  savingsScheme: t(
    'The exemption of individuals was notified under the 1961 Act. For FY 2026-27 no notification under the 2025 Act was found.',
  ),
}

/** The law before the limit became one for all securities. */
const NOTES_2024_25: Partial<Record<string, string>> = {
  securities: t(
    'The limit was for the 8% (2003) and 7.75% (2018) savings bonds and, from October 2024, floating rate bonds (2020); others had none.',
  ),
  debentures: t(
    'The limit was for individuals and HUFs, for debentures of a widely held company, not paid in cash.',
  ),
}

/** A condition that one kind of payment alone has, in the law of a year. */
export function kindNote(kind: string, rules: TdsValues['rules'], terms: TdsTerms | null) {
  if (kind === 'virtualAsset' && terms?.unauditedPayerLimit !== undefined)
    return t(
      'The limit is {0} where an individual or HUF who is not under tax audit pays, otherwise {1}.',
      rupees(terms.unauditedPayerLimit),
      rupees(terms.limit),
    )
  return (rules === 'fy-2024-25' ? NOTES_2024_25[kind] : undefined) ?? NOTES[kind]
}

const PAYEE_OPTIONS: Partial<Record<TdsKindChoice, Record<TdsValues['payee'], string>>> = {
  dividend: { individual: t('An individual'), other: t('A HUF, company, firm or other') },
  cashWithdrawal: { individual: t('Anyone else'), other: t('A co-operative society') },
  savingsScheme: { individual: t('An individual'), other: t('A HUF or other') },
}

/** Whom a limit or rate of its own is for; for a dividend a HUF is not an individual. */
export const payeeOptions = (kind: TdsKindChoice): Record<TdsValues['payee'], string> =>
  PAYEE_OPTIONS[kind] ?? { individual: t('An individual or HUF'), other: t('A company, firm or other') }

/** The two options of `paid`, on either side of the day on which a rate changed within the year. */
export const paidOptions = (on: string): Record<TdsValues['paid'], string> => ({
  'before-october': t('Before {0}', dayInWords(on)),
  'from-october': t('From {0}', dayInWords(on)),
})
