import { DataAge } from '@/components/results/data-age'
import { BarList } from '@/components/results/bar-list'
import { Notes } from '@/components/results/notes'
import { ResultPanel } from '@/components/results/result-panel'
import { CompareButton } from '@/components/share/compare-button'
import { ShareLink } from '@/components/share/share-link'
import { ResetButtons } from '@/components/tool-form/reset-buttons'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { type incomeTaxInputs, taxOf, type TaxQuestion, taxRules } from '@/lib/tax/income-tax'
import type { SpecialShare } from '@/lib/tax/special-tax'
import { t } from '@/lib/language/words'
import { REGIMES, regimeBars, shareTitle, taxRows, verdict, yearName } from './rows'
import { SampleTax } from './sample-tax'

interface TaxAnswerProps {
  inputs: LawInputs<typeof incomeTaxInputs>
  question: TaxQuestion | null
}

/** The verdict, both totals under the law of the year, the chosen regime in detail, bars, and the sample where it is chosen. */
export function TaxAnswer({ inputs, question }: TaxAnswerProps) {
  const result = question && taxOf(question)
  return (
    <ResultPanel
      rows={result && taxRows(question, result)}
      placeholder={t('Enter income and deductions.')}
      age={<DataAge kind="law" on={incomeTaxLaw.checkedOn} />}
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
          <>
            {isRebateDisputed(question) && (
              <Notes
                sentences={[
                  t(
                    'In dispute for this year: the rebate on tax at special rates in the new regime. The department does not give it; several tribunals do. Here it is not given.',
                  ),
                ]}
              />
            )}
            <h2 className="pt-2 text-base">
              {REGIMES[question.regime]}, {yearName(question)}
            </h2>
          </>
        )
      }
    >
      {question && <BarList {...regimeBars(question)} />}
      {question?.withSample && <SampleTax question={question} />}
    </ResultPanel>
  )
}

/** True where the new regime's rebate of FY 2024-25 would cover special-rate tax, if tribunals are followed. */
function isRebateDisputed(question: TaxQuestion): boolean {
  if (question.rules !== 'fy-2024-25') return false
  const { rebate } = taxRules(question.rules).law.new
  const { totalIncome, specialShares } = taxOf(question, 'new')
  const isCovered = ({ kind, tax }: SpecialShare) => (kind === 'short20' || kind === 'long125') && tax > 0
  return totalIncome <= rebate.incomeLimit && specialShares.some(isCovered)
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
