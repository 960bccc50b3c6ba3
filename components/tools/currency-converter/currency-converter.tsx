'use client'

import { ResultPanel } from '@/components/results/result-panel'
import { RuleNote } from '@/components/results/rule-note'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { ChargeFields, PairFields } from '@/components/tools/currency-converter/converter-fields'
import {
  type Charged,
  chargedOf,
  chargeRows,
  type Conversion,
  conversionOf,
  conversionRows,
  foreignOf,
} from '@/components/tools/currency-converter/converter-rows'
import { ConverterWorking } from '@/components/tools/currency-converter/converter-working'
import { FinderEntry } from '@/components/tools/currency-converter/finder-entry'
import { RatesMissing, RatesSource } from '@/components/tools/currency-converter/rates-source'
import type { RatesView } from '@/components/tools/currency-converter/rates-view'
import { type SiteRates, siteRates } from '@/components/tools/currency-converter/site-rates'
import { useRates } from '@/components/tools/currency-converter/use-rates'
import { converterInputs } from '@/lib/money/converter-inputs'
import type { RateSnapshot } from '@/lib/money/rate-snapshot'
import type { RateTable } from '@/lib/money/rate-table'
import { exchangeGst, exchangeValuation } from '@/lib/rules/exchange-gst'

const loadAmounts = () => import('@/components/tools/currency-converter/common-amounts')

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
  const sum = table && sumOf(inputs, table)

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel rows={sum && rowsOf(sum)} placeholder={placeholderOf(view, inputs)}>
              <RatesSource view={view} />
              {sum?.charged && <ChargeNote exchange={sum.charged.exchange} />}
              <ShareLink fragment={inputs.fragment} title="Currency conversion" />
            </ResultPanel>
            <RatesMissing view={view} copyOn={commonRates.on} />
            {site.service !== 'none' && <noscript>The live rates need scripts to be switched on.</noscript>}
            {sum && <ConverterWorking {...sum} />}
          </>
        }
      >
        <PairFields inputs={inputs} names={(whole.part ?? commonRates).names} />
        <FinderEntry inputs={inputs} whole={whole} table={table} places={site.lookups.places} />
        <ChargeFields inputs={inputs} foreign={foreignOf(pair)} />
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

interface Sum {
  conversion: Conversion
  table: RateTable
  charged: Charged | null
}

/** Null while a field has a problem, or when the table lacks one of the currencies. */
function sumOf(inputs: ToolInputs<typeof converterInputs>, table: RateTable): Sum | null {
  const asked = inputs.read('amount', 'from', 'to')
  const conversion = asked && conversionOf(asked, table)
  if (!conversion) return null
  const terms = inputs.read('charge', 'markup')
  return { conversion, table, charged: terms && chargedOf(conversion, terms.charge, terms.markup) }
}

const rowsOf = ({ conversion, table, charged }: Sum) => [
  ...conversionRows(conversion, table),
  ...(charged ? chargeRows(charged) : []),
]

/** What stands in place of the result. */
function placeholderOf(view: RatesView, inputs: ToolInputs<typeof converterInputs>): string {
  if (view.kind === 'failed') return view.failure.message
  if (!inputs.read('amount', 'from', 'to')) return 'Enter an amount above 0 and choose two currencies.'
  return view.kind === 'loading' ? 'Fetching rates…' : 'No rate for these two currencies.'
}

/** The law of the tax, with its source: the rate for a card, the slabs for an exchange. */
function ChargeNote({ exchange }: { exchange: Charged['exchange'] }) {
  const { says, values, checkedOn } = exchange === 'card' ? exchangeGst : exchangeValuation
  return <RuleNote says={says} source={values.at(-1)!.source} checkedOn={checkedOn} />
}
