import type { BranchRecord } from '@/lib/banking/branch-record'
import { micrParts } from '@/lib/banking/micr'

export interface RecordRow {
  /** The result's name in the site's contract; in capitals it is the label. */
  name: string
  /** Null when it is not known. */
  value: string | null
  /** A line that explains it. */
  note?: string | null
}

/** The details of a branch, in order; the code and the transfers are shown separately. */
export function recordRows(record: BranchRecord): RecordRow[] {
  const { bank, codeOf, branch, address, city, district, state, micr, contact, swift } = record
  return [
    { name: 'bank', value: bank, note: codeOf && `It uses a code of ${codeOf}.` },
    { name: 'branch', value: branch },
    { name: 'address', value: address },
    { name: 'city', value: city },
    ...(district === null || district === city ? [] : [{ name: 'district', value: district }]),
    { name: 'state', value: state },
    { name: 'micr', value: micr, note: micr && micrInWords(micr) },
    { name: 'contact', value: contact },
    ...(swift === null ? [] : [{ name: 'swift', value: swift }]),
  ]
}

function micrInWords(micr: string): string {
  const { city, bank, branch } = micrParts(micr)
  return `${city} city, ${bank} bank, ${branch} branch`
}

/** All known details, one per line, to paste into a message or form. */
export function recordText(record: BranchRecord): string {
  const rows = recordRows(record).filter(({ value }) => value !== null)
  const known = Object.entries(record.rails).filter(([, takesPart]) => takesPart !== null)
  return [
    `IFSC: ${record.ifsc}`,
    ...rows.map(({ name, value }) => `${name.toUpperCase()}: ${value}`),
    ...known.map(([rail, takesPart]) => `${rail.toUpperCase()}: ${takesPart ? 'Yes' : 'No'}`),
    ...(record.asOf === null ? [] : [`Details as of ${record.asOf}`]),
  ].join('\n')
}
