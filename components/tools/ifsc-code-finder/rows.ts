import type { BranchRecord } from '@/lib/banking/branch-record'
import { listMonth } from '@/lib/banking/list-month'
import { micrParts } from '@/lib/banking/micr'
import type { Rails } from '@/lib/banking/rails'
import type { AnsweredBy } from '@/lib/lookup/lookup-source'
import { listInWords } from '@/lib/format/list-in-words'
import { nameOf, t } from '@/lib/language/words'

export interface RecordRow {
  /** The result's name in the site's contract; in capitals it is the label. */
  name: string
  value: string
  /** A line that explains it. */
  note?: string | null
}

/** The details that every record should have, as a sentence names them. */
const EXPECTED = {
  branch: 'branch',
  address: 'address',
  city: 'city',
  state: 'state',
  micr: 'MICR',
  contact: 'contact',
} as const

/** The label of a row: its name in capitals. */
export const rowLabel = (name: string): string => nameOf('branch-details', name.toUpperCase())

/** The details of a branch that are known, in order; the code and the transfers are shown separately. */
export function recordRows(record: BranchRecord): RecordRow[] {
  const { bank, codeOf, branch, address, city, district, state, micr, contact, swift } = record
  const rows = [
    { name: 'bank', value: bank, note: codeOf && t('It uses a code of {0}.', codeOf) },
    { name: 'branch', value: branch },
    { name: 'address', value: address },
    { name: 'city', value: city },
    { name: 'district', value: district === city ? null : district },
    { name: 'state', value: state },
    { name: 'micr', value: micr, note: micr && micrInWords(micr) },
    { name: 'contact', value: contact },
    { name: 'swift', value: swift },
  ]
  return rows.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]))
}

const RAILS = ['upi', 'neft', 'rtgs', 'imps'] as const

/** The ways of transfer of which it is known whether a branch takes them. */
export const knownRails = (rails: Rails): [rail: string, accepted: boolean][] =>
  RAILS.flatMap((rail): [string, boolean][] => {
    const accepted = rails[rail]
    return accepted === null ? [] : [[rail, accepted]]
  })

/** The month of the details, and once which of them are not known; empty when there is nothing to tell. */
export function detailsNote(record: BranchRecord, by: AnsweredBy): string {
  const missing = missingDetails(record)
  const list = listInWords(missing)
  const ours = t(missing.length === 1 ? '{0} is not in our list' : '{0} are not in our list', list)
  const parts = [
    record.asOf && t('Branch details are of {0}', listMonth(record.asOf)),
    missing.length > 0 && (by === 'live' ? t('the service does not give {0}', list) : ours),
  ].filter(Boolean)
  const text = parts.join('; ')
  return text && t('{0}.', `${text.charAt(0).toUpperCase()}${text.slice(1)}`)
}

/** The unknown details of a branch, worded for a sentence. */
function missingDetails(record: BranchRecord): string[] {
  const details = Object.entries(EXPECTED) as [keyof typeof EXPECTED, string][]
  return [
    ...details.filter(([name]) => record[name] === null).map(([, label]) => nameOf('branch-details', label)),
    ...RAILS.filter((rail) => record.rails[rail] === null).map((rail) => rail.toUpperCase()),
  ]
}

function micrInWords(micr: string): string {
  const { city, bank, branch } = micrParts(micr)
  return t('{0} city, {1} bank, {2} branch', city, bank, branch)
}

/** All known details, one per line, to paste into a message or form. */
export function recordText(record: BranchRecord): string {
  const rails = Object.entries(record.rails).filter(([, accepted]) => accepted !== null)
  return [
    `IFSC: ${record.ifsc}`,
    ...recordRows(record).map(({ name, value }) => `${rowLabel(name)}: ${value}`),
    ...rails.map(([rail, accepted]) => `${rail.toUpperCase()}: ${t(accepted ? 'Yes' : 'No')}`),
    ...(record.asOf === null ? [] : [t('Branch details are of {0}', listMonth(record.asOf))]),
  ].join('\n')
}
