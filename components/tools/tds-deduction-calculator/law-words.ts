import { dayInWords } from '@/lib/format/days'
import type { TdsKind, TdsPayee, TdsPayer } from '@/lib/rules/tds/tds-terms'
import type { TdsAnswer } from '@/lib/tax/tds'
import type { TdsKindChoice, TdsValues } from '@/lib/tax/tds-inputs'
import { yearName } from './rows'

const PAYERS: Record<TdsPayer, string> = {
  anyone: 'Every payer, individuals too',
  audited: 'Companies, firms and others; individuals and HUFs only under tax audit',
  unaudited: 'Individuals and HUFs not under tax audit',
  largeBuyer: 'Buyers with a turnover above ₹10 crore the year before',
  largeSeller: 'Sellers with a turnover above ₹10 crore the year before',
  authorisedDealer: 'The bank or dealer that remits',
  bank: 'The bank or post office',
  bookmaker: 'The bookmaker or race licensee',
  company: 'The company',
  ecommerceOperator: 'The e-commerce operator',
  employer: 'Every employer',
  firm: 'Every firm and LLP',
  fund: 'The fund',
  gamingOperator: 'The gaming operator',
  insurer: 'The insurer',
  issuer: 'The body that issued them',
  postOffice: 'The post office',
  trustees: 'The trustees of the fund',
}

const PAYEES: Record<TdsPayee, string> = {
  anyone: 'Anyone',
  resident: 'A resident',
  nonResident: 'A non-resident',
  individual: 'An individual',
  partner: 'A partner',
  employee: 'An employee',
  buyer: 'The buyer',
  licensee: 'The licensee',
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
    payer: `Nothing to deduct. Deducted by: ${startSmall(deductedBy(kind))}.`,
    notInForce: `Nothing to deduct: the law has no TDS on this payment in ${yearName(question.rules)}.`,
    transporter: 'Nothing to deduct: a transporter with a PAN has declared at most ten goods carriages.',
    individual: 'Nothing to deduct: withdrawals by individuals are exempt since 4 April 2025.',
  }[deduction.exempt]
}

const startSmall = (text: string) => text[0]!.toLowerCase() + text.slice(1)

const NOTES: Partial<Record<string, string>> = {
  fd: 'Each bank is counted separately.',
  professional: 'Each category of fees is counted separately.',
  contractor:
    'Nothing is deducted from a transporter with a PAN and at most ten goods carriages who declares it.',
  individualPayer: 'Contract work, commission and professional fees to one person count together.',
  houseRent: 'Deducted once, in the last month of the year or of the tenancy.',
  property: 'Not rural agricultural land. The shares of all buyers and sellers count together.',
  dividend: 'The limit is for individuals and for payments other than cash.',
  lifePolicy: 'Only for policies that are not exempt under section 10(10D).',
  goods: 'Only buyers whose turnover of the year before is above ₹10 crore deduct it.',
  partner: 'A share of profit and the repayment of capital are outside.',
  ecommerce: 'On the gross sales. Individuals and HUFs without a PAN have no limit.',
  virtualAsset:
    'The limit is ₹50,000 where an individual or HUF who is not under tax audit pays, otherwise ₹10,000.',
  mutualFund: 'On income that is paid out, not on the gain from units that are sold.',
  landAcquisition: 'Not on rural agricultural land.',
  benefit: 'All that is given in the year counts.',
  savingsScheme:
    'The exemption of individuals was notified under the 1961 Act. Confidence for FY 2026-27: medium.',
}

/** What held until the limit became one for all securities. */
const NOTES_2024_25: Partial<Record<string, string>> = {
  securities:
    'The limit was for the 8% (2003) and 7.75% (2018) savings bonds and, from October 2024, floating rate bonds (2020); others had none.',
  debentures:
    'The limit was for individuals and HUFs, for debentures of a widely held company, not paid in cash.',
}

export const kindNote = (kind: string, rules: TdsValues['rules']) =>
  (rules === 'fy-2024-25' ? NOTES_2024_25[kind] : undefined) ?? NOTES[kind]

const PAYEE_OPTIONS: Partial<Record<TdsKindChoice, Record<TdsValues['payee'], string>>> = {
  dividend: { individual: 'An individual', other: 'A HUF, company, firm or other' },
  cashWithdrawal: { individual: 'Anyone else', other: 'A co-operative society' },
  savingsScheme: { individual: 'An individual', other: 'A HUF or other' },
}

/** Whom a limit or rate of its own is for; for a dividend a HUF is not an individual. */
export const payeeOptions = (kind: TdsKindChoice): Record<TdsValues['payee'], string> =>
  PAYEE_OPTIONS[kind] ?? { individual: 'An individual or HUF', other: 'A company, firm or other' }

/** The two options of `paid`, on either side of the day on which a rate changed within the year. */
export const paidOptions = (on: string): Record<TdsValues['paid'], string> => ({
  'before-october': `Before ${dayInWords(on)}`,
  'from-october': `From ${dayInWords(on)}`,
})
