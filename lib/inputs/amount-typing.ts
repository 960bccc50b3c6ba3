import { groupDigits } from '@/lib/format/numbers'
import { LONGEST_NUMBER, plainDigits } from '@/lib/inputs/read-number'

const PLAIN_AMOUNT = /^(-?)([\d,]*)(\.[\d]*)?$/

function partsOf(text: string): { sign: string; digits: string; fraction: string } | null {
  if (text.length > LONGEST_NUMBER) return null
  const found = PLAIN_AMOUNT.exec(plainDigits(text))
  if (!found) return null
  const [, sign = '', whole = '', fraction = ''] = found
  return { sign, digits: withoutCommas(whole), fraction }
}

/** Any text of an amount, with its digits grouped; a text that is more than digits ('10 lakh') stays as typed. */
export function groupAmount(text: string): string {
  const parts = partsOf(text)
  if (!parts) return text
  return parts.sign + groupDigits(parts.digits.slice(leadingZeros(parts.digits))) + parts.fraction
}

/** What the visitor just did in a field: its text before, and the name that the browser gives to the change. */
export interface Edit {
  before: string
  inputType: string
}

/** Where a delete key took only a comma, the digit that it was meant for goes too. */
function withoutDigit(
  text: string,
  caret: number,
  { before, inputType }: Edit,
): [text: string, caret: number] {
  const isComma =
    inputType.startsWith('deleteContent') && before === `${text.slice(0, caret)},${text.slice(caret)}`
  const at = inputType.endsWith('Forward') ? caret : caret - 1
  return isComma ? [text.slice(0, at) + text.slice(at + 1), at] : [text, caret]
}

/**
 * Groups an amount while it is typed, and returns where the caret belongs: after as many digits and points as
 * before, so that the commas that come and go never carry it along. Leading zeros go when the caret is past them;
 * those behind it wait, since whoever deletes the 1 of 1,00,000 is about to type another digit.
 */
export function groupWhileTyping(
  typed: string,
  typedAt: number,
  edit?: Edit,
): { text: string; caret: number } {
  const [text, caret] = edit ? withoutDigit(typed, typedAt, edit) : [typed, typedAt]
  const parts = partsOf(text)
  if (!parts) return { text, caret }
  const { sign, digits, fraction } = parts
  const before = withoutCommas(plainDigits(text.slice(0, caret))).length
  const zerosDropped = Math.min(leadingZeros(digits), Math.max(0, before - sign.length))
  const grouped = sign + groupDigits(digits.slice(zerosDropped)) + fraction
  if (grouped === text) return { text, caret }
  let behind = before - zerosDropped
  let place = 0
  while (place < grouped.length && behind > 0) {
    if (grouped[place] !== ',') behind -= 1
    place += 1
  }
  return { text: grouped, caret: place }
}

/** The number of leading zeros. */
const leadingZeros = (digits: string) => Math.max(0, digits.search(/[1-9]|\d$/))

const withoutCommas = (text: string) => text.replaceAll(',', '')
