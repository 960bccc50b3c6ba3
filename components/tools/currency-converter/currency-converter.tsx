'use client'

import { useState } from 'react'
import { ResultPanel } from '@/components/results/result-panel'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import {
  type Conversion,
  conversionOf,
  conversionRows,
  foreignOf,
} from '@/components/tools/currency-converter/converter-rows'
import { ConverterWorking } from '@/components/tools/currency-converter/converter-working'
import { FinderEntry } from '@/components/tools/currency-converter/finder-entry'
import { LateDetails } from '@/components/tools/currency-converter/late-details'
import { PairFields } from '@/components/tools/currency-converter/pair-fields'
import { RatesSource } from '@/components/tools/currency-converter/rates-source'
import type { RatesView } from '@/components/tools/currency-converter/rates-view'
import { type SiteRates, siteRates } from '@/components/tools/currency-converter/site-rates'
import { useRates } from '@/components/tools/currency-converter/use-rates'
import { useTrouble } from '@/components/tools/currency-converter/use-trouble'
import { converterInputs } from '@/lib/money/converter-inputs'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'

const loadAmounts = () => import('@/components/tools/currency-converter/common-amounts')
const loadCharges = () => import('@/components/tools/currency-converter/charges')

interface CurrencyConverterProps {
  /** The dated copy, cut to the common currencies, as the page was built with it. */
  commonRates: RateSnapshot
  site?: SiteRates
}

export function CurrencyConverter({ commonRates, site = siteRates }: CurrencyConverterProps) {
  const inputs = useToolInputs(converterInputs)
  const whole = useLatePart(site.lookups.snapshot, true)
  const pair = inputs.read('from', 'to')
  const view = useRates(pair, { common: commonRates, whole }, site)
  const table = 'table' in view ? view.table : null
  const asked = inputs.read('amount', 'from', 'to')
  const conversion = asked && table && conversionOf(asked, table)
  const { late, extras } = useCharges(inputs, conversion)
  const trouble = useTrouble(view, site.service, commonRates.on)

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={conversion && [...conversionRows(conversion, table), ...extras.rows]}
              placeholder={placeholderOf(view, asked !== null)}
            >
              <RatesSource view={view}>{trouble.instead}</RatesSource>
              {extras.note}
              <ShareLink fragment={inputs.fragment} title="Currency conversion" />
            </ResultPanel>
            {trouble.missing}
            {site.service !== 'none' && <noscript>The live rates need scripts to be switched on.</noscript>}
            {conversion && <ConverterWorking conversion={conversion} table={table} more={extras.steps} />}
          </>
        }
      >
        <PairFields inputs={inputs} names={(whole.part ?? commonRates).names} />
        <FinderEntry inputs={inputs} whole={whole} table={table} places={site.lookups.places} />
        <LateDetails {...late.details}>
          {late.part && <late.part.ChargeFields inputs={inputs} foreign={foreignOf(pair)} />}
        </LateDetails>
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

/** What a card or bank adds: fetched when its part of the form is opened, or at once for a link that asks for it. */
function useCharges(inputs: Inputs, conversion: Conversion | null) {
  const [opened, setOpened] = useState(false)
  const chosen = inputs.field('charge').text !== 'none'
  const late = useLatePart(loadCharges, opened || chosen)
  return {
    late: {
      part: late.part,
      details: {
        summary: 'What a card or bank adds',
        open: chosen || undefined,
        onOpen: () => setOpened(true),
        late: [late],
      },
    },
    extras: (conversion && late.part?.chargesOf(conversion, inputs)) ?? NOTHING_ADDED,
  }
}

const NOTHING_ADDED = { rows: [], steps: [], note: null }

/** What stands in place of the result. */
function placeholderOf(view: RatesView, asked: boolean): string {
  if (view.kind === 'failed') return view.failure.message
  if (!asked) return 'Enter an amount above 0 and choose two currencies.'
  return view.kind === 'loading' ? 'Fetching rates…' : 'No rate for these two currencies.'
}
