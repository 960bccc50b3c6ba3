import { foreignAmount, foreignNumber } from '@/lib/format/foreign-amount'
import { rupeesFromPaise } from '@/lib/format/numbers'
import type { Totals } from '@/lib/invoicing/tax/totals'

/** How the amounts of a paper are written. */
export interface PaperMoney {
  /** '' for rupees. */
  currency: string
  /** Hundredths with the currency's sign or code. */
  amount(hundredths: number): string
  /** Hundredths as a plain number, for a column. */
  plain(hundredths: number): string
  /** A price with up to four decimals. */
  rate(price: number): string
}

const decimals = (locale: 'en-IN' | 'en-US', least: number, most: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most })

// Made once: a paper may have thousands of numbers.
const hundredthsOfOne = decimals('en-IN', 2, 2)
const upToFour = decimals('en-IN', 2, 4)
const upToFourAbroad = decimals('en-US', 2, 4)

export const RUPEES: PaperMoney = {
  currency: '',
  amount: rupeesFromPaise,
  plain: (paise) => hundredthsOfOne.format(paise / 100),
  rate: (price) => upToFour.format(price),
}

/** Rupees, or the currency of an export. */
export const moneyOf = ({ foreign }: Totals): PaperMoney =>
  foreign
    ? {
        currency: foreign.currency,
        amount: (hundredths) => foreignAmount(foreign.currency, hundredths),
        plain: foreignNumber,
        rate: (price) => upToFourAbroad.format(price),
      }
    : RUPEES
