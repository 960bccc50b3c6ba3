import { bytesOf } from '@/lib/qr/utf8'
import { type Card, type CardField, cardFields, tidyCard } from '@/lib/contact/card'
import { contactText } from '@/lib/contact/vcard'

/**
 * The most bytes of a contact in a card's code: version 20 at level M. Its 97 modules and their margin are 0.24 mm each
 * in 25 mm, about the least that ordinary printing and cameras manage. Source for the bytes: ISO/IEC 18004.
 */
export const MOST_CARD_BYTES = 666

export interface Surplus {
  /** Characters to leave out. */
  characters: number
  /** The field that can spare the most. */
  from: CardField
}

const fits = (card: Card) => bytesOf(contactText(card)).length <= MOST_CARD_BYTES

function longestField(card: Card): CardField {
  const lengths = cardFields.map((field) => [field, bytesOf(card[field]).length] as const)
  return lengths.reduce((longest, next) => (next[1] > longest[1] ? next : longest))[0]
}

/** How much too long a card is for its code: characters off the ends of its longest fields. Null for one that fits. */
export function surplusOf(card: Card): Surplus | null {
  let rest = tidyCard(card)
  const from = longestField(rest)
  let characters = 0
  while (!fits(rest)) {
    const field = longestField(rest)
    rest = { ...rest, [field]: Array.from(rest[field]).slice(0, -1).join('') }
    characters += 1
  }
  return characters > 0 ? { characters, from } : null
}
