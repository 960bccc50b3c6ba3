import type { Business } from '@/lib/invoicing/document/party'
import { plainGstin } from '@/lib/identity/gstin'

const nameOf = ({ name }: Business) => name.trim().toLowerCase()

/**
 * True if two businesses are one registered person: by the GSTIN, or by the name where one has none. A business
 * that is not named yet may be any.
 * Source: CGST Rules 2017, rule 46(b), whose serial number is unique to a registered person
 */
export function isSamePerson(one: Business, other: Business): boolean {
  if (one === other) return true
  const [own, theirs] = [plainGstin(one.gstin), plainGstin(other.gstin)]
  if (own !== '' && theirs !== '') return own === theirs
  const [name, named] = [nameOf(one), nameOf(other)]
  return name === '' || named === '' || name === named
}

/** True if two businesses have the GSTINs of two registered persons. */
export const haveOtherGstins = (one: Business, other: Business): boolean => {
  const [own, theirs] = [plainGstin(one.gstin), plainGstin(other.gstin)]
  return own !== '' && theirs !== '' && own !== theirs
}
