import { DataAge } from '@/components/results/data-age'
import { BarList } from '@/components/results/charts/bar-list'
import type { ReactNode } from 'react'
import { handedResult } from '@/components/results/handed-result'
import { ResultPanel, RowList } from '@/components/results/result-panel'
import type { WordsOf } from '@/components/results/worded-rows'
import { CompareButton } from '@/components/share/compare-button'
import { ShareLink } from '@/components/share/share-link'
import { ResetButtons } from '@/components/tool-form/reset-buttons'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { comparedOn } from '@/lib/rules/in-force'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { firstDayOf, type incomeTaxInputs, type TaxQuestion } from '@/lib/tax/income-tax'
import type { TaxAnswer } from '@/lib/tax/income-tax-answer'
import type { KindResults } from '@/lib/tax/income-kinds/kind-results'
import {
  NO_INCOME,
  REGIMES,
  regimeBars,
  shareTitle,
  taxRows,
  verdict,
  lawYearName,
  taxSampleRows,
} from './rows'
import { SampleFold } from '@/components/tool-form/sample-fold'
import { t } from '@/lib/language/words'

/** What an income with details adds to the answer. */
export interface AddedAnswer {
  words?: WordsOf<KindResults>
  notes: ReactNode
  /** What is to be entered while there is no answer. */
  placeholder: string
}

const NOTHING_ADDED: AddedAnswer = { notes: null, placeholder: NO_INCOME }

interface TaxAnswerViewProps {
  inputs: LawInputs<typeof incomeTaxInputs>
  answer: TaxAnswer | null
  added?: AddedAnswer | undefined
}

/**
 * The verdict, both totals under the law of the year, the chosen regime in detail, bars, and the sample where
 * it is chosen.
 */
export function TaxAnswerView({ inputs, answer, added = NOTHING_ADDED }: TaxAnswerViewProps) {
  const question = answer?.question
  const lawDay = question && firstDayOf(question.rules)
  const rows = answer && taxRows(answer, added.words)
  return (
    <ResultPanel
      rows={rows}
      placeholder={added.placeholder}
      age={<DataAge kind="law" on={comparedOn(incomeTaxLaw, incomeTaxLaw.checkedOn, lawDay)} />}
      verdict={answer && <Verdict answer={answer} />}
      acts={
        <>
          {answer && (
            <ShareLink
              fragment={inputs.fragment}
              title={shareTitle(answer)}
              result={() => handedResult(rows!, caseName(answer.question))}
            />
          )}
          {answer && <CompareButton fragment={inputs.fragment} />}
          <ResetButtons onReset={inputs.reset} onUndo={inputs.undoReset} />
        </>
      }
      notice={question && <h2 className="pt-2 text-base">{caseName(question)}</h2>}
    >
      {answer && <BarList {...regimeBars(answer)} />}
      {added.notes}
      {answer?.sample && <SampleTax question={answer.question} sample={answer.sample} />}
    </ResultPanel>
  )
}

const caseName = (question: TaxAnswer['question']) => `${REGIMES[question.regime]}, ${lawYearName(question)}`

const Verdict = ({ answer }: { answer: TaxAnswer }) => (
  <p className="basis-full">
    <output
      aria-live="off"
      name="saving"
      data-value={answer.figures.saving.value}
      className="tracking-normal text-lg font-semibold whitespace-normal"
    >
      {verdict(answer)}
    </output>
  </p>
)

interface SampleTaxProps {
  question: TaxQuestion
  sample: NonNullable<TaxAnswer['sample']>
}

/** The specification's sample, in the names of the site's contract, after the law of the year. */
const SampleTax = ({ question, sample }: SampleTaxProps) => (
  <SampleFold id="sample-tax" name={t('Simplified Calculation')}>
    <RowList rows={taxSampleRows(question, sample)} />
    <p className="py-2 text-sm text-soft">
      {t(
        'Sample rules for AY 2025-26: older slabs, no surcharge, the gross income alone, taken as salary. Not the law of any year.',
      )}
    </p>
  </SampleFold>
)
