/** Opens the device's own sheet for sharing. */
export async function openShareSheet(data: ShareData): Promise<void> {
  try {
    await navigator.share(data)
  } catch (fault) {
    // Closing the sheet without choosing is an answer, not a fault.
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) throw fault
  }
}
