import './record.css'
import { AnswerSource } from '@/components/lookup/answer-source'
import { CopyButton } from '@/components/share/copy-button'
import { DataAge } from '@/components/results/data-age'
import { LazyPart } from '@/components/ui/lazy-part'
import { Sentence } from '@/components/ui/sentence'
import { ShareLink } from '@/components/share/share-link'
import { listMonth } from '@/lib/banking/list-month'
import { bankLetters } from '@/lib/banking/ifsc'
import type { Rails } from '@/lib/banking/rails'
import { grouped } from '@/lib/format/numbers'
import type { IfscAnswer } from '@/lib/lookup/ifsc/ifsc-answer'
import { t } from '@/lib/language/words'
import { detailsNote, knownRails, recordRows, type RecordRow, recordText, rowLabel } from './rows'

interface AnswerProps<Kind> {
  ifsc: string
  answer: Extract<IfscAnswer, { kind: Kind }>
}

/** The code in large, the details of its branch, or of its bank where no more is known, and their source. */
export function KnownCode({ ifsc, answer }: AnswerProps<'found' | 'listed'>) {
  const record = answer.kind === 'found' ? answer.record : null
  const note = record && detailsNote(record, answer.by)
  const { rails } = answer.kind === 'found' ? answer.record : answer.listed
  return (
    <>
      <div className="flex items-start justify-between gap-2 px-5 py-4">
        <div className="min-w-0">
          <h2 className="ifsc-code font-semibold tabular-nums">
            <output aria-live="off" data-spoken name="code" data-value={ifsc}>
              {ifsc}
            </output>
          </h2>
          {answer.facts?.on && <DataAge kind="bankCodes" on={answer.facts.on} />}
          {note && <p className="mt-1 text-soft">{note}</p>}
        </div>
        <CopyButton value={ifsc} label={t('Copy IFSC {0}', ifsc)} />
      </div>
      {answer.kind === 'listed' && <BankOfCode answer={answer} />}
      {record && (
        <dl className="border-t border-line" aria-label={t('Branch of {0}', ifsc)}>
          {recordRows(record).map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </dl>
      )}
      <RailList rails={rails} />
      <div className="grid gap-2 border-t border-line px-5 py-4">
        <Merger ifsc={ifsc} answer={answer} />
        <IfscSourceNote answer={answer} />
        {record && (
          <p className="text-sm text-soft">
            {t(
              'These are details of a branch, not of an account or payee. Check with the bank before a large payment.',
            )}
          </p>
        )}
      </div>
      <div className="no-print flex flex-wrap gap-2 border-t border-line px-3 py-2">
        {record && (
          <CopyButton value={recordText(record)} label={t('Copy all details')}>
            {t('Copy all')}
          </CopyButton>
        )}
        <ShareLink fragment={`ifsc=${ifsc}`} title={`IFSC ${ifsc}`} />
      </div>
    </>
  )
}

const loadMerger = async () => (await import('./merger-note')).MergerNote

interface MergerProps {
  ifsc: string
  answer: IfscAnswer
  /** Shown where the bank has not merged. */
  otherwise?: string
}

/** The note on the bank's merger since 2017; the list of mergers is loaded with the answer. */
const Merger = ({ ifsc, answer: { facts }, otherwise = '' }: MergerProps) => (
  <LazyPart
    what={t('The list of bank mergers')}
    load={loadMerger}
    props={{ letters: bankLetters(ifsc), listOf: facts && listMonth(facts.listOf), otherwise }}
  />
)

/** All that the list has on a code without branch details. */
function BankOfCode({ answer: { listed, facts } }: Pick<AnswerProps<'listed'>, 'answer'>) {
  return (
    <div className="grid gap-4 px-5 pb-4">
      <p className="text-xl">
        <Sentence
          words={t('A code of {0}')}
          parts={[
            <output key="bank" data-spoken name="bank" data-value={listed.bank} aria-live="off">
              {listed.bank}
            </output>,
          ]}
        />
        {listed.codeOf && (
          <span className="block text-sm text-soft">{t('It uses a code of {0}.', listed.codeOf)}</span>
        )}
      </p>
      <p role="status">
        {t(
          'It is in the list of {0}, without branch details. Find them on the bank’s branch page, a cheque or a passbook.',
          listMonth(facts.listOf),
        )}
      </p>
    </div>
  )
}

/** A well-formed code that is not in the list, with the likely reason. */
export function IfscNotFound({ ifsc, answer }: AnswerProps<'notFound'>) {
  return (
    <div className="grid gap-2 px-5 py-6">
      <p role="alert" className="text-xl font-medium">
        {t(answer.reason === 'unknown' ? 'IFSC code not found.' : 'IFSC code not found or invalid.')}
      </p>
      {answer.facts && (
        <p>
          {t(
            '{0} has the right format but is not in the list of {1}. Newer branches are not in it.',
            ifsc,
            listMonth(answer.facts.listOf),
          )}
        </p>
      )}
      <Merger ifsc={ifsc} answer={answer} otherwise={bankOf(bankLetters(ifsc), answer)} />
      <IfscSourceNote answer={answer} />
    </div>
  )
}

function bankOf(letters: string, { bank, by }: AnswerProps<'notFound'>['answer']): string {
  if (bank !== null)
    return t('{0} stands for {1}. Check the last six characters against a cheque or passbook.', letters, bank)
  if (by === 'live') return t('Check it against a cheque or passbook.')
  return t(
    'No bank in the list has codes starting with {0}. Check the whole code against a cheque or passbook.',
    letters,
  )
}

/** The rows of a found branch that are spoken. */
const SPOKEN = ['bank', 'branch']

function Row({ row: { name, value, note } }: { row: RecordRow }) {
  const label = rowLabel(name)
  return (
    <div className="flex items-start gap-2 border-b border-line px-5 py-1 last:border-b-0">
      <dt className="w-24 shrink-0 py-2 text-sm text-soft">{label}</dt>
      <dd className="flex min-w-0 grow items-start justify-between gap-2">
        <span className="min-w-0 py-2">
          <output
            data-spoken={SPOKEN.includes(name) || undefined}
            name={name}
            data-value={value}
            lang="en-IN"
            aria-live="off"
          >
            {value}
          </output>
          {note && <span className="block text-sm text-soft">{note}</span>}
        </span>
        <CopyButton value={value} label={t('Copy {0}', label)} />
      </dd>
    </div>
  )
}

/** Which transfers the branch takes, where known. */
function RailList({ rails }: { rails: Rails }) {
  const known = knownRails(rails)
  if (known.length === 0) return null
  return (
    <dl
      className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-4"
      aria-label={t('Transfers accepted')}
    >
      {known.map(([rail, accepted]) => (
        <div key={rail}>
          <dt className="text-sm font-medium">{rail.toUpperCase()}</dt>
          <dd>
            <output name={rail} data-value={accepted} aria-live="off">
              {t(accepted ? 'Yes' : 'No')}
            </output>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The source of the answer and its age. */
export function IfscSourceNote({ answer: { by, facts } }: { answer: IfscAnswer }) {
  const about = facts && {
    ...facts,
    data: t('code list of {0}', listMonth(facts.listOf)),
    holds: t(
      '{0} codes of {1} banks, {2} of them with details, of {3}',
      grouped(facts.codes),
      grouped(facts.banks),
      grouped(facts.detailed),
      listMonth(facts.detailsOf),
    ),
  }
  return <AnswerSource by={by} about={about} />
}
