import { ResultPanel } from '@/components/results/result-panel'
import { ShareLink } from '@/components/tool-form/share-link'
import type { StampAnswer } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { StampNotes } from '@/components/tools/e-stamp-duty-calculator/stamp-notes'
import { saleRows } from '@/components/tools/e-stamp-duty-calculator/stamp-rows'
import { HIGH } from '@/components/tools/e-stamp-duty-calculator/stamp-words'
import { StampWorking } from '@/components/tools/e-stamp-duty-calculator/stamp-working'
import type { Further } from '@/components/tools/e-stamp-duty-calculator/use-further'
import type { LatePart } from '@/components/tool-form/use-late-part'
import { Button } from '@/components/ui/button'

interface AnswerPanelProps {
  answer: StampAnswer
  fragment: string
  late: LatePart<Further>
}

/** The figures with their working and sources, or why there are none. */
export function AnswerPanel({ answer, fragment, late }: AnswerPanelProps) {
  const share = <ShareLink fragment={fragment} title="Stamp duty and registration" />
  const further = late.part
  if (answer.of === 'sale') {
    return (
      <>
        <ResultPanel rows={saleRows(answer.result)} placeholder="">
          <StampNotes rule={answer.rule} notes={further ? further.saleNotes(answer) : [HIGH]} />
          {share}
        </ResultPanel>
        <StampWorking {...answer} />
      </>
    )
  }
  if (answer.of === 'rent') return further && <further.RentPanel answer={answer} share={share} />
  const { placeholder, state, sources } = answer
  return (
    <>
      <ResultPanel rows={null} placeholder={placeholder} />
      {late.failed && (
        <Button variant="outline" onClick={late.retry}>
          Try again
        </Button>
      )}
      {further && state !== null && <further.NotCovered state={state} sources={sources} />}
    </>
  )
}
