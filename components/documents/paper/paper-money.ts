import { foreignAmount, foreignNumber } from '@/lib/money/foreign-amount'
import { rupeesFromPaise } from '@/lib/format/numbers'
import { decimalsOf } from '@/lib/money/minor-units'
import type { Totals } from '@/lib/invoicing/tax/totals'

/** How the amounts of a paper are written. */
export interface PaperMoney {
  /** '' for rupees. */
  currency: string
  /** Smallest units of the currency with its sign or code. */
  amount(minor: number): string
  /** Smallest units as a plain number, for a column. */
  plain(minor: number): string
  /** A price with up to four decimals. */
  rate(price: number): string
}

const decimals = (locale: 'en-IN' | 'en-US', least: number, most: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most })

// Made once: a paper may have thousands of numbers.
const hundredthsOfOne = decimals('en-IN', 2, 2)
const upToFour = decimals('en-IN', 2, 4)

export const RUPEES: PaperMoney = {
  currency: '',
  amount: rupeesFromPaise,
  plain: (paise) => hundredthsOfOne.format(paise / 100),
  rate: (price) => upToFour.format(price),
}

function rateAbroad(currency: string): PaperMoney['rate'] {
  const format = decimals('en-US', decimalsOf(currency), 4)
  return (price) => format.format(price)
}

/** Rupees, or the currency of an export. */
export const paperMoney = ({ foreign }: Totals): PaperMoney =>
  foreign
    ? {
        currency: foreign.currency,
        amount: (minor) => foreignAmount(foreign.currency, minor),
        plain: (minor) => foreignNumber(foreign.currency, minor),
        rate: rateAbroad(foreign.currency),
      }
    : RUPEES
