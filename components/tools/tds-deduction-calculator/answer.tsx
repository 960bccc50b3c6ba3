import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import type { ReactNode } from 'react'
import { DataAge } from '@/components/results/data-age'
import { RowList } from '@/components/results/result-panel'
import { CalculatorAnswer } from '@/components/tool-form/calculator-screen'
import type { LawInputs } from '@/components/tool-form/use-law-inputs'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { rupees } from '@/lib/format/numbers'
import type { Tds, TdsAnswer } from '@/lib/tax/tds'
import { type tdsInputs } from '@/lib/tax/tds-inputs'
import { t } from '@/lib/language/words'
import { NO_PAYMENT, rentInWords, sampleRow, tdsRows, tdsVerdict, rulesYearName } from './rows'
import { tdsWorking } from './working'

interface TdsAnswerViewProps {
  inputs: LawInputs<typeof tdsInputs>
  answer: TdsAnswer | null
  /** The day on which the law was last compared with its sources, YYYY-MM-DD. */
  checkedOn: string
  /** In place of the verdict where nothing is deducted, whatever the amount. */
  exemption?: string | null
  /** Notes on the answer, below its rows. */
  children?: ReactNode
}

/** The deduction by law; below it, labelled, what the specification's sample deducts. */
export function TdsAnswerView({ inputs, answer, checkedOn, exemption, children }: TdsAnswerViewProps) {
  const summary = answer?.deduction && (exemption ?? tdsVerdict(answer))
  return (
    <CalculatorAnswer
      inputs={inputs}
      fragment={inputs.fragment}
      rows={answer && tdsRows(answer)}
      placeholder={NO_PAYMENT}
      age={<DataAge kind="law" on={checkedOn} />}
      notice={summary && <p className="py-2">{summary}</p>}
      remarks={
        answer && (
          <>
            {answer.question.kind === 'salary' && <p className="mt-3 text-sm text-soft">{SALARY}</p>}
            {children}
            {answer.sample && <Sample sample={answer.sample} onHide={inputs.followLaw} />}
          </>
        )
      }
      shareTitle={answer ? shareTitle(answer) : t('Tax deducted at source')}
      working={answer && tdsWorking(answer)}
    />
  )
}

const SALARY = t(
  '* TDS on a salary is taken at the average rate of the year’s slab tax, which depends on the whole income and its deductions.',
)

/** 'TDS ₹6,000.00 on ₹60,000.00, FY 2026-27' */
function shareTitle(answer: TdsAnswer): string {
  const { question, deduction } = answer
  if (!deduction) return t('Tax deducted at source')
  const tds = rupees(deduction.result.tds, 2)
  const rent = rentInWords(answer)
  return rent
    ? t('{0}: TDS {1}, {2}', rent, tds, rulesYearName(question.rules))
    : t('TDS {0} on {1}, {2}', tds, rupees(question.amount, 2), rulesYearName(question.rules))
}

interface SampleProps {
  sample: Tds
  onHide(): void
}

/** A quiet line: the specification's sample, with its figures for machines. */
function Sample({ sample, onHide }: SampleProps) {
  const { ratePercent, limit, netPayment } = sample
  const hide = () => {
    onHide()
    // The button is about to go; the visitor goes on at the field that it has changed.
    document.getElementById('field-rules')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={t('Sample rules')} className="mt-4 border-t border-line pt-2 text-sm text-soft">
      <RowList rows={[sampleRow(sample)]} />
      <p className="mt-2">
        <Sentence
          words={t('Sample rules: {0} of the whole amount once it exceeds {1} a year. After TDS {2}.')}
          parts={[
            figure('tdsRate', ratePercent, `${ratePercent}%`),
            figure('tdsLimit', limit, rupees(limit)),
            figure('netPayment', netPayment, rupees(netPayment, 2)),
          ]}
        />
      </p>
      <Button variant="quiet" className="no-print -ml-3" onClick={hide}>
        {t('Show {0} only', rulesYearName(SIMPLIFIED))}
      </Button>
    </section>
  )
}

const figure = (name: string, value: number, text: string) => (
  <output key={name} name={name} data-value={value} aria-live="off">
    {text}
  </output>
)
