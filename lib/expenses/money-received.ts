import { plusIsReceived } from '@/lib/expenses/running-balance'
import { sideOf, sideWord, statementAmount } from '@/lib/expenses/statement-amounts'
import { plainHeading } from '@/lib/expenses/statement-formats'

/** How a statement tells money received from money spent. */
export interface MoneyReceived {
  /** A column of its own, a sign, a word in another column, a word behind the amount; or not at all. */
  marked: 'ownColumn' | 'sign' | 'otherColumn' | 'word' | 'none'
  /** The amounts received, for `ownColumn`. */
  credit: number | null
  /** The column with the word, for `otherColumn`. */
  direction: number | null
  /** The word, or '-' or '+', of money received; '' for amounts without a word. Null until it is known which. */
  received: string | null
}

interface Found {
  headingRow: number
  date: number
  description: number
  amount: number
  credit: number | null
}

const MARKS_SIDE = new RegExp(`cr|credit|type|sign|direction|flow|${process.env.TYPED_STATEMENT_RECEIVED}`)

/** The column of words that is nearest to the amount; the balance often has another. Null without one. */
function directionColumn(
  rows: readonly (readonly string[])[],
  { headingRow, date, description, amount }: Found,
): number | null {
  const data = rows.slice(headingRow + 1)
  const isDirection = (place: number) => {
    const words = data.map((row) => row[place]?.trim() ?? '').filter((word) => word !== '')
    // Totals and notes below the table are a few.
    const known = words.filter((word) => sideOf(word) !== null).length
    return known > 0 && known >= words.length - Math.ceil(words.length / 10)
  }
  const places = rows[headingRow]!.map((head, place) => ({ head: plainHeading(head), place })).filter(
    ({ head, place }) =>
      ![date, description, amount].includes(place) && MARKS_SIDE.test(head) && isDirection(place),
  )
  const distance = (place: number) => (place > amount ? place - amount : amount - place + 0.5)
  return places.sort((a, b) => distance(a.place) - distance(b.place))[0]?.place ?? null
}

/** The words of a column, as they are written first, each once. */
export function wordsIn(rows: readonly (readonly string[])[], headingRow: number, place: number): string[] {
  const words = new Map<string, string>()
  for (const row of rows.slice(headingRow + 1)) {
    const word = row[place]?.trim() ?? ''
    if (sideWord(word) !== '' && !words.has(sideWord(word))) words.set(sideWord(word), word)
  }
  return [...words.values()]
}

/**
 * The word of money received in a column: Cr and its like, or none where only money spent has one. Null where
 * no word is known.
 */
export function receivedWord(
  rows: readonly (readonly string[])[],
  { headingRow, amount }: Pick<Found, 'headingRow' | 'amount'>,
  direction: number,
): string | null {
  const words = wordsIn(rows, headingRow, direction)
  const received = words.find((word) => sideOf(word) === 'received')
  if (received !== undefined) return sideWord(received)
  if (!words.some((word) => sideOf(word) === 'spent')) return null
  const isBare = (row: readonly string[]) => {
    const paid = statementAmount(row[amount] ?? '')
    return paid !== null && paid !== 'empty' && sideWord(row[direction] ?? '') === ''
  }
  return rows.slice(headingRow + 1).some(isBare) ? '' : 'cr'
}

/** By which mark money received is known in a table, as its cells show it. */
export function moneyReceived(
  rows: readonly (readonly string[])[],
  { found, isCard }: { found: Found; isCard: boolean },
): MoneyReceived {
  const none: MoneyReceived = { marked: 'none', credit: null, direction: null, received: null }
  if (found.credit !== null) return { ...none, marked: 'ownColumn', credit: found.credit }
  const direction = directionColumn(rows, found)
  if (direction !== null)
    return { ...none, marked: 'otherColumn', direction, received: receivedWord(rows, found, direction) }
  const amounts = rows
    .slice(found.headingRow + 1)
    .map((row) => statementAmount(row[found.amount] ?? ''))
    .filter((amount) => amount !== null && amount !== 'empty')
  const sides = new Set(amounts.map(({ side }) => side))
  if (sides.has('received') || sides.has('spent'))
    return { ...none, marked: 'word', received: sides.has('received') || !sides.has(null) ? 'cr' : '' }
  if (!amounts.some(({ negative }) => negative)) return none
  return {
    ...none,
    marked: 'sign',
    received: receivedSign(rows, { found, isCard, allNegative: amounts.every(({ negative }) => negative) }),
  }
}

/** What kind of statement it is decides, then the balance. A file in which all amounts have a minus is money spent. */
function receivedSign(
  rows: readonly (readonly string[])[],
  {
    found: { headingRow, amount },
    isCard,
    allNegative,
  }: { found: Found; isCard: boolean; allNegative: boolean },
): string | null {
  // The balance of a card is what is owed.
  if (isCard) return '-'
  const byBalance = plusIsReceived(rows, headingRow, amount)
  if (byBalance !== null) return byBalance ? '+' : '-'
  return allNegative ? '+' : null
}
