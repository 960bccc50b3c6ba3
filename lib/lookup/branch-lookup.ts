import { type Bank, readBankList } from '@/lib/banking/bank-list'
import { type BranchHit, decodeBranchPage } from '@/lib/banking/branch-page'
import { byPlace, matchBranches, withoutBank } from '@/lib/banking/branch-search'
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

/** Finds branches of all banks by name, best first, from two small indexes and one to four pages of names. */
export async function lookUpBranch(
  query: string,
  files: DirectoryFiles,
  signal: AbortSignal,
): Promise<NamedBranch[]> {
  const banks = await lookUpBanks(files, signal)
  const names = new Map(banks.map(({ letters, name }) => [letters, name]))
  const hits = await namedIn(files, [query, withoutBank(query, names)], decodeBranchPage, signal)
  return matchBranches(hits, query, names).map((hit) => ({ ...hit, bank: nameOf(hit, names) }))
}

function nameOf({ ifsc }: BranchHit, names: Map<string, string>): string {
  const letters = ifsc.slice(0, 4)
  return names.get(letters) ?? letters
}

/** All branches of a bank in a state that have a name here, by city. */
export async function branchesIn(
  { bank, state }: BankAndState,
  files: DirectoryFiles,
  signal: AbortSignal,
): Promise<NamedBranch[]> {
  const pages = bank.states.find((one) => one.state === state)?.pages ?? []
  const hits = await Promise.all(pages.map((page) => files(page, decodeBranchPage, signal)))
  return hits
    .flat()
    .filter((hit) => hit.state === state)
    .sort(byPlace)
    .map((hit) => ({ ...hit, bank: bank.name }))
}
