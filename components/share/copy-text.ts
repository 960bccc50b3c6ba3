import { showError, showToast } from '@/components/ui/toast-store'

interface CopyWords {
  /** What the toast shows where the text was not copied. */
  failed?: string
  /** What it names in place of the text: an address is long and tells nobody anything. */
  named?: string | undefined
}

/** Copies a text and confirms it in a toast. @returns whether it was copied */
export async function copyText(text: string, words: CopyWords = {}): Promise<boolean> {
  const { failed = 'Could not copy value.', named = text } = words
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // No clipboard without a secure context or the visitor's leave; only the visitor can change that.
    showError('Error', failed)
    return false
  }
  showToast({ title: 'Copied to clipboard!', description: named })
  return true
}
