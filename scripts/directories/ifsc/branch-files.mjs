// The branches to choose from: by bank and state, and by name.
import { groups, sort } from 'd3-array'
import { branchFormat, encodeBranchPage } from '../../../lib/banking/branch-page.ts'
import { nameFiles } from '../name-files.mjs'
import { byBank, evenRuns } from './write-shards.mjs'

/** Branches a file should hold, about 8 KB of it. */
const pageAims = 500

/** What one sees of an entry when choosing, or null: without a name there is nothing to choose. */
function hitOf({ ifsc, details }) {
  if (details === null || details.branch === '') return null
  return { ifsc, branch: details.branch, city: details.city, state: details.state }
}

const byState = (hits) =>
  sort(
    groups(hits, ({ state }) => state).filter(([state]) => state !== ''),
    ([state]) => state,
  )

const inOrder = (a, b) => (`${a.city}|${a.branch}` < `${b.city}|${b.branch}` ? -1 : 1)

/** The pages of one bank: { pages: [hits], states: [state, branches, first page, last page] }. */
function pagesOfBank(hits) {
  const pages = []
  const states = byState(hits).map(([state, own]) => {
    const runs = evenRuns([...own].sort(inOrder), pageAims)
    const last = pages.at(-1)
    const fits = last && runs.length === 1 && last.length + own.length <= pageAims
    if (fits) last.push(...runs[0])
    else pages.push(...runs)
    return [state, own.length, pages.length - (fits ? 1 : runs.length), pages.length - 1]
  })
  return { pages, states }
}

/** { pages: file name => content, banks: the content of banks.json }. */
export function branchFiles(entries, bankOf) {
  const pages = new Map()
  const numbers = new Map()
  const numberOf = (state) => numbers.get(state) ?? numbers.set(state, numbers.size).get(state)
  const banks = [...byBank(entries)].map(([letters, own]) => {
    const ofBank = pagesOfBank(own.map(hitOf).filter((hit) => hit !== null))
    ofBank.pages.forEach((hits, at) => pages.set(`branches/${letters}/${at}.json`, encodeBranchPage(hits)))
    const states = ofBank.states.map(([state, ...rest]) => [numberOf(state), ...rest])
    return [letters, bankOf(letters).name, own.length, states]
  })
  banks.sort(([, a], [, b]) => a.localeCompare(b, 'en-IN'))
  return { pages, banks: { format: branchFormat, states: [...numbers.keys()], banks } }
}

/** The index of the branches' names: { pages, index }. */
export function branchNameFiles(entries) {
  const hits = entries.map(hitOf).filter((hit) => hit !== null)
  return nameFiles(
    hits.map((hit) => ({ name: hit.branch, hit })),
    encodeBranchPage,
  )
}
