'use client'

import { Copy, Heart, Image as ImageIcon, RefreshCw, Share2 } from 'lucide'
import { useState } from 'react'
import { RESULT_ID } from '@/components/results/focus-result'
import { CopyButton } from '@/components/share/copy-button'
import { copyText } from '@/components/share/copy-text'
import { SavedList } from '@/components/ui/saved-list'
import { sharePicture } from '@/components/share/share-picture'
import { shareText } from '@/components/share/share-sheet'
import { StorageNotice } from '@/components/ui/storage-notice'
import { Icon } from '@/components/ui/icon'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { Button } from '@/components/ui/button'
import { favourites, toggleFavourite } from '@/lib/quotes/favourites'
import type { QuotedText } from '@/lib/quotes/quotation'
import {
  authorOf,
  nextPlace,
  openingPlaces,
  placeOf,
  quotations,
  quotationText,
  translationOf,
} from '@/lib/quotes/quotation-list'
import { t } from '@/lib/language/words'
import { quoteCard } from './quote-card'

/**
 * Drawn once for each visit, in the language of the page. The page as built cannot know what will be drawn:
 * it shows the first.
 */
let drawnAtLoad: number | null = null
function drawAtLoad(): number {
  const places = openingPlaces()
  return (drawnAtLoad ??= places[nextPlace(places.length, null, Math.random())]!)
}

export function RandomQuoteGenerator() {
  const atLoad = useInBrowser(drawAtLoad, openingPlaces()[0]!)
  const [chosen, setChosen] = useState<number | null>(null)
  const saved = useStoredValue(favourites)
  const texts = saved.value
  const place = chosen ?? atLoad
  const quotation = quotations[place]!

  return (
    <>
      <StorageNotice state={saved} what={t('Your saved quotes')} onClose={favourites.closeNotice} />
      <section
        id={RESULT_ID}
        aria-label={t('Quote')}
        className="card grid min-h-[38rem] grid-cols-1 grid-rows-[1fr_auto] gap-6 p-6 sm:min-h-[29rem] sm:p-8"
      >
        {/* A new quotation is a new figure, so that its lines do not count as having moved. */}
        <QuoteView key={quotation.text} quotation={quotation} />
        <QuoteActions
          quotation={quotation}
          isFavourite={texts.includes(quotation.text)}
          onNext={() => setChosen(nextPlace(quotations.length, place, Math.random()))}
        />
      </section>
      <SavedList what="quotes">
        {texts.map((text) => (
          <Favourite key={text} text={text} onOpen={setChosen} />
        ))}
      </SavedList>
    </>
  )
}

/** A quotation in its own language, in that of the page, and its source. */
function QuoteView({ quotation }: { quotation: QuotedText }) {
  const { text, language, author } = quotation
  const translation = translationOf(quotation)
  return (
    <figure className="self-center">
      <blockquote>
        <output
          aria-live="off"
          data-spoken
          name="quote"
          data-value={text}
          lang={language}
          dir="auto"
          className="leading-normal block font-display text-2xl font-semibold wrap-anywhere sm:text-3xl"
        >
          {text}
        </output>
        {translation !== null && <p className="mt-3 text-lg text-soft">{translation}</p>}
      </blockquote>
      <figcaption className="mt-4">
        <output aria-live="off" data-spoken name="author" data-value={author} className="font-semibold">
          {authorOf(quotation)}
        </output>
        <span className="block text-sm text-soft">{placeOf(quotation)}</span>
      </figcaption>
    </figure>
  )
}

interface QuoteActionsProps {
  quotation: QuotedText
  isFavourite: boolean
  onNext(): void
}

function QuoteActions({ quotation, isFavourite, onNext }: QuoteActionsProps) {
  const text = quotationText(quotation)
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button onClick={onNext}>
        <Icon icon={RefreshCw} />
        {t('New quote')}
      </Button>
      <Button variant="outline" onClick={() => copyText(text, { failed: t('Could not copy quote.') })}>
        <Icon icon={Copy} />
        {t('Copy quote')}
      </Button>
      <Button variant="outline" onClick={() => void shareText(text)}>
        <Icon icon={Share2} />
        {t('Share')}
      </Button>
      <Button
        variant="outline"
        onClick={() => sharePicture(quoteCard(quotation), { stem: 'quote', title: authorOf(quotation) })}
      >
        <Icon icon={ImageIcon} />
        {t('Picture')}
      </Button>
      <Button variant="outline" aria-pressed={isFavourite} onClick={() => toggleFavourite(quotation.text)}>
        <Icon icon={Heart} className={isFavourite ? 'fill-current text-accent' : ''} />
        {t(isFavourite ? 'Saved' : 'Save')}
      </Button>
    </div>
  )
}

/** A saved quotation. One that is no longer in the collection is shown by its words alone. */
function Favourite({ text, onOpen }: { text: string; onOpen(place: number): void }) {
  const place = quotations.findIndex((quotation) => quotation.text === text)
  const quotation: QuotedText | undefined = quotations[place]
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-2">
      <p className="min-w-0 flex-1 basis-60">
        <span lang={quotation?.language} dir="auto">
          {text}
        </span>
        {quotation && <span className="block text-sm text-soft">{authorOf(quotation)}</span>}
      </p>
      {quotation && (
        <Button variant="quiet" onClick={() => onOpen(place)}>
          {t('Show')}
        </Button>
      )}
      <CopyButton value={quotation ? quotationText(quotation) : text} label={t('Copy: {0}', text)} />
      <Button variant="quiet" onClick={() => toggleFavourite(text)}>
        {t('Remove')}
      </Button>
    </li>
  )
}
