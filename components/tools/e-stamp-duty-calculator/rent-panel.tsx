import type { ReactNode } from 'react'
import { ResultPanel } from '@/components/results/result-panel'
import type { RentAnswer } from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { rentNotes, rentRows } from '@/components/tools/e-stamp-duty-calculator/rent-rows'
import { RentWorking } from '@/components/tools/e-stamp-duty-calculator/rent-working'
import { StampNotes } from '@/components/tools/e-stamp-duty-calculator/stamp-notes'

/** A tenancy's figures with their working and sources. */
export function RentPanel({ answer, share }: { answer: RentAnswer; share: ReactNode }) {
  return (
    <>
      <ResultPanel rows={rentRows(answer.result)} placeholder="">
        <StampNotes rule={answer.rule} notes={rentNotes(answer)} />
        {share}
      </ResultPanel>
      <RentWorking {...answer} />
    </>
  )
}
