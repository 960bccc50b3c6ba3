import type { Quotation } from '@/lib/quotes/quotation'
import { placeOf } from '@/lib/quotes/quotation-list'

/** A quotation in its own language, in English, and where it stands. */
export function QuoteView({ quotation }: { quotation: Quotation }) {
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
