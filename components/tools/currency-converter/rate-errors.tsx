import { LoaderCircle } from 'lucide'
import { Icon } from '@/components/site/icon'
import type { RatesFailure, RatesView } from './use-rates'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'

const meanings = new Map([
  ['noKey', 'A live service is set up for this site, but its key is missing. Only the operator can add it.'],
  ['noCopy', 'The rate of this currency could not be loaded. Check your connection.'],
  ['noAnswer', 'The live service could not be reached, or its answer could not be read.'],
  ['unsupported-code', 'The live service does not support this currency.'],
  ['malformed-request', 'The live service could not read the request.'],
  ['invalid-key', 'The live service does not accept this site’s key.'],
  ['inactive-account', 'This site’s account with the live service is not active.'],
  ['quota-reached', 'The live service has reached its limit for now.'],
])

const meaningOf = ({ reason }: RatesFailure) => meanings.get(reason) ?? 'The live service refused to answer.'

type Copy = Extract<RatesView, { kind: 'copy' }>

/** Below the site's own rates: why there are no live ones, and a button to ask again. */
export function CopyInstead({ instead: { failure, retry } }: { instead: NonNullable<Copy['instead']> }) {
  return (
    <>
      <p>{`${failure.message} ${meaningOf(failure)}`}</p>
      {retry && (
        <Button variant="outline" onClick={retry}>
          Try the live service again
        </Button>
      )}
    </>
  )
}

/** What to do without rates: wait, try again, or use the site's own rates. */
export function RatesMissing({ view, copyOn }: { view: RatesView; copyOn: string }) {
  if (view.kind === 'loading') {
    return (
      <p className="mt-3 flex items-center gap-2 text-soft">
        <Icon of={LoaderCircle} className="size-5 animate-spin" />
        Loading rates for this currency
      </p>
    )
  }
  if (view.kind !== 'failed') return null
  const { failure, retry, takeCopy } = view
  return (
    <div role="alert" className="card mt-3 grid justify-items-start gap-3 p-5">
      <p>{meaningOf(failure)}</p>
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
