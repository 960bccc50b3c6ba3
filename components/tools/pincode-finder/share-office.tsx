'use client'

import { Share2 } from 'lucide'
import { Icon } from '@/components/site/icon'
import { showToast } from '@/lib/toast'

/** Hands an office on by the phone's own sheet, or by WhatsApp where there is none. */
export function ShareOffice({ line, pincode, label }: { line: string; pincode: string; label: string }) {
  const share = async () => {
    const url = `${location.origin}${location.pathname}#pincode=${pincode}`
    if (!('share' in navigator)) {
      open(`https://wa.me/?text=${encodeURIComponent(`${line} ${url}`)}`, '_blank', 'noopener')
      return
    }
    try {
      await navigator.share({ text: line, url })
    } catch (error) {
      // Closing the sheet without choosing is an answer, not a fault.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ title: 'Error', description: 'Could not share this office.', variant: 'destructive' })
    }
  }
  return (
    <button type="button" aria-label={label} onClick={share} className="copy">
      <Icon of={Share2} />
    </button>
  )
}
