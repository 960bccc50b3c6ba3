import { LoaderCircle } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { dayInWords } from '@/lib/format/days'
import { langOfEnglish } from '@/lib/language/page-language'
import { t } from '@/lib/language/words'
import type { RatesView } from './use-rates'

/** Where the rates come from, and why they are not the live ones where a service is set up. */
export function RatesSource({ view: { table, failure, retry } }: { view: RatesView }) {
  return (
    <div className="mt-3 text-sm text-soft">
      {table && 'source' in table ? (
        <p>
          <Sentence
            words={t(
              'Mid-market rate saved with this site; it does not change during the day. Source: {0}, {1}.',
            )}
            parts={[
              <span key="source" lang={langOfEnglish()}>
                {table.source}
              </span>,
              table.licence,
            ]}
          />
        </p>
      ) : (
        <p>{t('Mid-market rate from the live service.')}</p>
      )}
      {failure && <p>{`${failure.message} ${failure.means}`}</p>}
      {failure && retry && (
        <Button variant="outline" onClick={retry}>
          {t('Try the live service again')}
        </Button>
      )}
    </div>
  )
}

/** What to do without rates: wait, try again, or use the site's own rates of `copyOn`. */
export function RatesMissing({ view, copyOn }: { view: RatesView; copyOn: string }) {
  const { failure, retry, takeCopy } = view
  if (failure === null)
    return (
      <p className="mt-3 flex items-center gap-2 text-soft">
        <Icon icon={LoaderCircle} className="size-5 animate-spin" />
        {t('Loading rates for this currency')}
        <noscript>{t(': the live rates need JavaScript.')}</noscript>
      </p>
    )
  return (
    <div role="alert" className="card mt-3 grid justify-items-start gap-3 p-5">
      <p>{failure.means}</p>
      {retry && (
        <Button variant="outline" onClick={retry}>
          {t('Try again')}
        </Button>
      )}
      {takeCopy && (
        <Button variant="outline" onClick={takeCopy}>
          {t('Use the rates of {0}', dayInWords(copyOn))}
        </Button>
      )}
    </div>
  )
}
