import { DataAge } from '@/components/results/data-age'
import { HalfDial } from '@/components/results/half-dial'
import { ResultPanel } from '@/components/results/result-panel'
import { CompareButton } from '@/components/share/compare-button'
import { ShareLink } from '@/components/share/share-link'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { grouped } from '@/lib/format/numbers'
import { incomeTaxLaw } from '@/lib/rules/income-tax/tax-law'
import { type incomeTaxInputs, taxOf, type TaxQuestion } from '@/lib/tax/income-tax'
import { t } from '@/lib/language/words'
import { REGIMES, shareTitle, taxRows, verdict, yearName } from './rows'
import { SampleTax } from './sample-tax'

interface TaxAnswerProps {
  inputs: LawInputs<typeof incomeTaxInputs>
  question: TaxQuestion | null
}

/** Both totals under the law of the year with their verdict, the chosen regime in detail, and the sample where it is chosen. */
export function TaxAnswer({ inputs, question }: TaxAnswerProps) {
  const result = question && taxOf(question)
  return (
    <ResultPanel
      rows={result && taxRows(question, result)}
      placeholder={t('Enter income and deductions.')}
      age={<DataAge kind="law" on={incomeTaxLaw.checkedOn} />}
      verdict={question && <Verdict question={question} />}
      notice={
        question && (
          <>
            {question.withSample && <SampleTax question={question} />}
            <h2 className="pt-2 text-base">
              {REGIMES[question.regime]}, {yearName(question)}
            </h2>
          </>
        )
      }
    >
      {result && question.received > 0 && <TaxDial share={result.totalTax / question.received} />}
      {question && (
        <div className="mt-3 flex flex-wrap gap-2">
          <ShareLink fragment={inputs.fragment} title={shareTitle(question)} />
          <CompareButton fragment={inputs.fragment} />
        </div>
      )}
    </ResultPanel>
  )
}

/** How much of all that is received goes to tax. */
function TaxDial({ share }: { share: number }) {
  const percent = `${grouped(share * 100, 1)}%`
  return (
    <HalfDial
      label={t('Share of tax: {0} of the income', percent)}
      reading={percent}
      caption={t('Share of tax')}
      ends={['0%', '100%']}
      share={share}
    />
  )
}

function Verdict({ question }: { question: TaxQuestion }) {
  const { saving, sentence } = verdict(question)
  return (
    <p className="basis-full">
      <output
        name="saving"
        data-value={saving}
        className="tracking-normal text-lg font-semibold whitespace-normal"
      >
        {sentence}
      </output>
    </p>
  )
}
