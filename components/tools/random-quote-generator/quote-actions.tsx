import { Copy, Heart, Image as ImageIcon, RefreshCw, Share2 } from 'lucide'
import { copyText } from '@/components/results/copy-text'
import { sharePicture } from '@/components/results/share-picture'
import { openShareSheet } from '@/components/results/share-sheet'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'
import { toggleFavourite } from '@/lib/quotes/favourites'
import type { Quotation } from '@/lib/quotes/quotation'
import { quotationText } from '@/lib/quotes/quotation-list'
import { quoteCard } from './quote-card'

/** The phone's own sheet, or WhatsApp where there is none. */
function share(text: string): void {
  if ('share' in navigator) void openShareSheet({ text })
  else open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener')
}

interface QuoteActionsProps {
  quotation: Quotation
  isFavourite: boolean
  onNext(): void
}

export function QuoteActions({ quotation, isFavourite, onNext }: QuoteActionsProps) {
  const text = quotationText(quotation)
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button onClick={onNext}>
        <Icon of={RefreshCw} />
        New quote
      </Button>
      <Button variant="outline" onClick={() => copyText(text, 'Could not copy quote.')}>
        <Icon of={Copy} />
        Copy quote
      </Button>
      <Button variant="outline" onClick={() => share(text)}>
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
