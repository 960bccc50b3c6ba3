import { type Bank, readBankList } from '@/lib/banking/bank-list'
import { type BranchHit, decodeBranchPage } from '@/lib/banking/branch-page'
import { bankOfQuery, byPlace, matchBranches, withoutBank } from '@/lib/banking/branch-search'
import { problemOfName } from '@/lib/name-search/closeness'
import { runTogether, wordsOfName } from '@/lib/name-search/name-words'
import { spellingsOf } from '@/lib/name-search/other-spellings'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { namedIn } from '@/lib/lookup/named-in'

/** A branch with the name of its bank. */
export interface NamedBranch extends BranchHit {
  bank: string
}

export interface BankAndState {
  bank: Bank
  state: string
}

/** The banks of the directory, by name. */
export function lookUpBanks(files: DirectoryFiles, signal?: AbortSignal): Promise<Bank[]> {
  return files('banks.json', readBankList, signal)
}

/**
 * Finds branches of all banks by name, best first, from two small indexes and one to four pages of names. Where no name
 * answers a bank and a place ("hdfc shivajinagar pune"), the bank's branches of that city do.
 */
export async function lookUpBranch(
  query: string,
  files: DirectoryFiles,
  signal: AbortSignal,
): Promise<NamedBranch[]> {
  const spellings = spellingsOf(query)
  const banks = await lookUpBanks(files, signal)
  const names = new Map(banks.map(({ letters, name }) => [letters, name]))
  const asked = spellings.flatMap((spelling) => [spelling, withoutBank(spelling, names)])
  const hits = await namedIn(files, asked, decodeBranchPage, signal)
  const named = spellings.flatMap((spelling) => matchBranches(hits, spelling, names))
  if (named.length > 0) return named.map((hit) => ({ ...hit, bank: nameOf(hit, names) }))
  const letters = bankOfQuery(spellings[0]!, names)
  const bank = banks.find((one) => one.letters === letters)
  return bank ? inCityOf(withoutBank(spellings[0]!, names), bank, files, signal) : []
}

/** The bank's branches in the city that a word of the text names. */
async function inCityOf(
  text: string,
  bank: Bank,
  files: DirectoryFiles,
  signal: AbortSignal,
): Promise<NamedBranch[]> {
  const hits = await namedIn(files, wordsOfName(text).filter(isLongEnough), decodeBranchPage, signal)
  for (const place of citiesIn(text, hits)) {
    const all = await branchesIn({ bank, state: place.state }, files, signal)
    const there = all.filter(({ city }) => city === place.city)
    if (there.length > 0) return there
  }
  return []
}

const MOST_CITIES = 4

/** The cities that a text names, the one at its end first; a locality can have the name of another city. */
function citiesIn(text: string, hits: readonly BranchHit[]): Pick<BranchHit, 'city' | 'state'>[] {
  const together = runTogether(text)
  const named = new Map(
    hits
      .filter(({ city }) => isLongEnough(city) && together.includes(runTogether(city)))
      .map(({ city, state }) => [`${city} ${state}`, { city, state }]),
  )
  const atEnd = ({ city }: Pick<BranchHit, 'city'>) => Number(together.endsWith(runTogether(city)))
  return [...named.values()]
    .sort((a, b) => atEnd(b) - atEnd(a) || b.city.length - a.city.length)
    .slice(0, MOST_CITIES)
}

const isLongEnough = (word: string) => problemOfName(word) === null

function nameOf({ ifsc }: BranchHit, names: Map<string, string>): string {
  const letters = ifsc.slice(0, 4)
  return names.get(letters) ?? letters
}

/** All branches of a bank in a state that have a name here, by city. */
export async function branchesIn(
  { bank, state }: BankAndState,
  files: DirectoryFiles,
  signal?: AbortSignal,
): Promise<NamedBranch[]> {
  const pages = bank.states.find((one) => one.state === state)?.pages ?? []
  const hits = await Promise.all(pages.map((page) => files(page, decodeBranchPage, signal)))
  return hits
    .flat()
    .filter((hit) => hit.state === state)
    .sort(byPlace)
    .map((hit) => ({ ...hit, bank: bank.name }))
}
