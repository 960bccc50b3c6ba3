import type { ReactNode } from 'react'
import { DataAge } from '@/components/results/data-age'
import { textRow } from '@/components/results/result-row'
import { CalculatorAnswer } from '@/components/tool-form/calculator-screen'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { type electricityInputs, sampleFrom } from '@/lib/energy/electricity'
import type { TariffTerms } from '@/lib/energy/electricity-published'
import { t } from '@/lib/language/words'
import type { BillView } from './bill-view'
import { TariffNote } from './tariff-note'
import { RowList } from '@/components/results/result-panel'
import { SampleFold } from '@/components/tool-form/sample-fold'
import { figureText } from '@/components/results/figure'
import { focusResult } from '@/components/results/focus-result'
import { Button } from '@/components/ui/button'
import type { Figure } from '@/lib/answers/figure'
import { SAMPLED, sampleRows } from './sample-rows'

interface BillResultProps {
  inputs: LawInputs<typeof electricityInputs>
  /** Left out while the tariffs are loading. */
  view?: BillView
  /** The order that the bill follows; left out while it is loading, and for the visitor's own slabs. */
  terms?: TariffTerms | null
  /** Why there is no tariff. */
  note?: ReactNode
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

interface SampleBillProps {
  figures: Readonly<Record<string, Figure>>
  onLeaveOut(): void
}

/** The specification's sample, in the names of the site's contract, below the published bill. */
function SampleBill({ figures, onLeaveOut }: SampleBillProps) {
  const [total, ...charges] = sampleRows(figures)
  const leaveOut = () => {
    onLeaveOut()
    // The button is about to go; the visitor continues at the answer.
    focusResult({ preventScroll: true })
  }
  return (
    <SampleFold id="sample-bill" name={t('Sample tariff')}>
      <RowList rows={[total]} />
      <p className="pt-2 text-sm text-soft">
        {t('A simple sample for one month, without electricity duty. It is not an official tariff.')}{' '}
        {charges.map((row) => (
          <span key={row.name} className="mr-2 inline-block">
            {SAMPLED[row.name]}{' '}
            <output name={row.name} data-value={row.value} aria-live="off" aria-label={row.label}>
              {figureText(row)}
            </output>
          </span>
        ))}
      </p>
      <Button variant="quiet" className="no-print -ml-3" onClick={leaveOut}>
        {t('Leave out the sample')}
      </Button>
    </SampleFold>
  )
}
