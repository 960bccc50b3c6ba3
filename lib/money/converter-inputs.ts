import { withoutEnd } from '@/lib/format/without-end'
import { commonCurrencies, currencyCodes } from '@/lib/money/currency-codes'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { choice } from '@/lib/inputs/choices'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { plainDigits, readNumber } from '@/lib/inputs/read-number'

/** Digits with at most one decimal point; the commas of grouping may stand between those before the point. */
const DIGITS = /^(\d+(,\d+)*(\.\d*)?|\.\d+)$/

/** Null for any other text, such as the '1.234,50' of other countries: read with its comma left out, it would be wrong. */
function readDecimal(text: string): number | null {
  const digits = plainDigits(text).trim()
  return DIGITS.test(digits) ? Number(digits.replaceAll(',', '')) : null
}

/** A number with a word of its size behind it: '5 lakh', '1.2 cr', '५ लाख'. */
const WITH_WORD = /^[\d.,\s]+[\p{L}\p{M}.]+$/u

const readAmount = (text: string) =>
  readDecimal(text) ?? (WITH_WORD.test(plainDigits(text).trim()) ? readNumber(text) : null)

const LEAST_AMOUNT = 1e-9
/** Beyond it a double no longer holds the second decimal. */
const MOST_AMOUNT = 1e13

/** Money of any country, above zero; also as '5 lakh'. */
function moneyAmount(initial: number): Kind<number> {
  return {
    initial,
    read(text) {
      const amount = readAmount(text)
      if (amount === null) return problem('Enter digits with at most one decimal point, such as 1500.50.')
      if (amount === 0) return problem('Enter more than 0.')
      if (amount < LEAST_AMOUNT) return problem('Enter 0.000000001 or more.')
      return amount > MOST_AMOUNT
        ? problem(`Enter ${groupAmount(String(MOST_AMOUNT))} or less.`)
        : value(amount)
    },
    write: plainly,
    show: (amount) => groupAmount(plainly(amount)),
  }
}

/** Without an exponent, which the field would not read: 1e-7 is '0.0000001'. */
const plainly = (amount: number) =>
  amount > 0 && amount < 1e-6 ? withoutEnd(amount.toFixed(20), '0') : String(amount)

/** The share that a card or bank takes, in per cent. */
function markup(initial: number): Kind<number> {
  return {
    initial,
    read(text) {
      const percent = readDecimal(text.trim().replace(/%$/, '').trimEnd())
      return percent === null || percent > 50
        ? problem('Enter a number from 0 to 50, such as 3.5.')
        : value(percent)
    },
    write: plainly,
    show: plainly,
  }
}

/** A code in large or small letters; rejects unknown currencies. */
function currency(initial: (typeof commonCurrencies)[number]): Kind<string> & { options: readonly string[] } {
  return {
    options: currencyCodes,
    initial,
    read(text) {
      const code = text.trim().toUpperCase()
      return currencyCodes.includes(code)
        ? value(code)
        : problem('Choose a currency from the list, such as USD.')
    },
    write: (code) => code,
    show: (code) => code,
  }
}

/** Who changes the money, and which way: what is added or taken follows from it. */
export const exchanges = ['none', 'card', 'buy', 'sell'] as const
export type Exchange = (typeof exchanges)[number]

export const converterInputs = {
  amount: moneyAmount(1),
  from: currency('USD'),
  to: currency('INR'),
  charge: choice(exchanges, 'none'),
  markup: markup(3.5),
}
