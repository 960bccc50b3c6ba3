import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const withinMs = 300_000

/** The lists that an operator may name an address for, and the option of the importer that checks each. */
const lists = [
  { variable: 'PINCODE_LIST_URL', option: '--pincodes', file: 'pincodes' },
  { variable: 'IFSC_LIST_URL', option: '--ifsc', file: 'ifsc' },
]

/**
 * Fetches the lists whose address is set and hands each to `importList(option, path, month)`, which rejects with the
 * reasons when it refuses one.
 *
 * @returns {Promise<{ name: string, outcome: 'taken' | 'refused' | 'kept', messages: string[] }[]>}
 */
export async function freshLists(env, { root, importList, today, dryRun = false }) {
  const outcomes = []
  for (const list of lists) {
    const end = await freshList(list, env[list.variable], { root, importList, today, dryRun })
    outcomes.push({ name: list.variable, ...end })
  }
  return outcomes
}

async function freshList({ option, file }, address, { root, importList, today, dryRun }) {
  if (!address) return { outcome: 'kept', messages: ['no address is set'] }
  let fetched
  try {
    fetched = await download(address)
  } catch (error) {
    return { outcome: 'kept', messages: [`${address} does not answer: ${error.message}`] }
  }
  if (dryRun)
    return { outcome: 'kept', messages: [`${fetched.bytes.length} bytes fetched, not imported (--dry-run)`] }
  const folder = join(root, '.cache/fresh')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${file}-list`)
  writeFileSync(path, fetched.bytes)
  const month = (fetched.changedOn ?? today).slice(0, 7)
  try {
    return { outcome: 'taken', messages: [await importList(option, path, month)] }
  } catch (error) {
    return { outcome: 'refused', messages: error.message.split('\n') }
  }
}

async function download(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(withinMs) })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const changed = Date.parse(response.headers.get('last-modified') ?? '')
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    changedOn: Number.isNaN(changed) ? null : new Date(changed).toISOString(),
  }
}
