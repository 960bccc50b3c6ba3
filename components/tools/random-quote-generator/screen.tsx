'use client'

import { useState, useSyncExternalStore } from 'react'
import { StorageNotice } from '@/components/results/storage-notice'
import { useStoredValue } from '@/components/tool-form/use-stored-value'
import { nextPlace, quotations } from '@/lib/quotes/quotation-list'
import { FavouriteList } from './favourite-list'
import { favourites } from './favourites'
import { QuoteActions } from './quote-actions'
import { QuoteView } from './quote-view'

const never = () => () => {}

/** Drawn once for each visit. The page as built shows the first quotation, since it cannot know what will be drawn. */
let drawnAtLoad: number | null = null
const drawAtLoad = () => (drawnAtLoad ??= nextPlace(quotations.length, null, Math.random()))

export function RandomQuoteGenerator() {
  const atLoad = useSyncExternalStore(never, drawAtLoad, () => 0)
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
      <FavouriteList texts={texts} onOpen={setChosen} />
    </>
  )
}
