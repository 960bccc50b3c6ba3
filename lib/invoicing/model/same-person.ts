import type { Business } from '@/lib/invoicing/document/party'
import { onceForEach } from '@/lib/invoicing/model/once-for-each'
import { plainGstin } from '@/lib/identity/gstin'

const personOf = onceForEach(({ gstin, name }: Business) => ({
  gstin: plainGstin(gstin),
  name: name.trim().toLowerCase(),
}))

/**
 * True if two businesses are one registered person: by the GSTIN, or by the name where one has none. A business
 * that is not named yet may be any.
 * Source: CGST Rules 2017, rule 46(b), whose serial number is unique to a registered person
 */
export function isSamePerson(one: Business, other: Business): boolean {
  if (one === other) return true
  const [own, theirs] = [personOf(one), personOf(other)]
  if (own.gstin !== '' && theirs.gstin !== '') return own.gstin === theirs.gstin
  return own.name === '' || theirs.name === '' || own.name === theirs.name
}

/** True if two businesses have the GSTINs of two registered persons. */
export const haveOtherGstins = (one: Business, other: Business): boolean => {
  const [{ gstin: own }, { gstin: theirs }] = [personOf(one), personOf(other)]
  return own !== '' && theirs !== '' && own !== theirs
}
