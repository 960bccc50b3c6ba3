'use client'

import { useState } from 'react'
import { SavedList } from '@/components/results/saved-list'
import { StorageNotice } from '@/components/results/storage-notice'
import { useInBrowser } from '@/components/tool-form/use-in-browser'
import { useStoredValue } from '@/components/tool-form/use-stored-value'
import { favourites } from '@/lib/quotes/favourites'
import type { Quotation } from '@/lib/quotes/quotation'
import { nextPlace, placeOf, quotations } from '@/lib/quotes/quotation-list'
import { Favourite } from './favourite'
import { QuoteActions } from './quote-actions'

/** Drawn once for each visit. The page as built shows the first quotation, since it cannot know what will be drawn. */
let drawnAtLoad: number | null = null
const drawAtLoad = () => (drawnAtLoad ??= nextPlace(quotations.length, null, Math.random()))

export function RandomQuoteGenerator() {
  const atLoad = useInBrowser(drawAtLoad, 0)
  const [chosen, setChosen] = useState<number | null>(null)
  const saved = useStoredValue(favourites)
  const texts = saved.value
  const place = chosen ?? atLoad
  const quotation = quotations[place]!

  return (
    <>
      <StorageNotice of={saved} what="Your saved quotes" onClose={favourites.closeNotice} />
      <section
        aria-label="Quote"
        className="card grid min-h-[38rem] content-between gap-6 p-6 sm:min-h-[29rem] sm:p-8"
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

/** A quotation in its own language, in English, and where it stands. */
function QuoteView({ quotation }: { quotation: Quotation }) {
  const { text, language, translation, author } = quotation
  return (
    <figure className="m-0">
      <blockquote>
        <output
          name="quote"
          data-value={text}
          lang={language}
          dir="auto"
          className="leading-normal block font-display text-2xl font-semibold sm:text-3xl"
        >
          {text}
        </output>
        {translation !== null && <p className="mt-3 text-lg text-soft">{translation}</p>}
      </blockquote>
      <figcaption className="mt-4">
        <output name="author" data-value={author} className="font-semibold">
          {author}
        </output>
        <span className="block text-sm text-soft">{placeOf(quotation)}</span>
      </figcaption>
    </figure>
  )
}
