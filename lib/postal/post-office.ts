/** One post office, with the five fields the finder shows. A field that is not known is null, never an empty text. */
export interface PostOffice {
  name: string
  branchType: string | null
  district: string | null
  state: string | null
  circle: string | null
}

/** The three kinds of office, from the one in charge to the one that depends on it. */
export const branchTypes = ['Head Post Office', 'Sub Post Office', 'Branch Post Office'] as const

const unknownRank = branchTypes.length

function rank(office: PostOffice): number {
  const found = branchTypes.findIndex((type) => type === office.branchType)
  return found === -1 ? unknownRank : found
}

/** Orders offices as a reader looks for them: head, sub, branch, not known; by name within each. */
export function byImportance(a: PostOffice, b: PostOffice): number {
  return rank(a) - rank(b) || a.name.localeCompare(b.name, 'en-IN', { numeric: true })
}

/** One line of text for a letter or a message: "Bengali Market, Central Delhi, Delhi - 110001". */
export function addressLine(office: PostOffice, pincode: string): string {
  const parts = [office.name, office.district, office.state].filter((part) => part !== null)
  return `${parts.join(', ')} - ${pincode}`
}
