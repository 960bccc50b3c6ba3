/**
 * A SWIFT code of a bank in India: four letters of the bank, IN, two of the place, and three of a branch.
 * Source: ISO 9362 (business identifier code)
 */
const SWIFT = /(?<![A-Z0-9])[A-Z]{4}IN[A-Z0-9]{2}([A-Z0-9]{3})?(?![A-Z0-9])/i
/** Account numbers of Indian banks have 9 to 18 digits. */
const ACCOUNT = /(?<!\d)\d{9,18}(?!\d)/

/** What bank details lack for a payment from abroad. */
export type AbroadGap = 'account' | 'swift'

export const abroadGaps = (bank: string): AbroadGap[] => [
  ...(ACCOUNT.test(bank.replace(/(?<=\d)[ -](?=\d)/g, '')) ? [] : (['account'] as const)),
  ...(SWIFT.test(bank) ? [] : (['swift'] as const)),
]
