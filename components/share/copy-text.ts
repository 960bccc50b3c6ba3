import { showError, showToast } from '@/components/ui/toast-store'
import { t } from '@/lib/language/words'

interface CopyWords {
  /** The message of the toast if copying fails. */
  failed?: string
  /** What it names in place of the text: an address is long and tells nobody anything. */
  named?: string | undefined
}

/** Copies a text and confirms it in a toast. @returns whether it was copied */
export async function copyText(text: string, words: CopyWords = {}): Promise<boolean> {
  const { failed = t('Could not copy value.'), named = text } = words
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // No clipboard without a secure context or the visitor's leave; only the visitor can change that.
    showError(t('Error'), failed)
    return false
  }
  showToast({ title: t('Copied to clipboard!'), description: named })
  return true
}
