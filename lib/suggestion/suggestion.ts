import { textInLink } from '@/lib/inputs/text-in-link'
import type { Link } from '@/lib/inputs/tool-inputs'

export interface Suggestion {
  toolName: string
  description: string
  /** Empty when the visitor wants no answer. */
  email: string
}

/** The suggestion a link carries in its query or its fragment; the fragment wins. */
export function suggestionFromLink(link: Link): Suggestion {
  const textOf = (name: keyof Suggestion) => textInLink(link, name) ?? ''
  return { toolName: textOf('toolName'), description: textOf('description'), email: textOf('email') }
}

// Loose on purpose: an address is only proved by writing to it, and a strict pattern refuses real ones.
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** The fields that are missing or doubtful, in the order of the form; none when the suggestion is complete. */
export function fieldsToCorrect({ toolName, description, email }: Suggestion): (keyof Suggestion)[] {
  const isWrong = {
    toolName: !toolName.trim(),
    description: !description.trim(),
    email: email.trim() !== '' && !looksLikeEmail.test(email.trim()),
  }
  return (['toolName', 'description', 'email'] as const).filter((name) => isWrong[name])
}
