import { CopyButton } from '@/components/share/copy-button'
import { StorageWords } from '@/components/ui/storage-notice'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { Button } from '@/components/ui/button'
import { type FinishedSum, isRounded, shownResult } from '@/lib/arithmetic/keypad'
import { clearTape, tapeStore } from '@/lib/arithmetic/tape'
import { groupAmount } from '@/lib/inputs/amount-typing'
import { t } from '@/lib/language/words'

const shown = ({ value }: FinishedSum) => groupAmount(shownResult(value))
const equals = ({ value }: FinishedSum) => (isRounded(value) ? '≈' : '=')
const line = (entry: FinishedSum) => `${entry.sum} ${equals(entry)} ${shown(entry)}`

/** The finished sums, the newest first. A result can be used again, and the whole tape copied. */
export function Tape({ onUse }: { onUse(value: number): void }) {
  const saved = useStoredValue(tapeStore)
  const entries = saved.value
  return (
    <section aria-label={t('Tape')} className="card p-5">
      <h2>{t('Tape')}</h2>
      <div className="mt-1 text-sm text-soft">
        <StorageWords state={saved} what={t('Your sums')} />
      </div>
      {entries.length === 0 ? (
        <p className="mt-1 text-soft">
          {t('Finished sums are kept here, on this device only, until you clear them.')}
        </p>
      ) : (
        <>
          <ol className="mt-1 max-h-96 overflow-y-auto" tabIndex={0} aria-label={t('Finished sums')}>
            {entries.map((entry, place) => (
              <li
                key={entries.length - place}
                className="flex items-center justify-between gap-2 border-t border-line"
              >
                <span className="min-w-0 text-soft">
                  {entry.sum} {equals(entry)}
                </span>
                <Button
                  variant="quiet"
                  aria-label={t('Use {0} again', shown(entry))}
                  onClick={() => onUse(entry.value)}
                >
                  {shown(entry)}
                </Button>
              </li>
            ))}
          </ol>
          <div className="no-print mt-2 flex flex-wrap gap-2">
            <CopyButton value={entries.map(line).reverse().join('\n')} label={t('Copy the tape')}>
              {t('Copy')}
            </CopyButton>
            <Button variant="quiet" onClick={clearTape}>
              {t('Clear tape')}
            </Button>
            <Button variant="quiet" onClick={() => print()}>
              {t('Print')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
