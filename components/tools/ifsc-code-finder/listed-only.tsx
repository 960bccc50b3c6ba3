import '@/components/tools/ifsc-code-finder/ifsc-record.css'
import { LiveFailed } from '@/components/lookup/live-failed'
import { CopyButton } from '@/components/results/copy-button'
import { ShareLink } from '@/components/tool-form/share-link'
import { IfscSource } from '@/components/tools/ifsc-code-finder/ifsc-source'
import { failedMessage, type IfscView } from '@/components/tools/ifsc-code-finder/ifsc-view'
import { RailList } from '@/components/tools/ifsc-code-finder/rail-list'

type Listed = Extract<IfscView, { kind: 'listed' }>

/** A code of the list of which this copy knows the bank and no more. */
export function ListedOnly({ view, onRetry }: { view: Listed; onRetry(ifsc: string): void }) {
  const { question: ifsc, answer, liveFailed } = view
  const { bank, codeOf, rails } = answer.listed
  return (
    <>
      {liveFailed && <LiveFailed message={failedMessage} onRetry={() => onRetry(ifsc)} />}
      <div className="flex items-start justify-between gap-2 px-5 py-4">
        <div className="min-w-0">
          <h2 className="ifsc-code font-sans font-semibold tabular-nums">
            <output name="code" data-value={ifsc}>
              {ifsc}
            </output>
          </h2>
          <p className="mt-1 text-xl">
            A code of{' '}
            <output name="bank" data-value={bank} aria-live="off">
              {bank}
            </output>
            {codeOf && <span className="block text-sm text-soft">It uses a code of {codeOf}.</span>}
          </p>
        </div>
        <CopyButton value={ifsc} label={`Copy IFSC ${ifsc}`} />
      </div>
      <p role="status" className="px-5 pb-4">
        It is in the list of {answer.facts.listOf}, but the details of its branch are not in this copy. The
        bank’s own branch page, a cheque or a passbook has them.
      </p>
      <RailList rails={rails} notKnown="not known offline" />
      <div className="border-t border-line px-5 py-4">
        <IfscSource answer={answer} />
      </div>
      <div className="border-t border-line px-3 py-2">
        <ShareLink fragment={`ifsc=${ifsc}`} title={`IFSC ${ifsc}`} />
      </div>
    </>
  )
}
