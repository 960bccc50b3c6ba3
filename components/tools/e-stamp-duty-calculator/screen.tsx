'use client'

import { DataAge } from '@/components/results/data-age'
import { FiguresSeen } from '@/components/ui/when-seen'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { DidNotLoad } from '@/components/ui/load-error'
import { useLatePart } from '@/components/hooks/use-late-part'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import {
  type RentAnswer,
  type SaleAnswer,
  type StampAnswer,
  stampDutyFrom,
  stampDutyInputs,
  wantsFurther,
} from '@/lib/stamp-duty/stamp-duty'
import { StampDutyFields } from './fields'
import { HIGH, StampNotes } from './notes'
import { saleRows } from './rows'
import { saleWorking } from './working'

export function EStampDutyCalculator() {
  const inputs = useToolInputs(stampDutyInputs)
  // All but a plain sale in Maharashtra, with which the page opens: fetched when it is first chosen.
  const late = useLatePart(() => import('./further'), wantsFurther(inputs.read))
  const further = late.part
  const answer = stampDutyFrom(inputs.read, further)
  const answered = answer.kind === 'sale' || answer.kind === 'rent' ? answer : null
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<StampDutyFields inputs={inputs} further={further} />}
      placeholder={placeholder(answer, further, late.failed)}
      age={answered && <DataAge kind="law" on={answered.rule.checkedOn} />}
      shareTitle="Stamp duty and registration"
      {...shownOf(answered, further)}
    >
      {answer.kind === 'waiting' && late.failed && <DidNotLoad what="The rates" onRetry={late.retry} />}
      {further && answer.kind === 'notCovered' && <further.NotCovered {...answer} />}
      <FiguresSeen
        heading="The same side by side"
        load={() => import('./tables')}
        className="min-h-[40rem]"
        props={answered && { answer: answered }}
      />
    </CalculatorScreen>
  )
}

type Further = typeof import('./further')

/** What the page shows of a sale, which may need no further rates, and of a tenancy, which is answered by them alone. */
function shownOf(answer: SaleAnswer | RentAnswer | null, further: Further | null) {
  if (!answer) return { rows: null }
  if (answer.kind === 'rent') return further!.rentShown(answer)
  const notes = further ? further.saleNotes(answer) : [HIGH]
  return {
    rows: saleRows(answer.result),
    chart: <StampNotes rule={answer.rule} notes={notes} />,
    working: saleWorking(answer),
  }
}

function placeholder(answer: StampAnswer, further: Further | null, failed: boolean): string {
  if (answer.kind === 'waiting') return failed ? 'The rates did not load.' : 'Fetching the rates…'
  if (answer.kind === 'notCovered' && further) return further.notCoveredText(answer)
  return 'Enter the figures to see the duty.'
}
