import { ResultPanel } from '@/components/results/result-panel'
import { ShareLink } from '@/components/tool-form/share-link'
import { taxRows } from '@/components/tools/income-tax-calculator/tax-rows'
import { TaxWorking } from '@/components/tools/income-tax-calculator/tax-working'
import { taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

interface TaxAnswerProps {
  /** Null while the inputs can't give one. */
  question: TaxQuestion | null
  fragment: string
}

/** The tax with its parts, and how it comes about. */
export function TaxAnswer({ question, fragment }: TaxAnswerProps) {
  const answer = question && { question, result: taxOf(question) }
  return (
    <>
      <ResultPanel
        rows={answer && taxRows(answer.question, answer.result)}
        placeholder="Enter income and deductions."
      >
        <ShareLink fragment={fragment} title="Income tax" />
      </ResultPanel>
      {answer && <TaxWorking {...answer} />}
    </>
  )
}
