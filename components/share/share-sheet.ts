/** Opens the device's own sheet for sharing. */
export async function openShareSheet(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (fault) {
    // Closing the sheet without choosing is an answer, not a fault.
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) throw fault
  }
}

/** Opens the device's own sheet for a text, or WhatsApp where there is none. */
export async function shareText(text: string, url?: string): Promise<void> {
  if ('share' in navigator) return openShareSheet(url ? { text, url } : { text })
  const words = encodeURIComponent(url ? `${text} ${url}` : text)
  open(`https://wa.me/?text=${words}`, '_blank', 'noopener')
}
