'use client'

import { DataAge } from '@/components/results/data-age'
import { FiguresSeen } from '@/components/results/when-seen'
import { CalculatorScreen } from '@/components/screens/calculator-screen'
import { DidNotLoad } from '@/components/tool-form/did-not-load'
import { useLatePart } from '@/components/tool-form/use-late-part'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { type StampAnswer, stampDutyFrom, stampDutyInputs, wantsFurther } from '@/lib/stamp-duty/stamp-duty'
import { StampDutyFields } from './fields'
import { HIGH, StampNotes } from './notes'
import { saleRows } from './rows'
import { SaleWorking } from './working'

/** All but a plain sale in Maharashtra, with which the page opens: fetched when it is first chosen. */
const loadFurther = () => import('./further')
const loadTables = () => import('./tables')

type Further = Awaited<ReturnType<typeof loadFurther>>

export function EStampDutyCalculator() {
  const inputs = useToolInputs(stampDutyInputs)
  const late = useLatePart(loadFurther, wantsFurther(inputs.read))
  const further = late.part
  const answer = stampDutyFrom(inputs.read, further)
  const answered = answer.kind === 'sale' || answer.kind === 'rent' ? answer : null
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<StampDutyFields inputs={inputs} further={further} />}
      rows={rowsOf(answer, further)}
      placeholder={placeholder(answer, further, late.failed)}
      age={answered && <DataAge kind="law" on={answered.rule.checkedOn} />}
      chart={answered && <StampNotes rule={answered.rule} notes={notesOf(answer, further)} />}
      shareTitle="Stamp duty and registration"
      working={<StampWorking answer={answer} further={further} />}
    >
      {answer.kind === 'waiting' && late.failed && <DidNotLoad what="The rates" onRetry={late.retry} />}
      {further && answer.kind === 'notCovered' && <further.NotCovered {...answer} />}
      <FiguresSeen
        heading="The same side by side"
        load={loadTables}
        className="min-h-[40rem]"
        of={answered && { answer: answered }}
      />
    </CalculatorScreen>
  )
}

/** A tenancy is answered only once the further rates are there. */
function rowsOf(answer: StampAnswer, further: Further | null) {
  if (answer.kind === 'sale') return saleRows(answer.result)
  return answer.kind === 'rent' ? further!.rentRows(answer.result) : null
}

function notesOf(answer: StampAnswer, further: Further | null): readonly string[] {
  if (answer.kind === 'sale') return further ? further.saleNotes(answer) : [HIGH]
  return answer.kind === 'rent' ? further!.rentNotes(answer) : []
}

function StampWorking({ answer, further }: { answer: StampAnswer; further: Further | null }) {
  if (answer.kind === 'sale') return <SaleWorking {...answer} />
  return answer.kind === 'rent' && further ? <further.RentWorking {...answer} /> : null
}

function placeholder(answer: StampAnswer, further: Further | null, failed: boolean): string {
  if (answer.kind === 'waiting') return failed ? 'The rates did not load.' : 'Fetching the rates…'
  if (answer.kind === 'notCovered' && further) return further.notCoveredText(answer)
  return 'Enter the figures to see the duty.'
}
