'use client'

import { ResultPanel } from '@/components/results/result-panel'
import { WhenSeen } from '@/components/results/when-seen'
import { ShareLink } from '@/components/tool-form/share-link'
import { ToolForm } from '@/components/tool-form/tool-form'
import { type ToolInputs, useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { SimplifiedNote } from '@/components/tools/tds-deduction-calculator/simplified-note'
import { TdsFields } from '@/components/tools/tds-deduction-calculator/tds-fields'
import { TdsNotes } from '@/components/tools/tds-deduction-calculator/tds-notes'
import { tdsRows } from '@/components/tools/tds-deduction-calculator/tds-rows'
import { TdsWorking } from '@/components/tools/tds-deduction-calculator/tds-working'
import { askedNames, tdsInputs, tdsOf, type TdsQuestion, tdsQuestion, tdsTerms } from '@/lib/tax/tds-inputs'

const loadTables = () => import('@/components/tools/tds-deduction-calculator/tds-tables')

const ENTER = 'Enter the payment to see its TDS.'
const NOT_SIMPLE = 'The simplified rules do not know this kind. Choose the rules of a year.'

export function TdsDeductionCalculator() {
  const inputs = useToolInputs(tdsInputs)
  const question = questionOf(inputs)
  const terms = question && tdsTerms(question)
  const result = question && tdsOf(question)

  return (
    <>
      <SimplifiedNote inputs={inputs} question={question} />
      <ToolForm
        onReset={inputs.reset}
        result={
          <>
            <ResultPanel
              rows={question && tdsRows(question, result)}
              placeholder={question ? NOT_SIMPLE : ENTER}
            >
              {question && <TdsNotes question={question} result={result} />}
              <ShareLink fragment={inputs.fragment} title="Tax deducted at source" />
            </ResultPanel>
            {question && terms && result && <TdsWorking question={question} terms={terms} result={result} />}
          </>
        }
      >
        <TdsFields inputs={inputs} />
      </ToolForm>
      <WhenSeen
        heading="Years and kinds of payment side by side"
        load={loadTables}
        className="min-h-[56rem]"
        of={question && { question }}
      />
    </>
  )
}

/** The question, once all that it asks for can be read; what it does not ask for cannot spoil it. */
function questionOf(inputs: ToolInputs<typeof tdsInputs>): TdsQuestion | null {
  const chosen = inputs.read('rules', 'kind')
  const asked = chosen && inputs.read(...askedNames(chosen.kind, chosen.rules))
  return asked && tdsQuestion(chosen, asked)
}
