import type { SelectOptions } from '@/components/fields/select-field'
import type { TdsKindChoice } from '@/lib/tax/tds-inputs'

/** No name is cut off in the list of a phone. */
const MORE_KINDS: SelectOptions = {
  'Fees and contracts': {
    contractor: 'Contractor',
    commission: 'Commission or brokerage',
    technical: 'Technical services',
    director: 'Director’s fees',
    insuranceCommission: 'Insurance commission',
    lotteryCommission: 'Lottery ticket commission',
  },
  'Interest and investments': {
    otherInterest: 'Interest, not from a bank',
    securities: 'Interest on securities',
    debentures: 'Interest on debentures',
    dividend: 'Dividend',
    mutualFund: 'Mutual fund income',
  },
  'Property and machinery': {
    property: 'Purchase of property',
    machineRent: 'Rent of machinery',
    landAcquisition: 'Land acquired by law',
    jointDevelopment: 'Joint development',
  },
  Business: {
    partner: 'Partner’s salary or interest',
    goods: 'Purchase of goods',
    ecommerce: 'E-commerce sales',
    virtualAsset: 'Crypto and digital assets',
    benefit: 'Benefit or perquisite',
    cashWithdrawal: 'Cash withdrawal',
  },
  'Savings paid out': {
    lifePolicy: 'Life insurance payout',
    providentFund: 'EPF before five years',
    savingsScheme: 'National Savings Scheme',
  },
  Winnings: {
    lottery: 'Lottery or card games',
    onlineGames: 'Online games',
    horseRace: 'Horse races',
  },
  Abroad: { nonResident: 'Payment to a non-resident' },
}

/** Kinds of older links: today rent and fees, where an individual who is not under audit pays. */
const BY_INDIVIDUALS: Partial<Record<TdsKindChoice, string>> = {
  houseRent: 'Rent, not under audit',
  individualPayer: 'Fees or work, not under audit',
}

/** The kinds other than those of the sample; one of an older link only while it is chosen. */
export function moreKindOptions(kind: TdsKindChoice | null): SelectOptions {
  const older = kind && BY_INDIVIDUALS[kind]
  return older ? { [kind]: older, ...MORE_KINDS } : MORE_KINDS
}
