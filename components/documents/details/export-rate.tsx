import { useQuestion } from '@/components/hooks/use-question'
import { siteRates } from '@/components/live/site-rates'
import { TodaysRates } from '@/components/live/todays-rates'
import type { FieldBinding } from '@/components/tool-form/use-tool-inputs'
import { rateBetween } from '@/lib/money/rate-table'

interface ExportRateProps {
  currency: string
  rate: FieldBinding
  day: FieldBinding
  /** The visitor has just asked for it: a rate that is there already is replaced. */
  tapped: boolean
}

/** Fills in today's rate of a document's currency with its day. */
export function ExportRate({ currency, rate, day, tapped }: ExportRateProps) {
  const { state } = useQuestion(siteRates.lookups.snapshot, { question: 'allRates' })
  if (state.kind !== 'answered') return null
  const copy = state.answer
  return (
    <TodaysRates
      key={currency}
      copy={copy}
      pair={{ from: currency, to: 'INR' }}
      tapped={tapped}
      onPick={(pick) => {
        const rates = pick(currency, 'INR', copy)
        const perUnit = rates && rateBetween(rates, currency, 'INR')
        if (!rates || !perUnit || (rate.text.trim() !== '' && !tapped)) return
        rate.onText(perUnit.toFixed(4))
        day.onText(rates.on)
      }}
    />
  )
}
