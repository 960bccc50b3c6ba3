import { DataAge } from '@/components/results/data-age'
import { BarList } from '@/components/results/bar-list'
import type { ReactNode } from 'react'
import { ResultPanel } from '@/components/results/result-panel'
import type { ResultRows } from '@/components/results/result-row'
import { CompareButton } from '@/components/share/compare-button'
import { ShareLink } from '@/components/share/share-link'
import { ResetButtons } from '@/components/tool-form/reset-buttons'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { comparedOn } from '@/lib/rules/in-force'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { firstDayOf, type incomeTaxInputs, taxOf, type TaxQuestion } from '@/lib/tax/income-tax'
import { t } from '@/lib/language/words'
import { REGIMES, regimeBars, shareTitle, taxRows, verdict, yearName } from './rows'
import { SampleTax } from './sample-tax'

/** What an income with details adds to the answer. */
export interface AddedAnswer {
  rows: ResultRows
  notes: ReactNode
  /** What is to be entered while there is no answer. */
  placeholder: string
}

const NOTHING_ADDED: AddedAnswer = { rows: [], notes: null, placeholder: t('Enter income and deductions.') }

interface TaxAnswerProps {
  inputs: LawInputs<typeof incomeTaxInputs>
  question: TaxQuestion | null
  added?: AddedAnswer | undefined
}

/** The verdict, both totals under the law of the year, the chosen regime in detail, bars, and the sample where it is chosen. */
export function TaxAnswer({ inputs, question, added = NOTHING_ADDED }: TaxAnswerProps) {
  const result = question && taxOf(question)
  const lawDay = question ? firstDayOf(question.rules) : undefined
  return (
    <ResultPanel
      rows={result && taxRows(question, result, added.rows)}
      placeholder={added.placeholder}
      age={<DataAge kind="law" on={comparedOn(incomeTaxLaw, incomeTaxLaw.checkedOn, lawDay)} />}
      verdict={question && <Verdict question={question} />}
      acts={
        <>
          {question && <ShareLink fragment={inputs.fragment} title={shareTitle(question)} />}
          {question && <CompareButton fragment={inputs.fragment} />}
          <ResetButtons onReset={inputs.reset} onUndo={inputs.undoReset} />
        </>
      }
      notice={
        question && (
          <h2 className="pt-2 text-base">
            {REGIMES[question.regime]}, {yearName(question)}
          </h2>
        )
      }
    >
      {question && <BarList {...regimeBars(question)} />}
      {added.notes}
      {question?.withSample && <SampleTax question={question} />}
    </ResultPanel>
  )
}

function Verdict({ question }: { question: TaxQuestion }) {
  const { saving, sentence } = verdict(question)
  return (
    <p className="basis-full">
      <output
        aria-live="off"
        name="saving"
        data-value={saving}
        className="tracking-normal text-lg font-semibold whitespace-normal"
      >
        {sentence}
      </output>
    </p>
  )
}
