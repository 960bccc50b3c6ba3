import { ResultPanel } from '@/components/results/result-panel'
import { LawNotice } from '@/components/tool-form/law-notice'
import { ShareLink } from '@/components/tool-form/share-link'
import { taxRows } from '@/components/tools/income-tax-calculator/tax-rows'
import { TaxWorking } from '@/components/tools/income-tax-calculator/tax-working'
import { rulesInForce, taxRules } from '@/lib/tax/income-tax-inputs'
import { taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

interface TaxAnswerProps {
  /** Null while the inputs can't give one. */
  question: TaxQuestion | null
  /** By the specification's sample rules, which are not the law. */
  simplified: boolean
  onLaw(): void
  fragment: string
}

/** The tax with its parts, and how it comes about. */
export function TaxAnswer({ question, simplified, onLaw, fragment }: TaxAnswerProps) {
  const answer = question && { question, result: taxOf(question) }
  return (
    <>
      <ResultPanel
        rows={answer && taxRows(answer.question, answer.result)}
        placeholder="Enter income and deductions."
        notice={
          simplified && (
            <LawNotice
              heading="Simplified Calculation"
              action={`Use the law of ${taxRules(rulesInForce).law.name}`}
              onChoose={onLaw}
            >
              Sample rules for AY 2025-26, with older slabs and no surcharge. They are not the law of any
              year.
            </LawNotice>
          )
        }
      >
        <ShareLink fragment={fragment} title="Income tax" />
      </ResultPanel>
      {answer && <TaxWorking {...answer} />}
    </>
  )
}
