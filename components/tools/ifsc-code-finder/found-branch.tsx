import '@/components/tools/ifsc-code-finder/ifsc-record.css'
import { LiveFailed } from '@/components/lookup/live-failed'
import { CopyButton } from '@/components/results/copy-button'
import { ShareLink } from '@/components/tool-form/share-link'
import { IfscSource } from '@/components/tools/ifsc-code-finder/ifsc-source'
import { failedMessage, type IfscView } from '@/components/tools/ifsc-code-finder/ifsc-view'
import { RailList } from '@/components/tools/ifsc-code-finder/rail-list'
import { type RecordRow, recordRows, recordText } from '@/components/tools/ifsc-code-finder/record-rows'

type Found = Extract<IfscView, { kind: 'found' }>

/** The code in large, all that is known of its branch, and who says so. */
export function FoundBranch({ view, onRetry }: { view: Found; onRetry(ifsc: string): void }) {
  const { question: ifsc, answer, liveFailed } = view
  const { record, by } = answer
  const notKnown = by === 'live' ? 'not stated' : 'not known offline'
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
          {record.asOf && <p className="mt-1 text-soft">Details as of {record.asOf}</p>}
        </div>
        <CopyButton value={ifsc} label={`Copy IFSC ${ifsc}`} />
      </div>
      <dl className="border-t border-line" aria-label={`Branch of ${ifsc}`}>
        {recordRows(record).map((row) => (
          <Row key={row.name} row={row} notKnown={notKnown} />
        ))}
      </dl>
      <RailList rails={record.rails} notKnown={notKnown} />
      <div className="grid gap-2 border-t border-line px-5 py-4">
        <IfscSource answer={answer} />
        <p className="text-sm text-soft">
          This is about a code and its branch, not an account or a payee. Before a large payment, check with
          the bank.
        </p>
      </div>
      <div className="no-print flex flex-wrap gap-2 border-t border-line px-3 py-2">
        <CopyButton value={recordText(record)} label="Copy all details">
          Copy all
        </CopyButton>
        <ShareLink fragment={`ifsc=${ifsc}`} title={`IFSC ${ifsc}`} />
      </div>
    </>
  )
}

function Row({ row: { name, label, value, says }, notKnown }: { row: RecordRow; notKnown: string }) {
  return (
    <div className="flex items-start gap-2 border-b border-line px-5 py-1 last:border-b-0">
      <dt className="ifsc-label">{label}</dt>
      <dd className="flex min-w-0 grow items-start justify-between gap-2">
        <span className="min-w-0 py-2">
          <output name={name} data-value={value ?? ''} aria-live="off">
            {value ?? notKnown}
          </output>
          {says && <span className="block text-sm text-soft">{says}</span>}
        </span>
        {value !== null && <CopyButton value={value} label={`Copy ${label}`} />}
      </dd>
    </div>
  )
}
