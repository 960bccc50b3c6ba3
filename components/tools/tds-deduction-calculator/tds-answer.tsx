import { ResultPanel, type ResultRow } from '@/components/results/result-panel'
import { LawNotice } from '@/components/tool-form/law-notice'
import { ShareLink } from '@/components/tool-form/share-link'
import { salaryRows, tdsRows } from '@/components/tools/tds-deduction-calculator/tds-rows'
import { monthsCounted, tdsByNewestLaw } from '@/components/tools/tds-deduction-calculator/tds-by-newest-law'
import { TdsWorking } from '@/components/tools/tds-deduction-calculator/tds-working'
import type { TdsForm } from '@/components/tools/tds-deduction-calculator/use-tds'
import { shortRuleName } from '@/components/tools/tds-deduction-calculator/tds-words'
import { Button } from '@/components/ui/button'
import { NEWEST_RULES, SIMPLIFIED } from '@/lib/tax/tds-inputs'

const SALARY =
  '* TDS on a salary is taken at the average rate of the year’s slab tax, which depends on the whole income and its deductions.'

interface TdsAnswerProps {
  form: TdsForm
  onLaw(): void
  fragment: string
}

/** The deduction, what led to it, and the law behind it. */
export function TdsAnswer({ form, onLaw, fragment }: TdsAnswerProps) {
  const { question, result, law } = form
  return (
    <>
      <ResultPanel
        rows={rowsOf(form)}
        placeholder={form.placeholder}
        notice={<SampleNotice form={form} onLaw={onLaw} />}
      >
        {question?.kind === 'salary' && <p className="mt-3 text-sm text-soft">{SALARY}</p>}
        {result && result.netPayment < 0 && (
          <p className="mt-3 text-sm text-bad">The year&apos;s TDS is more than this payment.</p>
        )}
        {question && law.part && <law.part.LawNotes question={question} />}
        <ShareLink fragment={fragment} title="Tax deducted at source" />
      </ResultPanel>
      {law.failed && (
        <Button variant="outline" onClick={law.retry}>
          Try again
        </Button>
      )}
      <WorkingOf form={form} />
    </>
  )
}

function SampleNotice({ form: { chosen, question }, onLaw }: Pick<TdsAnswerProps, 'form' | 'onLaw'>) {
  if (chosen?.rules !== SIMPLIFIED) return null
  return (
    <LawNotice
      heading="Sample rules"
      action={`Use the law of ${shortRuleName(NEWEST_RULES)}`}
      onChoose={onLaw}
    >
      Simplified rules for AY 2025-26: 10% of the whole amount once it exceeds a yearly limit.
      {question && monthsCounted(question) > 1 && ' The law is applied to rent paid in twelve equal months.'}
    </LawNotice>
  )
}

function WorkingOf({ form: { question, terms, result, sections } }: Pick<TdsAnswerProps, 'form'>) {
  if (!question || !terms || !result || !sections) return null
  return <TdsWorking question={question} terms={terms} result={result} sections={sections} />
}

function rowsOf({ question, terms, result, sections }: TdsForm): ResultRow[] | null {
  if (!question || !sections) return null
  if (question.kind === 'salary') return salaryRows(sections)
  const byLaw = question.rules === SIMPLIFIED ? tdsByNewestLaw(question) : null
  return terms && result && tdsRows(terms, result, sections, byLaw)
}
