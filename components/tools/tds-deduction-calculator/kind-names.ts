import type { SelectOptions } from '@/components/fields/select-field'
import type { TdsKindChoice } from '@/lib/tax/tds-inputs'
import { t } from '@/lib/language/words'

/** No name is cut off in the list of a phone. */
const MORE_KINDS: SelectOptions = {
  [t('Fees and contracts')]: {
    contractor: t('Contractor'),
    commission: t('Commission or brokerage'),
    technical: t('Technical services'),
    director: t('Director’s fees'),
    insuranceCommission: t('Insurance commission'),
    lotteryCommission: t('Lottery ticket commission'),
  },
  [t('Interest and investments')]: {
    otherInterest: t('Interest, not from a bank'),
    securities: t('Interest on securities'),
    debentures: t('Interest on debentures'),
    dividend: t('Dividend'),
    mutualFund: t('Mutual fund income'),
  },
  [t('Property and machinery')]: {
    property: t('Purchase of property'),
    machineRent: t('Rent of machinery'),
    landAcquisition: t('Land acquired by law'),
    jointDevelopment: t('Joint development'),
  },
  [t('Business')]: {
    partner: t('Partner’s salary or interest'),
    goods: t('Purchase of goods'),
    ecommerce: t('E-commerce sales'),
    virtualAsset: t('Crypto and digital assets'),
    benefit: t('Benefit or perquisite'),
    cashWithdrawal: t('Cash withdrawal'),
  },
  [t('Savings paid out')]: {
    lifePolicy: t('Life insurance payout'),
    providentFund: t('EPF before five years'),
    savingsScheme: t('National Savings Scheme'),
  },
  [t('Winnings')]: {
    lottery: t('Lottery or card games'),
    onlineGames: t('Online games'),
    horseRace: t('Horse races'),
  },
  [t('Abroad')]: { nonResident: t('Payment to a non-resident') },
}

/** Kinds of older links: today rent and fees, where an individual who is not under audit pays. */
const BY_INDIVIDUALS: Partial<Record<TdsKindChoice, string>> = {
  houseRent: t('Rent, not under audit'),
  individualPayer: t('Fees or work, not under audit'),
}

/** The kinds other than those of the sample; one of an older link only while it is chosen. */
export function moreKindOptions(kind: TdsKindChoice | null): SelectOptions {
  const older = kind && BY_INDIVIDUALS[kind]
  return older ? { [kind]: older, ...MORE_KINDS } : MORE_KINDS
}
