import { paiseOfText } from '@/lib/expenses/expense'
import { typedLists } from '@/lib/language/typed-words'
import { plainDigits } from '@/lib/inputs/read-number'

export type Side = 'received' | 'spent'

const WORDS: readonly (readonly [Side, string])[] = [
  ['received', 'cr credit credited c deposit deposited received receipt in income inflow refund +'],
  // M is an instalment on statements of SBI Card.
  [
    'spent',
    'dr debit debited d m withdrawal withdrawn withdraw spent paid sent out expense outflow purchase -',
  ],
]
const SIDES = new Map([
  ...WORDS.flatMap(([side, words]) => words.split(' ').map((word) => [word, side] as const)),
  ...typedLists(process.env.TYPED_MONEY_SIDES).flatMap(([side, ...words]) =>
    words.map((word) => [word, side === 'spent' ? 'spent' : 'received'] as const),
  ),
])

/** A word as banks mark the direction with it: small, without points and brackets. */
export const sideWord = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}+-]/gu, '')

/** Which side Cr, DR., Debit or जमा is; null for other words. */
export const sideOf = (word: string): Side | null => SIDES.get(sideWord(word)) ?? null

export interface StatementAmount {
  paise: number
  /** With a minus before or behind it, or in brackets. */
  negative: boolean
  /** By the word before or behind it; null without one. */
  side: Side | null
}

const EMPTY = /^(?:[-–—]|nil|na|n\/a)?$/i
const CURRENCY = /₹|\brs\b\.?|\binr\b|^=/gi
const PARTS =
  /^(?<before>[a-z]{0,8}\.?)(?<open>\(?)(?<sign>[+-]?)(?<digits>\d[\d,]*(?:\.\d*)?|\.\d+)(?<behind>-?)(?<close>\)?)(?<after>\(?[a-z]{0,8}\.?\)?)$/

/**
 * An amount as banks print it: '1,250.50', '50.00 Cr', '-50', '50.00(Dr)', '₹ (50.00)'. Cr is a credit here,
 * never a crore.
 * @returns 'empty' for nothing, a dash or zero; null for a text that is no amount up to ₹100 crore
 */
export function statementAmount(cell: string): StatementAmount | 'empty' | null {
  const text = plainDigits(cell)
    .toLowerCase()
    .replace(CURRENCY, '')
    .replace(/rs\.?(?=\d)|inr(?=\d)/g, '')
    .replace(/\s+/g, '')
  if (EMPTY.test(text)) return 'empty'
  const parts = PARTS.exec(text)?.groups
  if (!parts) return null
  const side = sideAround(`${parts.before}${parts.after}`)
  if (side === 'unknown') return null
  return amountOf(parts.digits!, { negative: isNegative(parts), side })
}

function sideAround(word: string): Side | null | 'unknown' {
  const side = sideOf(word)
  return side === null && sideWord(word) !== '' ? 'unknown' : side
}

const isNegative = ({ sign, behind, open, close }: Record<string, string | undefined>) =>
  sign === '-' || behind === '-' || (open === '(' && close === ')')

function amountOf(
  digits: string,
  { negative, side }: { negative: boolean; side: Side | null },
): ReturnType<typeof statementAmount> {
  if (!/[1-9]/.test(digits)) return 'empty'
  const paise = paiseOfText(digits)
  return paise === null ? null : { paise, negative, side }
}
