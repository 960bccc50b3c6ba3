import { RESULT_ID } from '@/components/results/focus-result'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { t } from '@/lib/language/words'

/** A hint on the fields to fill in before there is a total. */
export const textBeforeTotal = ({ kind }: BusinessDocument) =>
  t(kind === 'receipt' ? 'Enter the amount to see the total' : 'Add an item to see the total')

/** The place of the result while nothing is entered. */
export function ResultOutline({ doc }: { doc: BusinessDocument }) {
  return (
    <section aria-label={t('Result')} className="results doc-bar">
      <div id={RESULT_ID} className="headline">
        <p role="status" aria-live="off">
          {textBeforeTotal(doc)}
        </p>
      </div>
    </section>
  )
}
