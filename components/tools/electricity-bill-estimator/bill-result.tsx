import type { ReactNode } from 'react'
import { DataAge } from '@/components/results/data-age'
import { textRow } from '@/components/results/result-row'
import { CalculatorAnswer } from '@/components/tool-form/calculator-screen'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { type electricityInputs, sampleFrom } from '@/lib/energy/electricity'
import type { TariffTerms } from '@/lib/energy/electricity-published'
import { t } from '@/lib/language/words'
import type { BillView } from './bill-view'
import { SampleBill } from './sample-bill'
import { TariffNote } from './tariff-note'

interface BillResultProps {
  inputs: LawInputs<typeof electricityInputs>
  /** Left out while the tariffs are loading. */
  view?: BillView
  /** The order that the bill follows; left out while it is loading, and for the visitor's own slabs. */
  terms?: TariffTerms | null
  /** Why there is no tariff. */
  note?: ReactNode
}

/**
 * The bill by the published tariff or the visitor's own slabs, with the specification's sample where that is chosen.
 */
export function BillResult({ inputs, view = LOADING, terms, note }: BillResultProps) {
  const sample = sampleFrom(inputs.read)
  const rows = view === LOADING && !sample ? null : view.rows
  const tariffNote = terms && <TariffNote terms={terms} missing={view.missing} lessSure={view.lessSure} />
  return (
    <CalculatorAnswer
      inputs={inputs}
      rows={rows}
      placeholder={view.placeholder}
      age={terms && <DataAge kind="tariffs" on={terms.checkedOn} />}
      notice={
        <>
          {!rows && tariffNote}
          {note}
        </>
      }
      remarks={
        <>
          {view.remark && <p className="mt-3 text-sm text-soft">{view.remark}</p>}
          {tariffNote}
          {sample && <SampleBill {...sample} onLeaveOut={inputs.followLaw} />}
        </>
      }
      shareTitle={view.shareTitle}
      working={view.working}
      fragment={inputs.fragment}
    />
  )
}

/** Next to the sample, which is there at once, a dash holds the place of the published bill. */
const LOADING: BillView = {
  rows: [textRow('publishedBill', t('Total bill'), '', '—', { basis: t('Published tariff'), primary: true })],
  placeholder: t('Loading the tariff…'),
  remark: null,
  working: null,
  shareTitle: t('Electricity bill'),
  missing: '',
  lessSure: '',
}
