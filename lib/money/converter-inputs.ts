import { commonCurrencies, currencyCodes } from '@/lib/money/currency-codes'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { choice } from '@/lib/inputs/choices'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { percent } from '@/lib/inputs/quantities'
import { plainDigits } from '@/lib/inputs/read-number'

/** Digits, with at most one decimal point between, before or behind them. */
const DIGITS = /^(\d+\.?\d*|\.\d+)$/
/** Beyond it a double no longer holds the second decimal. */
const MOST = 1e13

/** Money of any country: digits with an optional decimal point, above zero. The commas of grouping may stand in it. */
function moneyAmount(initial: number): Kind<number> {
  return {
    initial,
    read(text) {
      const digits = plainDigits(text)
        .trim()
        .replace(/(?<=\d),(?=\d)/g, '')
      if (!DIGITS.test(digits))
        return problem('Enter digits with at most one decimal point, such as 1500.50.')
      const amount = Number(digits)
      if (!(amount > 0)) return problem('Enter more than 0.')
      if (amount < LEAST) return problem('Enter 0.000000001 or more.')
      return amount > MOST ? problem(`Enter ${groupAmount(String(MOST))} or less.`) : value(amount)
    },
    write: plainly,
    show: (amount) => groupAmount(plainly(amount)),
  }
}

const LEAST = 1e-9

/** Without an exponent, which the field would not read: 1e-7 is '0.0000001'. */
const plainly = (amount: number) => (amount < 1e-6 ? amount.toFixed(20).replace(/0+$/, '') : String(amount))

/** A code in large or small letters; what is no currency of today is told so. */
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
  markup: percent({ initial: 3.5, min: 0, max: 50 }),
}
