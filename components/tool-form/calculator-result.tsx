import type { ReactNode } from 'react'
import { ResultPanel } from '@/components/results/result-panel'
import type { ResultRows } from '@/components/results/result-row'
import { Working, type WorkingContent } from '@/components/results/working'
import { ShareLink } from '@/components/share/share-link'

export interface CalculatorResultProps {
  /** Null while the fields give no result. */
  rows: ResultRows | null
  /** What to do while there is no result: 'Enter values to calculate.' unless given. */
  placeholder?: string
  /** Why there is no result, where the fields do not say it. */
  reason?: string | null
  /** How old the law or data behind the answer is: a `DataAge`. */
  age?: ReactNode
  /** What must be said of the answer, right below it. */
  notice?: ReactNode
  /** A small picture of the result, in the card. */
  chart?: ReactNode
  /** What a shared link is called: 'EMI of a loan'. */
  shareTitle: string
  /** How the result comes about; null without a result. */
  working?: WorkingContent | false | null
}

/** The answer of a calculator: its age, figures, ways to share it, and its working. */
export function CalculatorResult(result: CalculatorResultProps & { fragment: string }) {
  const { rows, reason, age, notice, chart, shareTitle, working, fragment } = result
  const { placeholder = 'Enter values to calculate.' } = result
  return (
    <>
      {age}
      <ResultPanel rows={rows} placeholder={placeholder} reason={reason} notice={notice}>
        {chart}
        <ShareLink fragment={fragment} title={shareTitle} />
      </ResultPanel>
      {working && <Working {...working} />}
    </>
  )
}
