import type { Rails } from '@/lib/banking/rails'

/** A code that the list of codes holds, without details of its branch. */
export interface ListedCode {
  ifsc: string
  bank: string
  /** The bank to which the first four letters belong, when another one uses this code of it. */
  codeOf: string | null
  rails: Rails
}

/** What is known of the branch behind an IFSC. A field that is not known is null, never an empty text. */
export interface BranchRecord extends ListedCode {
  branch: string | null
  address: string | null
  city: string | null
  district: string | null
  state: string | null
  contact: string | null
  /** Nine digits. */
  micr: string | null
  swift: string | null
  /** The month of the record, "September 2017"; null when it is of now or not known. */
  asOf: string | null
}
