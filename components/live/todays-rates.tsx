import { useEffect, useEffectEvent, useState } from 'react'
import { useStoredValue } from '@/components/hooks/use-stored-value'
import { LiveAsk } from '@/components/live/live-ask'
import { Button } from '@/components/ui/button'
import { indianDay } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { todaysRates, todaysRatesAddress } from '@/lib/lookup/live/todays-rates'
import { type DatedRates, isDoubtful, rateMovePercent } from '@/lib/money/dated-rates'
import { ratesOfDay } from '@/lib/money/rates-of-day'
import { rateText } from '@/lib/money/money-text'
import { rateBetween } from '@/lib/money/rate-table'
import { t } from '@/lib/language/words'

/** The rates that the page goes by for a pair in place of those of `copy`; null where it stays with the copy. */
export type PickRates = (from: string, to: string, copy: DatedRates) => DatedRates | null

interface Pair {
  from: string
  to: string
}

interface TodaysRatesProps {
  copy: DatedRates
  pair: Pair | null
  tapped: boolean
  onPick(pick: PickRates): void
}

/**
 * The rates of today, asked for and kept for the day. A pair that moved far since the copy is used only when
 * the visitor agrees.
 */
export function TodaysRates({ copy, pair, tapped, onPick }: TodaysRatesProps) {
  const [day] = useState(() => indianDay(new Date()))
  // Read before the service is asked by itself.
  useState(() => ratesOfDay.sync())
  const { value: kept } = useStoredValue(ratesOfDay)
  return (
    <LiveAsk
      service="rates"
      question={day}
      tapped={tapped}
      known={kept?.askedOn === day ? kept.rates : null}
      address={todaysRatesAddress}
      ask={async (_, signal) => {
        const rates = await todaysRates(new Date().toISOString().slice(0, 10), signal)
        ratesOfDay.change(() => ({ askedOn: day, rates }))
        return rates
      }}
      remains={t('The page goes on with the rates of {0}.', dayInWords(copy.on))}
      answered={(rates) => <Given {...{ rates, copy, pair, onPick }} />}
    />
  )
}

const nameOfPair = ({ from, to }: Pair) => [from, to].toSorted().join()

interface GivenProps extends Omit<TodaysRatesProps, 'tapped'> {
  rates: DatedRates
}

function Given({ rates, copy, pair, onPick }: GivenProps) {
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const isRefused = (of: Pair, old: DatedRates) =>
    isDoubtful(old, rates, of.from, of.to) && !accepted.includes(nameOfPair(of))
  const tell = useEffectEvent(() =>
    onPick((from, to, old) => {
      const isOld = rates.on <= old.on || rateBetween(rates, from, to) === null
      return isOld || isRefused({ from, to }, old) ? null : rates
    }),
  )
  useEffect(() => tell(), [rates, accepted])

  if (rates.on <= copy.on)
    return <p>{t('The service has no newer rates than those of {0}.', dayInWords(copy.on))}</p>
  const rate = pair && rateBetween(rates, pair.from, pair.to)
  if (pair && rate !== null && isRefused(pair, copy)) {
    const percent = rateMovePercent(copy, rates, pair.from, pair.to)!.toFixed(0)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>
          {t(
            'The service gives {0}, a move of {1}% since {2}. That is unusual, so the page has not used it.',
            rateText(rate, pair.from, pair.to),
            percent,
            dayInWords(copy.on),
          )}
        </p>
        <Button variant="outline" onClick={() => setAccepted([...accepted, nameOfPair(pair)])}>
          {t('Use this rate')}
        </Button>
      </div>
    )
  }
  return (
    <p role="status">
      {rate === null && pair !== null
        ? t('The service has no rate for these two currencies.')
        : t(
            'Rates of {0} from fawazahmed0/exchange-api (CC0), saved on this device for today.',
            dayInWords(rates.on),
          )}
    </p>
  )
}
