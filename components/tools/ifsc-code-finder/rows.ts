import type { BranchRecord } from '@/lib/banking/branch-record'
import { micrParts } from '@/lib/banking/micr'
import type { Rails } from '@/lib/banking/rails'
import type { AnsweredBy } from '@/lib/lookup/lookup-source'

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

/** The details of a branch that are known, in order; the code and the transfers are shown separately. */
export function recordRows(record: BranchRecord): RecordRow[] {
  const { bank, codeOf, branch, address, city, district, state, micr, contact, swift } = record
  const rows = [
    { name: 'bank', value: bank, note: codeOf && `It uses a code of ${codeOf}.` },
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
  const list = new Intl.ListFormat('en-IN').format(missing)
  const ours = `${list} ${missing.length === 1 ? 'is' : 'are'} not in our list`
  const parts = [
    record.asOf && `Branch details are of ${record.asOf}`,
    missing.length > 0 && (by === 'live' ? `the service does not give ${list}` : ours),
  ].filter(Boolean)
  const text = parts.join('; ')
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** What is not known of a branch, each as a sentence names it. */
function missingDetails(record: BranchRecord): string[] {
  const details = Object.entries(EXPECTED) as [keyof typeof EXPECTED, string][]
  return [
    ...details.filter(([name]) => record[name] === null).map(([, label]) => label),
    ...RAILS.filter((rail) => record.rails[rail] === null).map((rail) => rail.toUpperCase()),
  ]
}

function micrInWords(micr: string): string {
  const { city, bank, branch } = micrParts(micr)
  return `${city} city, ${bank} bank, ${branch} branch`
}

/** All known details, one per line, to paste into a message or form. */
export function recordText(record: BranchRecord): string {
  const rails = Object.entries(record.rails).filter(([, accepted]) => accepted !== null)
  return [
    `IFSC: ${record.ifsc}`,
    ...recordRows(record).map(({ name, value }) => `${name.toUpperCase()}: ${value}`),
    ...rails.map(([rail, accepted]) => `${rail.toUpperCase()}: ${accepted ? 'Yes' : 'No'}`),
    ...(record.asOf === null ? [] : [`Branch details are of ${record.asOf}`]),
  ].join('\n')
}
