import { ResultPanel } from '@/components/results/result-panel'
import { RuleNote } from '@/components/results/rule-note'
import { SplitBar } from '@/components/results/split-bar'
import { ShareLink } from '@/components/tool-form/share-link'
import { taxRows } from '@/components/tools/income-tax-calculator/tax-rows'
import { TaxWorking } from '@/components/tools/income-tax-calculator/tax-working'
import { incomeTaxLaw } from '@/lib/rules/income-tax'
import { type TaxRuleId, taxRules } from '@/lib/tax/income-tax-inputs'
import { taxOf, type TaxQuestion } from '@/lib/tax/tax-question'

interface TaxAnswerProps {
  /** Null while the inputs can't give one. */
  question: TaxQuestion | null
  fragment: string
}

/** The tax with its parts, how it comes about, and whose law it is. */
export function TaxAnswer({ question, fragment }: TaxAnswerProps) {
  const answer = question && { question, result: taxOf(question) }
  return (
    <>
      <ResultPanel
        rows={answer && taxRows(answer.question, answer.result)}
        placeholder="Enter income and deductions."
      >
        {answer && answer.question.income > 0 && (
          <SplitBar
            parts={[
              { label: 'You keep', size: answer.question.income - answer.result.totalTax, tone: 'accent' },
              { label: 'Tax', size: answer.result.totalTax, tone: 'interest' },
            ]}
          />
        )}
        <ShareLink fragment={fragment} title="Income tax" />
      </ResultPanel>
      {answer && <TaxWorking {...answer} />}
      {answer && <LawNote rules={answer.question.rules} />}
    </>
  )
}

function LawNote({ rules }: { rules: TaxRuleId }) {
  const { law, source } = taxRules(rules)
  if (!source) return null
  return <RuleNote says={`${law.name}, ${law.act}`} source={source} checkedOn={incomeTaxLaw.checkedOn} />
}
