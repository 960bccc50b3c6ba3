'use client'

import { useState } from 'react'
import { ResultPanel } from '@/components/results/result-panel'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type Conversion, conversionOf, conversionRows, foreignOf } from './rows'
import { ConverterWorking } from './working'
import { FinderEntry } from './finder-entry'
import { LazyDetails } from './lazy-details'
import { PairFields } from './fields'
import { RatesAge, RatesSource } from './rates-source'
import type { RatesView } from './rates-view'
import { type SiteRates, siteRates } from './site-rates'
import { useRates } from './use-rates'
import { useRateErrors } from './use-rate-errors'
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
  const { charges, extras } = useCharges(inputs, conversion)
  const errors = useRateErrors(view, site.service, commonRates.on)

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <RatesAge table={table} />
            <ResultPanel
              rows={conversion && [...conversionRows(conversion, table), ...extras.rows]}
              placeholder={placeholderOf(view, asked !== null)}
            >
              <RatesSource view={view}>{errors.instead}</RatesSource>
              {extras.note}
              <ShareLink fragment={inputs.fragment} title="Currency conversion" />
            </ResultPanel>
            {errors.missing}
            {site.service !== 'none' && <noscript>The live rates need JavaScript.</noscript>}
            {conversion && <ConverterWorking conversion={conversion} table={table} more={extras.steps} />}
          </>
        }
      >
        <PairFields inputs={inputs} names={(allRates.part ?? commonRates).names} />
        <FinderEntry inputs={inputs} whole={allRates} table={table} places={site.lookups.places} />
        <LazyDetails {...charges.details}>
          {charges.fields && <charges.fields.ChargeFields inputs={inputs} foreign={foreignOf(pair)} />}
        </LazyDetails>
      </ToolForm>
      <WhenSeen
        heading="Common amounts"
        load={loadAmounts}
        className="min-h-[32rem]"
        of={pair && table && { table, ...pair }}
      />
    </>
  )
}

type Inputs = ToolInputs<typeof converterInputs>

/** Card or bank charges: loaded when opened, or at once for a link that sets them. */
function useCharges(inputs: Inputs, conversion: Conversion | null) {
  const [opened, setOpened] = useState(false)
  const chosen = inputs.field('charge').text !== 'none'
  const part = useLatePart(loadCharges, opened || chosen)
  return {
    charges: {
      fields: part.part,
      details: {
        summary: 'Card or bank charges',
        open: chosen || undefined,
        onOpen: () => setOpened(true),
        parts: [part],
      },
    },
    extras: (conversion && part.part?.chargesOf(conversion, inputs)) ?? NOTHING_ADDED,
  }
}

const NOTHING_ADDED = { rows: [], steps: [], note: null }

/** Shown in place of the result. */
function placeholderOf(view: RatesView, asked: boolean): string {
  if (view.kind === 'failed') return view.failure.message
  if (!asked) return 'Enter an amount above 0 and choose two currencies.'
  return view.kind === 'loading' ? 'Loading rates…' : 'No rate for these two currencies.'
}
