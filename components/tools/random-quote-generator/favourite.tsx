import { CopyButton } from '@/components/results/copy-button'
import { Button } from '@/components/ui/button'
import { toggleFavourite } from '@/lib/quotes/favourites'
import type { Quotation } from '@/lib/quotes/quotation'
import { quotations, quotationText } from '@/lib/quotes/quotation-list'

/** A saved quotation. One that is no longer in the collection is shown by its words alone. */
export function Favourite({ text, onOpen }: { text: string; onOpen(place: number): void }) {
  const place = quotations.findIndex((quotation) => quotation.text === text)
  const quotation: Quotation | undefined = quotations[place]
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-2">
      <p className="min-w-0 flex-1 basis-60">
        <span lang={quotation?.language} dir="auto">
          {text}
        </span>
        {quotation && <span className="block text-sm text-soft">{quotation.author}</span>}
      </p>
      {quotation && (
        <Button variant="quiet" onClick={() => onOpen(place)}>
          Show
        </Button>
      )}
      <CopyButton value={quotation ? quotationText(quotation) : text} label={`Copy: ${text}`} />
      <Button variant="quiet" onClick={() => toggleFavourite(text)}>
        Remove
      </Button>
    </li>
  )
}
