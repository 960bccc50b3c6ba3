import type { ReactNode } from 'react'
import { figureText } from '@/components/results/figure'
import { handedResult } from '@/components/results/handed-result'
import { ResultPanel } from '@/components/results/result-panel'
import { type ResultRows, shownRows } from '@/components/results/result-row'
import { Working, type WorkingContent } from '@/components/results/working'
import { CompareButton } from '@/components/share/compare-button'
import { ShareLink } from '@/components/share/share-link'
import { ResetButtons } from '@/components/tool-form/reset-buttons'
import { ToolForm } from '@/components/tool-form/tool-form'
import { t } from '@/lib/language/words'

interface ResetActs {
  reset(): void
  undoReset?: (() => void) | null
}

interface CalculatorAnswerProps {
  /** Left out where the form has the button. */
  inputs?: ResetActs
  /** The fragment of a link to the inputs. */
  fragment: string
  /** Null while the fields give no result. */
  rows: ResultRows | null
  /**
   * What to do while there is no result: 'Enter values to calculate.' unless given, since the fields of a
   * fresh page are filled.
   */
  placeholder?: string | undefined
  /** Why there is no result, where the fields do not say it. */
  reason?: string | null
  /** How old the law or data behind the answer is: a `DataAge`. */
  age?: ReactNode
  /** Notes on the answer, right below it. */
  notice?: ReactNode
  /** A chart or other details of the result, in the card below its rows. */
  detail?: ReactNode
  /** Sources and remarks, below the rows and the detail. */
  remarks?: ReactNode
  /** The name of a shared link: 'EMI of a loan'. */
  shareTitle: string
  /**
   * False where results are not compared: a conversion, a day. All other tools are in lib/comparison/compared-tools.
   */
  comparable?: boolean
  /** How the result comes about; null without a result. */
  working?: WorkingContent | false | null
}

interface CalculatorScreenProps extends Omit<CalculatorAnswerProps, 'fragment' | 'inputs'> {
  /** The tool's inputs: what Reset and the share link need of them. */
  inputs: ResetActs & { fragment: string }
  fields: ReactNode
  /** Sections below the two columns, usually lazy parts. */
  children?: ReactNode
}

/** The frame of a calculator: fields, then the result that follows every key, its working and other sections. */
export function CalculatorScreen({ inputs, fields, children, ...answer }: CalculatorScreenProps) {
  return (
    <>
      <ToolForm result={<CalculatorAnswer inputs={inputs} fragment={inputs.fragment} {...answer} />}>
        {fields}
      </ToolForm>
      {children}
    </>
  )
}

/** The answer of a calculator: the result with the ways to share it, and its working. */
export function CalculatorAnswer(answer: CalculatorAnswerProps) {
  const {
    inputs,
    fragment,
    rows,
    placeholder,
    age,
    notice,
    detail,
    remarks,
    shareTitle,
    working,
    comparable = true,
  } = answer
  const reason = answer.reason ?? placeholder ?? t('Correct the marked numbers')
  return (
    <>
      <ResultPanel
        rows={rows}
        placeholder={placeholder ?? t('Enter values to calculate.')}
        reason={reason}
        age={age}
        notice={notice}
        acts={
          <>
            {rows && (
              <ShareLink
                fragment={fragment}
                title={titleWithAnswer(shareTitle, rows)}
                result={() => handedResult(rows)}
              />
            )}
            {rows && comparable && <CompareButton fragment={fragment} />}
            {inputs && <ResetButtons onReset={inputs.reset} onUndo={inputs.undoReset} />}
          </>
        }
      >
        {detail}
        {remarks}
      </ResultPanel>
      {working && <Working {...working} />}
    </>
  )
}

/** 'EMI of a loan: Monthly EMI ₹8,678'; a title that has the answer in it stays as it is. */
function titleWithAnswer(title: string, rows: ResultRows): string {
  const answers = shownRows(rows).filter(({ primary }) => primary)
  if (answers.some((row) => title.includes(figureText(row)))) return title
  return `${title}: ${answers.map((row) => `${row.label} ${figureText(row)}`).join(', ')}`
}
