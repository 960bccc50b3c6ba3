'use client'

import { useState } from 'react'
import { DataAge } from '@/components/results/data-age'
import { WhenSeen } from '@/components/results/when-seen'
import { CalculatorScreen } from '@/components/screens/calculator-screen'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { conversionRows } from './rows'
import { ConverterWorking } from './working'
import { FinderEntry, LazyDetails } from './lazy-details'
import { PairFields } from './fields'
import { RatesSource, useRateErrors } from './rates-source'
import { type SiteRates, siteRates } from './site-rates'
import { type RatesView, useRates } from './use-rates'
import { type Conversion, conversionOf, foreignOf } from '@/lib/money/conversion'
import { converterInputs } from '@/lib/money/converter-inputs'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'

const loadAmounts = () => import('./common-amounts')
const loadCharges = () => import('./charges')

interface CurrencyConverterProps {
  /** The site's own rates of the popular currencies, as the page was built with them. */
  commonRates: RateSnapshot
  site?: SiteRates
}

export function CurrencyConverter({ commonRates, site = siteRates }: CurrencyConverterProps) {
  const inputs = useToolInputs(converterInputs)
  const allRates = useLatePart(site.lookups.snapshot, true)
  const pair = inputs.read('from', 'to')
  const view = useRates(pair, { common: commonRates, whole: allRates }, site)
  const table = 'table' in view ? view.table : null
  const asked = inputs.read('amount', 'from', 'to')
  const conversion = asked && table && conversionOf(asked, table)
  const charges = useCharges(inputs, conversion)
  const errors = useRateErrors(view, site.service, commonRates.on)

  return (
    <CalculatorScreen
      inputs={inputs}
      fields={
        <>
          <PairFields inputs={inputs} names={(allRates.part ?? commonRates).names} />
          <FinderEntry inputs={inputs} whole={allRates} table={table} places={site.lookups.places} />
          <LazyDetails
            summary="Card or bank charges"
            open={charges.chosen}
            onOpen={charges.open}
            parts={[charges.late]}
          >
            {charges.fields(pair)}
          </LazyDetails>
        </>
      }
      rows={conversion && [...conversionRows(conversion, table), ...charges.rows]}
      placeholder={placeholderOf(view, asked !== null)}
      age={table?.on && <DataAge kind="rates" on={table.on} />}
      chart={
        <>
          <RatesSource view={view}>{errors.instead}</RatesSource>
          {charges.note}
        </>
      }
      shareTitle="Currency conversion"
      working={
        <>
          {errors.missing}
          {conversion && <ConverterWorking conversion={conversion} table={table} more={charges.steps} />}
        </>
      }
    >
      <WhenSeen
        heading="Common amounts"
        load={loadAmounts}
        className="min-h-[32rem]"
        of={pair && table && { table, ...pair }}
      />
    </CalculatorScreen>
  )
}

/** Card or bank charges: loaded when opened, or at once for a link that sets them. */
function useCharges(inputs: ToolInputs<typeof converterInputs>, conversion: Conversion | null) {
  const [opened, setOpened] = useState(false)
  const chosen = inputs.field('charge').text !== 'none'
  const late = useLatePart(loadCharges, opened || chosen)
  const added = (conversion && late.part?.chargesOf(conversion, inputs)) ?? NOTHING_ADDED
  return {
    ...added,
    chosen,
    late,
    open: () => setOpened(true),
    fields: (pair: Pick<Conversion, 'from' | 'to'> | null) =>
      late.part && <late.part.ChargeFields inputs={inputs} foreign={foreignOf(pair)} />,
  }
}

const NOTHING_ADDED = { rows: [], steps: [], note: null }

/** Shown in place of the result. */
function placeholderOf(view: RatesView, asked: boolean): string {
  if (view.kind === 'failed') return view.failure.message
  if (!asked) return 'Enter an amount above 0 and choose two currencies.'
  return view.kind === 'loading' ? 'Loading rates…' : 'No rate for these two currencies.'
}
