import './record.css'
import type { ReactNode } from 'react'
import type { AnsweredView } from '@/components/lookup/lookup-view'
import { CopyButton } from '@/components/results/copy-button'
import { DataAge } from '@/components/results/data-age'
import { Anchor } from '@/components/site/anchor'
import { ShareLink } from '@/components/tool-form/share-link'
import { bankLetters } from '@/lib/banking/ifsc'
import { mergedInto } from '@/lib/banking/merged-banks'
import type { IfscAnswer } from '@/lib/lookup/ifsc-answer'
import { RailList } from './rail-list'
import { type RecordRow, recordRows, recordText } from './rows'
import { IfscSource } from './source'

type View<Kind> = AnsweredView<Extract<IfscAnswer, { kind: Kind }>>

/** The code in large, the details of its branch, and their source. */
export function FoundBranch({ view: { question: ifsc, answer } }: { view: View<'found'> }) {
  const { record, by, facts } = answer
  const notKnown = by === 'live' ? 'not stated' : 'not available offline'
  return (
    <>
      <CodeHeading ifsc={ifsc}>
        {facts?.on && <DataAge kind="bankCodes" on={facts.on} />}
        {record.asOf && <p className="mt-1 text-soft">Details as of {record.asOf}</p>}
      </CodeHeading>
      <dl className="border-t border-line" aria-label={`Branch of ${ifsc}`}>
        {recordRows(record).map((row) => (
          <Row key={row.name} row={row} notKnown={notKnown} />
        ))}
      </dl>
      <RailList rails={record.rails} notKnown={notKnown} />
      <div className="grid gap-2 border-t border-line px-5 py-4">
        <IfscSource answer={answer} />
        <p className="text-sm text-soft">
          These are details of a branch, not of an account or payee. Check with the bank before a large
          payment.
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

/** A code of which only the bank is known. */
export function ListedCode({ view: { question: ifsc, answer } }: { view: View<'listed'> }) {
  const { bank, codeOf, rails } = answer.listed
  return (
    <>
      <CodeHeading ifsc={ifsc}>
        {answer.facts.on && <DataAge kind="bankCodes" on={answer.facts.on} />}
        <p className="mt-1 text-xl">
          A code of{' '}
          <output name="bank" data-value={bank} aria-live="off">
            {bank}
          </output>
          {codeOf && <span className="block text-sm text-soft">It uses a code of {codeOf}.</span>}
        </p>
      </CodeHeading>
      <p role="status" className="px-5 pb-4">
        It is in the list of {answer.facts.listOf}, without branch details. Find them on the bank’s branch
        page, a cheque or a passbook.
      </p>
      <RailList rails={rails} notKnown="not available offline" />
      <div className="border-t border-line px-5 py-4">
        <IfscSource answer={answer} />
      </div>
      <div className="border-t border-line px-3 py-2">
        <ShareLink fragment={`ifsc=${ifsc}`} title={`IFSC ${ifsc}`} />
      </div>
    </>
  )
}

/** A well-formed code that is not in the list, with the likely reason. */
export function NotFound({ view: { question: ifsc, answer } }: { view: View<'notFound'> }) {
  const letters = bankLetters(ifsc)
  const merged = mergedInto(letters)
  return (
    <div className="grid gap-2 px-5 py-6">
      <p role="alert" className="text-xl font-medium">
        {answer.reason === 'unknown' ? 'IFSC code not found.' : 'IFSC code not found or invalid.'}
      </p>
      {answer.facts && (
        <p>
          {ifsc} has the right format but is not in the list of {answer.facts.listOf}. Newer branches are not
          in it.
        </p>
      )}
      {merged ? (
        <p>
          {merged.was} merged into {merged.now}: its old codes ended on {merged.endedOn}. Get the new code
          from {merged.now} (<Anchor href={merged.source.href}>{merged.source.title}</Anchor>).
        </p>
      ) : (
        <p className="text-soft">{bankOf(letters, answer.bank, answer.by)}</p>
      )}
      <IfscSource answer={answer} />
    </div>
  )
}

function bankOf(letters: string, bank: string | null, by: 'live' | 'directory'): string {
  if (bank !== null)
    return `${letters} stands for ${bank}. Check the last six characters against a cheque or passbook.`
  if (by === 'live') return 'Check it against a cheque or passbook.'
  return `No bank in the list has codes starting with ${letters}. Check the whole code against a cheque or passbook.`
}

function CodeHeading({ ifsc, children }: { ifsc: string; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-2 px-5 py-4">
      <div className="min-w-0">
        <h2 className="ifsc-code font-sans font-semibold tabular-nums">
          <output name="code" data-value={ifsc}>
            {ifsc}
          </output>
        </h2>
        {children}
      </div>
      <CopyButton value={ifsc} label={`Copy IFSC ${ifsc}`} />
    </div>
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
