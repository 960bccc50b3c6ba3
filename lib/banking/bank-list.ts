import { branchFormat } from '@/lib/banking/branch-page'
import { DirectoryDamaged, recordOfFormat } from '@/lib/name-search/directory-damaged'

/** The branches of a bank in one state: their number, and the first and last of the files that hold them. */
export type StateBranches = [state: number, branches: number, firstPage: number, lastPage: number]

/** The banks of the list, /directories/ifsc/banks.json, by name. */
export interface BankList {
  format: number
  states: string[]
  banks: [letters: string, name: string, codes: number, states: StateBranches[]][]
}

export interface Bank {
  letters: string
  name: string
  /** All codes of the bank, those without details too. */
  codes: number
  states: { state: string; branches: number; pages: string[] }[]
}

/** Unpacks a fetched banks.json. Throws DirectoryDamaged when it does not have the promised shape. */
export function readBankList(value: unknown): Bank[] {
  const list = recordOfFormat<BankList>(value, branchFormat, 'banks.json') as BankList
  if (!Array.isArray(list.banks) || !Array.isArray(list.states))
    throw new DirectoryDamaged('banks.json: incomplete')
  return list.banks.map(([letters, name, codes, states]) => ({
    letters,
    name,
    codes,
    states: states.map(([at, branches, first, last]) => {
      const state = list.states[at]
      if (state === undefined) throw new DirectoryDamaged('banks.json: a state is missing')
      const pages = Array.from(
        { length: last - first + 1 },
        (_, n) => `branches/${letters}/${first + n}.json`,
      )
      return { state, branches, pages }
    }),
  }))
}
