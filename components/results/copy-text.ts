import { showToast } from '@/components/site/toast'

/** Copies a text and says so in a toast. @returns whether it was copied */
export async function copyText(text: string, failed = 'Could not copy value.'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // No clipboard without a secure context or the visitor's leave; only the visitor can mend that.
    showToast({ title: 'Error', description: failed, variant: 'destructive' })
    return false
  }
  showToast({ title: 'Copied to clipboard!', description: text })
  return true
}
