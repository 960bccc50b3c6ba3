import { ResultPanel, type ResultRow } from '@/components/results/result-panel'
import { ShareLink } from '@/components/tool-form/share-link'
import { salaryRows, tdsRows } from '@/components/tools/tds-deduction-calculator/tds-rows'
import { TdsWorking } from '@/components/tools/tds-deduction-calculator/tds-working'
import type { TdsForm } from '@/components/tools/tds-deduction-calculator/use-tds'
import { Button } from '@/components/ui/button'

const SALARY =
  '* TDS on a salary is taken at the average rate of the year’s slab tax, which depends on the whole income and its deductions.'

/** The deduction, what led to it, and the law behind it. */
export function TdsAnswer({ form, fragment }: { form: TdsForm; fragment: string }) {
  const { question, terms, result, sections, law } = form
  return (
    <>
      <ResultPanel rows={rowsOf(form)} placeholder={form.placeholder}>
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
      {question && terms && result && sections && (
        <TdsWorking question={question} terms={terms} result={result} sections={sections} />
      )}
    </>
  )
}

function rowsOf({ question, terms, result, sections }: TdsForm): ResultRow[] | null {
  if (!question || !sections) return null
  if (question.kind === 'salary') return salaryRows(sections)
  return terms && result && tdsRows(terms, result, sections)
}
