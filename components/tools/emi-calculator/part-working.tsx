import { type WorkingContent, withPowers } from '@/components/results/working'
import { t } from '@/lib/language/words'

/** The working of one question about the whole loan; open on paper. */
export const PartWorking = ({ formula, steps }: WorkingContent) => (
  <details className="working disclosure">
    <summary>
      <h3 className="text-base">{t('How this is calculated')}</h3>
    </summary>
    <p className="mt-3 overflow-x-auto border-l-3 border-accent bg-sunken px-4 py-3 font-display text-[1.0625rem]">
      {withPowers(formula)}
    </p>
    <ol className="mt-2 mb-3">
      {Object.entries(steps).map(
        ([label, sum]) =>
          sum !== false && (
            <li
              key={label}
              className="flex flex-wrap gap-x-6 border-b border-line py-2 text-soft tabular-nums"
            >
              {label}
              <span className="ml-auto text-right text-ink">{sum}</span>
            </li>
          ),
      )}
    </ol>
  </details>
)
