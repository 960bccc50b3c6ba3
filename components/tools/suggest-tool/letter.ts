import { t } from '@/lib/language/words'
import type { Suggestion } from '@/lib/suggestion/suggestion'

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
