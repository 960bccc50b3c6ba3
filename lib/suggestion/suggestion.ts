import { textInLink } from '@/lib/inputs/text-in-link'
import type { Link } from '@/lib/inputs/tool-inputs'
import { t } from '@/lib/language/words'

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

/** The fields that need a change before the suggestion is complete, each with what to do about it. */
export type SuggestionProblems = Partial<Record<keyof Suggestion, string>>

// Loose on purpose: an address is only proved by writing to it, and a strict pattern refuses real ones.
const looksLikeEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Missing or doubtful parts of a suggestion; an empty object when it is complete. */
export function problemsOf({ toolName, description, email }: Suggestion): SuggestionProblems {
  return {
    ...(!toolName.trim() && { toolName: t('Give the tool a name.') }),
    ...(!description.trim() && { description: t('Say in a line or two what it should do.') }),
    ...(email.trim() &&
      !looksLikeEmail.test(email.trim()) && {
        email: t('This does not look like an email address. Correct it, or leave it empty.'),
      }),
  }
}

/** The suggestion as plain text, ready to be pasted into a letter. */
export function suggestionText({ toolName, description, email }: Suggestion): string {
  const answerTo = email.trim() && t('Answer to: {0}', email.trim())
  return [t('Tool: {0}', toolName.trim()), description.trim(), answerTo].filter(Boolean).join('\n\n')
}

/**
 * A link that opens the visitor's own mail programme with the suggestion filled in.
 * Spaces are written %20, not +, which mail programmes show as a plus sign.
 */
export function suggestionMailto(address: string, suggestion: Suggestion): string {
  const subject = encodeURIComponent(t('A tool to add: {0}', suggestion.toolName.trim()))
  const body = encodeURIComponent(suggestionText(suggestion).replaceAll('\n', '\r\n'))
  return `mailto:${address}?subject=${subject}&body=${body}`
}
