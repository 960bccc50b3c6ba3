// The directory's metadata for the page.
import { ifscFactsFormat } from '../../../lib/banking/ifsc-facts.ts'
import { monthInWords } from '../../../lib/format/days.ts'
import { codePackage, detailPackage } from './sources.mjs'

const cite = ({ name, version }) => `${name} ${version}`
const leftOut =
  'Mobile numbers in it are left out: after some years they are mostly another person’s. States are brought up to date.'

export const factsOfPackages = {
  source: `${cite(codePackage)} (codes, banks, UPI) and ${cite(detailPackage)} (branches), after the Reserve Bank’s lists`,
  licence: 'MIT',
  on: codePackage.listOf,
  listOf: monthInWords(codePackage.listOf),
  caution: `A branch may have moved, merged or been renamed since its record. MICR codes, and whether a branch takes part in NEFT, RTGS and IMPS, are not in these lists; UPI is known for the bank as a whole. ${leftOut}`,
}

/** The facts of an imported list; without a month of its own, the day it was imported is all that is known. */
export function factsOfList({ asOf, importedOn }) {
  return {
    source: `a list of codes and branches after the Reserve Bank’s, with names of banks from npm package ${cite(codePackage)} and older branch details from ${cite(detailPackage)}`,
    licence: 'public domain; the packages MIT',
    on: asOf ?? importedOn,
    listOf: asOf === null ? `a list taken over in ${monthInWords(importedOn)}` : monthInWords(asOf),
    caution: `A branch may have moved, merged or been renamed since its record. ${leftOut}`,
  }
}

/** The months of all details as text: "September 2017", or "September 2017 to March 2026". */
function monthsOf(entries) {
  const months = entries.flatMap(({ details }) => (details === null ? [] : [details.month]))
  const ends = [...new Set(months)].sort()
  if (ends.length === 0) return ''
  return [...new Set([ends[0], ends.at(-1)])].map((month) => monthInWords(month)).join(' to ')
}

/** The content of meta.json. `starts` are, by bank, the first codes of its files, their last six characters. */
export function metaFile(facts, entries, starts) {
  return {
    format: ifscFactsFormat,
    ...facts,
    detailsOf: monthsOf(entries),
    codes: entries.length,
    detailed: entries.filter(({ details }) => details !== null).length,
    banks: starts.size,
    shards: Object.fromEntries([...starts].map(([bank, firsts]) => [bank, firsts.join(' ')])),
  }
}
