'use client'

import { LiveOffer } from '@/components/live/live-offer'
import { type SiteRates, siteRates } from '@/components/live/site-rates'
import { DataAge } from '@/components/results/data-age'
import { WhenSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useQuestion } from '@/components/hooks/use-question'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { conversionAnswer } from '@/lib/money/conversion-answer'
import { converterInputs } from '@/lib/money/converter-inputs'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import { t } from '@/lib/language/words'
import { chargesOf } from './charges'
import { CurrencyFinder } from './currency-finder'
import { ChargeFields, PairFields } from './fields'
import { RatesMissing, RatesSource } from './rates-source'
import { conversionRows } from './rows'
import { type RatesView, usePageRates } from './use-rates'
import { converterWorking } from './working'

const loadTodays = async () => (await import('@/components/live/todays-rates')).TodaysRates
const loadAmounts = () => import('./common-amounts')

interface CurrencyConverterProps {
  /** The site's own rates of the popular currencies, as the page was built with them. */
  commonRates: RateSnapshot
  site?: SiteRates
}

export function CurrencyConverter({ commonRates, site = siteRates }: CurrencyConverterProps) {
  const inputs = useToolInputs(converterInputs)
  const snapshot = useQuestion(site.lookups.snapshot, { question: 'allRates' })
  const copy = { common: commonRates, snapshot }
  const pair = inputs.read('from', 'to')
  const { view, shipped, setPick } = usePageRates(pair, copy, site)
  const { table } = view
  const asked = inputs.read('amount', 'from', 'to')
  const answer = conversionAnswer(inputs.read, table)
  const charges = chargesOf(answer?.charged)

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={
        <>
          <PairFields inputs={inputs} names={shipped.names} />
          <CurrencyFinder inputs={inputs} snapshot={snapshot} table={table} places={site.lookups.places} />
          <ChargeFields inputs={inputs} />
        </>
      }
      rows={answer && conversionRows(answer)}
      placeholder={placeholderOf(view, asked !== null)}
      age={table?.on && <DataAge kind="rates" on={table.on} />}
      remarks={
        <>
          <RatesSource view={view} />
          {site.service === 'open' && (
            <LiveOffer
              label={t('Get today’s rates')}
              load={loadTodays}
              keys={['alwaysAsk.rates', 'ratesOfDay']}
              props={{ copy: shipped, pair, onPick: setPick }}
            />
          )}
          {charges.note}
        </>
      }
      comparable={false}
      shareTitle={t('Currency conversion')}
      working={answer && converterWorking(answer.conversion, answer.table, charges.steps)}
    >
      {table === null && <RatesMissing view={view} copyOn={commonRates.on} />}
      <WhenSeen
        heading={t('Common amounts')}
        load={loadAmounts}
        className="min-h-[32rem]"
        props={pair && table && { table, ...pair }}
      />
    </CalculatorScreen>
  )
}

/** Shown in place of the result. */
function placeholderOf({ table, failure }: RatesView, asked: boolean): string {
  if (table === null && failure) return failure.message
  if (!asked) return t('Enter an amount above 0 and choose two currencies.')
  return table === null ? t('Loading rates…') : t('No rate for these two currencies.')
}
