'use client'

import { Copy, Heart, Image as ImageIcon, RefreshCw, Share2 } from 'lucide'
import { sharePicture } from '@/components/results/share-picture'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'
import type { Quotation } from '@/lib/quotes/quotation'
import { quotationText } from '@/lib/quotes/quotation-list'
import { showToast } from '@/components/site/toast'
import { toggleFavourite } from './favourites'
import { quoteCard } from './quote-card'

async function copy(quotation: Quotation): Promise<void> {
  const text = quotationText(quotation)
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // No clipboard without a secure context or the visitor's leave; only the visitor can change that.
    showToast({ title: 'Error', description: 'Could not copy quote.', variant: 'destructive' })
    return
  }
  showToast({ title: 'Copied to clipboard!', description: text })
}

/** The phone's own sheet, or WhatsApp where there is none. */
async function share(quotation: Quotation): Promise<void> {
  const text = quotationText(quotation)
  if (!('share' in navigator)) {
    open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener')
    return
  }
  try {
    await navigator.share({ text })
  } catch (fault) {
    // Closing the sheet without choosing is an answer, not a fault.
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) throw fault
  }
}

interface QuoteActionsProps {
  quotation: Quotation
  isFavourite: boolean
  onNext(): void
}

export function QuoteActions({ quotation, isFavourite, onNext }: QuoteActionsProps) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button onClick={onNext}>
        <Icon of={RefreshCw} />
        New quote
      </Button>
      <Button variant="outline" onClick={() => copy(quotation)}>
        <Icon of={Copy} />
        Copy quote
      </Button>
      <Button variant="outline" onClick={() => share(quotation)}>
        <Icon of={Share2} />
        Share
      </Button>
      <Button
        variant="outline"
        onClick={() => sharePicture(quoteCard(quotation), { stem: 'quote', title: quotation.author })}
      >
        <Icon of={ImageIcon} />
        Picture
      </Button>
      <Button variant="outline" aria-pressed={isFavourite} onClick={() => toggleFavourite(quotation.text)}>
        <Icon of={Heart} className={isFavourite ? 'fill-current text-accent' : ''} />
        {isFavourite ? 'Saved' : 'Save'}
      </Button>
    </div>
  )
}
