import type { BranchRecord } from '@/lib/banking/branch-record'
import { micrParts } from '@/lib/banking/micr'

export interface RecordRow {
  /** The result's name in the site's contract. */
  name: string
  label: string
  /** Null when it is not known. */
  value: string | null
  /** A line that explains it. */
  says?: string
}

/** The details of a branch, in order; the code and the transfers are shown separately. */
export function recordRows(record: BranchRecord): RecordRow[] {
  const { bank, codeOf, branch, address, city, district, state, micr, contact, swift } = record
  return [
    { name: 'bank', label: 'BANK', value: bank, says: codeOf ? `It uses a code of ${codeOf}.` : undefined },
    { name: 'branch', label: 'BRANCH', value: branch },
    { name: 'address', label: 'ADDRESS', value: address },
    { name: 'city', label: 'CITY', value: city },
    ...(district === null || district === city
      ? []
      : [{ name: 'district', label: 'DISTRICT', value: district }]),
    { name: 'state', label: 'STATE', value: state },
    { name: 'micr', label: 'MICR', value: micr, says: micr === null ? undefined : micrInWords(micr) },
    { name: 'contact', label: 'CONTACT', value: contact },
    ...(swift === null ? [] : [{ name: 'swift', label: 'SWIFT', value: swift }]),
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
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...known.map(([rail, takesPart]) => `${rail.toUpperCase()}: ${takesPart ? 'Yes' : 'No'}`),
    ...(record.asOf === null ? [] : [`Details as of ${record.asOf}`]),
  ].join('\n')
}
