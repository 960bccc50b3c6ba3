// The directory's metadata for the page.
import { pincodeFactsFormat } from '../../../lib/postal/directory-facts.ts'
import { monthInWords } from '../../../lib/format/days.ts'
import { officePackage, typePackage } from './sources.mjs'

const cite = ({ name, version }) => `${name} ${version}`

/**
 * The packages state no date for their rows. The rows know Telangana (June 2014) but neither Palghar (August 2014) nor
 * the Kannada names of Karnataka's districts (November 2014), hence "about 2014".
 */
export const factsOfPackages = {
  source: `${cite(officePackage)} (offices) and ${cite(typePackage)} (types of office), after the Department of Posts’ list on data.gov.in`,
  licence: 'MIT',
  on: officePackage.dataOf,
  dataOf: `about 2014, data package, ${monthInWords(officePackage.published)}`,
  caution:
    'Names of states and districts are brought up to date, but a district formed since 2014 is mostly shown as the one it was cut from, and offices opened since are missing.',
}

/** The facts of an imported list; without a month of its own, the day it was imported is all that is known. */
export function factsOfList({ asOf, importedOn }) {
  return {
    source: 'All India Pincode Directory, Department of Posts (data.gov.in)',
    licence: 'Government Open Data License - India',
    on: asOf ?? importedOn,
    dataOf: asOf === null ? `a list taken over in ${monthInWords(importedOn)}` : monthInWords(asOf),
    caution: '',
  }
}

/** The content of meta.json. */
export function metaFile(facts, entries, shardNames) {
  const prefixes = shardNames.map((name) => name.replace('.json', ''))
  const pincodes = new Set(entries.map(({ pincode }) => pincode)).size
  return { format: pincodeFactsFormat, ...facts, offices: entries.length, pincodes, prefixes }
}
