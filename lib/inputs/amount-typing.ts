import { groupDigits } from '@/lib/format/numbers'
import { plainDigits } from '@/lib/inputs/read-number'

const PLAIN_AMOUNT = /^(-?)([\d,]*)(\.[\d]*)?$/

/** Any text of an amount, with its digits grouped; a text that is more than digits ('10 lakh') stays as typed. */
export function groupAmount(text: string): string {
  const plain = plainDigits(text)
  const found = PLAIN_AMOUNT.exec(plain)
  if (!found) return text
  const [, sign = '', whole = '', fraction = ''] = found
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return sign + groupDigits(digits) + fraction
}

/**
 * Groups an amount while it is typed, and says where the caret belongs: behind as many digits and points as
 * before, so that the commas that come and go never carry it along.
 */
export function groupWhileTyping(text: string, caret: number): { text: string; caret: number } {
  const grouped = groupAmount(text)
  if (grouped === text) return { text, caret }
  const kept = significant(plainDigits(text))
  const zerosDropped = kept.length - significant(grouped).length
  let behind = Math.max(0, significant(plainDigits(text.slice(0, caret))).length - zerosDropped)
  let place = 0
  while (place < grouped.length && behind > 0) {
    if (grouped[place] !== ',') behind -= 1
    place += 1
  }
  return { text: grouped, caret: place }
}

const significant = (text: string) => text.replaceAll(',', '')
