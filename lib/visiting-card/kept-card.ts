import { isRecord } from '@/lib/json/is-record'
import { drawnPicture } from '@/lib/pictures/picture-file'
import { blankCard, type Card, cardFields, LONGEST } from '@/lib/contact/card'
import { type Face, faces } from '@/lib/visiting-card/face-choice'

export const KEPT_KEY = 'visitingCard'
const VERSION = 1

export interface KeptCard {
  card: Card
  face: Face
}

function cardFrom(stored: Record<string, unknown>): Card | null {
  const fits = cardFields.every((field) => {
    const text = stored[field]
    return typeof text === 'string' && text.length <= LONGEST[field]
  })
  const picture = stored.profilePicture
  const isPicture = typeof picture === 'string' && (picture === '' || drawnPicture(picture) !== null)
  if (!fits || !isPicture) return null
  const entries = Object.keys(blankCard).map((field) => [field, stored[field]])
  return Object.fromEntries(entries) as Card
}

/** A kept card from its stored form; null for one that is damaged, of a newer page, or none of ours. */
export function keptFrom(stored: unknown): KeptCard | null {
  if (!isRecord(stored) || stored.version !== VERSION || !isRecord(stored.card)) return null
  const card = cardFrom(stored.card)
  const face = faces.find((face) => face === stored.face)
  return card && face ? { card, face } : null
}

export const keptText = ({ card, face }: KeptCard) => JSON.stringify({ version: VERSION, card, face })
