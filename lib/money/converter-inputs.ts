import { withoutEnd } from '@/lib/format/without-end'
import { commonCurrencies, currencyCodes } from '@/lib/money/currency-codes'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { choice } from '@/lib/inputs/choices'
import type { InputProblem } from '@/lib/inputs/input-problem'
import { type Kind, problem, value } from '@/lib/inputs/kind'
import { plainDigits, readNumber } from '@/lib/inputs/read-number'
import { textKind } from '@/lib/inputs/text'

/** Digits with at most one decimal point; grouping commas may be between those before the point. */
const DIGITS = /^(\d+(,\d+)*(\.\d*)?|\.\d+)$/

/**
 * Null for any other text, such as the '1.234,50' of other countries: read with its comma left out, it would be wrong.
 */
function readDecimal(text: string): number | null {
  const digits = plainDigits(text).trim()
  return DIGITS.test(digits) ? Number(digits.replaceAll(',', '')) : null
}

/** A number with a word of its size behind it: '5 lakh', '1.2 cr', '५ लाख'. */
const WITH_WORD = /^[\d.,\s]+\p{L}[\p{L}\p{M}.]*$/u

const readAmount = (text: string) =>
  readDecimal(text) ?? (WITH_WORD.test(plainDigits(text).trim()) ? readNumber(text) : null)

const LEAST_AMOUNT = 1e-9
/** Beyond it a double no longer holds the second decimal. */
const MOST_AMOUNT = 1e13

/** The problem with a text of the converter, in addition to the problems of any number. */
export type ConverterProblem =
  | InputProblem
  | { kind: 'notDecimal' }
  | { kind: 'belowLeast'; min: number }
  | { kind: 'notAMarkup'; max: number }
  | { kind: 'notACurrency' }

/** Money of any country, above zero; also as '5 lakh'. */
function moneyAmount(initial: number): Kind<number, ConverterProblem> {
  return {
    initial,
    read(text) {
      const amount = readAmount(text)
      if (amount === null) return problem({ kind: 'notDecimal' })
      if (amount === 0) return problem({ kind: 'notAbove', min: 0, unit: '' })
      if (amount < LEAST_AMOUNT) return problem({ kind: 'belowLeast', min: LEAST_AMOUNT })
      return amount > MOST_AMOUNT ? problem({ kind: 'tooLarge', max: MOST_AMOUNT, unit: '' }) : value(amount)
    },
    write: plainly,
    show: (amount) => groupAmount(plainly(amount)),
  }
}

/** Without an exponent, which the field would not read: 1e-7 is '0.0000001'. */
const plainly = (amount: number) =>
  amount > 0 && amount < 1e-6 ? withoutEnd(amount.toFixed(20), '0') : String(amount)

const MOST_MARKUP_PERCENT = 50

/** The share that a card or bank takes, in per cent. */
function markup(initial: number): Kind<number, ConverterProblem> {
  return {
    initial,
    read(text) {
      const percent = readDecimal(text.trim().replace(/%$/, '').trimEnd())
      return percent === null || percent > MOST_MARKUP_PERCENT
        ? problem({ kind: 'notAMarkup', max: MOST_MARKUP_PERCENT })
        : value(percent)
    },
    write: plainly,
    show: plainly,
  }
}

/** A code in large or small letters; rejects unknown currencies. */
function currency(
  initial: (typeof commonCurrencies)[number],
): Kind<string, ConverterProblem> & { options: readonly string[] } {
  const kind = textKind<string, ConverterProblem>(initial, (text) => {
    const code = text.trim().toUpperCase()
    return currencyCodes.includes(code) ? value(code) : problem({ kind: 'notACurrency' })
  })
  return { ...kind, options: currencyCodes }
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
