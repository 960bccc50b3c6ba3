import { t } from '@/lib/language/words'
import { type Place, placeLabel } from '@/lib/weather/city'
import { placeInWords } from '@/lib/weather/place-in-words'

/** Places of the same name, each with a button that asks for it. */
export function OtherPlaces({ others, onAsk }: { others: readonly Place[]; onAsk(question: string): void }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-places" className="no-print border-t border-line px-5 py-4">
      <h3 id="other-places" className="text-sm text-soft">
        {t('Other places with this name')}
      </h3>
      <ul className="flex flex-wrap gap-x-4">
        {[...new Set(others.map(placeLabel))].map((label) => (
          <li key={label}>
            <button
              type="button"
              className="min-h-11 text-left text-link underline"
              onClick={() => onAsk(label)}
            >
              {placeInWords(label)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
