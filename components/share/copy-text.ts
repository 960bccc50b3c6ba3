import { showError, showToast } from '@/components/ui/toast-store'

/** Copies a text and says so in a toast. @returns whether it was copied */
export async function copyText(text: string, failed = 'Could not copy value.'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // No clipboard without a secure context or the visitor's leave; only the visitor can mend that.
    showError('Error', failed)
    return false
  }
  showToast({ title: 'Copied to clipboard!', description: text })
  return true
}
