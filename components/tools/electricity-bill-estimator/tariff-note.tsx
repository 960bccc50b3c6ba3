import { Anchor } from '@/components/ui/anchor'
import { Day } from '@/components/ui/day'
import type { TariffTerms } from '@/lib/energy/electricity-published'
import { monthInWords } from '@/lib/format/days'

interface TariffNoteProps {
  terms: TariffTerms
  /** The names of charges that were not found; '' for none. */
  missing: string
}

/** Which order a bill follows, its year and first day, until when it is known to hold, and where it was read. */
export function TariffNote({ terms, missing }: TariffNoteProps) {
  const { order, year, from, knownUntil, confidence, status, source, alsoIn } = terms
  return (
    <section aria-label="The tariff" className="mt-3 text-sm">
      <p className="text-soft">
        {order}. Rates of {year}, in force from <Day date={from} />, known up to {monthInWords(knownUntil)}{' '}
        (confidence: {confidence}). An estimate: compare the rates with those on your bill.
      </p>
      {missing && <p className="mt-1 font-medium">Not in this bill, as no amount was found: {missing}.</p>}
      <details className="disclosure">
        <summary>About this order</summary>
        <p className="text-soft">{status}</p>
        <p className="mt-1 text-soft">
          Source: <Anchor href={source.href}>{source.title}</Anchor>
          {alsoIn && (
            <>
              ; <Anchor href={alsoIn.href}>{alsoIn.title}</Anchor>
            </>
          )}
          .
        </p>
      </details>
    </section>
  )
}
