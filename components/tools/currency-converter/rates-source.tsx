import { LoaderCircle } from 'lucide'
import { Icon } from '@/components/site/icon'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import type { RatesView } from './use-rates'

/** Where the rates come from, and why they are not the live ones where a service is set up. */
export function RatesSource({ view }: { view: RatesView }) {
  if (view.kind === 'live')
    return <p className="mt-3 text-sm text-soft">Mid-market rate from the live service.</p>
  if (view.kind !== 'copy') return null
  const { table, instead } = view
  return (
    <div className="mt-3 text-sm text-soft">
      <p>
        Mid-market rate saved with this site; it does not change during the day. Source: {table.source},{' '}
        {table.licence}.
      </p>
      {instead && <p>{`${instead.failure.message} ${instead.failure.means}`}</p>}
      {instead?.retry && (
        <Button variant="outline" onClick={instead.retry}>
          Try the live service again
        </Button>
      )}
    </div>
  )
}

/** What to do without rates: wait, try again, or use the site's own rates of `copyOn`. */
export function RatesMissing({ view, copyOn }: { view: RatesView; copyOn: string }) {
  if (view.kind === 'loading')
    return (
      <p className="mt-3 flex items-center gap-2 text-soft">
        <Icon of={LoaderCircle} className="size-5 animate-spin" />
        Loading rates for this currency
        <noscript>: the live rates need JavaScript.</noscript>
      </p>
    )
  if (view.kind !== 'failed') return null
  const { failure, retry, takeCopy } = view
  return (
    <div role="alert" className="card mt-3 grid justify-items-start gap-3 p-5">
      <p>{failure.means}</p>
      {retry && (
        <Button variant="outline" onClick={retry}>
          Try again
        </Button>
      )}
      {takeCopy && (
        <Button variant="outline" onClick={takeCopy}>
          {`Use the rates of ${dayInWords(copyOn)}`}
        </Button>
      )}
    </div>
  )
}
