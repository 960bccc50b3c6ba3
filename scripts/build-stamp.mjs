import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a built site still is what the present sources build to. */

/** Neither of these can change what is built. A name missing here costs a build too many, never one too few. */
const NOT_INPUTS = new Set(
  'node_modules .git .next out out-embed .cache .ci bench coverage docs e2e tests playwright-report test-results'.split(
    ' ',
  ),
)
/** Inside the built folder, so that it goes with it. */
const STAMP = '.build-stamp'
/** The stamp of a site with all that belongs on a host. */
export const HOST_STAMP = '.host-stamp'

/**
 * @returns {boolean} whether the site in `dir` was finished from exactly these inputs; `name` is the stamp's file there
 */
export function buildIsCurrent(stamp, dir = 'out', name = STAMP) {
  const file = join(dir, name)
  return existsSync(join(dir, 'index.html')) && existsSync(file) && readFileSync(file, 'utf8') === stamp
}

export function writeStamp(stamp, dir = 'out', name = STAMP) {
  writeFileSync(join(dir, name), stamp)
}

/** @returns {string} a hash of every source file below `root`, of the public settings, and of Node's version. */
export function inputsStamp(root, env = process.env) {
  const hash = createHash('sha256').update(process.version)
  for (const name of Object.keys(env)
    .filter((key) => key.startsWith('NEXT_PUBLIC_') || key === 'JANTAR_HYDRATE')
    .sort())
    hash.update(`${name}=${env[name]}\n`)
  addFolder(hash, root, '')
  return hash.digest('hex')
}

function addFolder(hash, root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (folder === '' && (NOT_INPUTS.has(entry.name) || entry.name.endsWith('.md'))) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, root, path)
    else if (entry.isFile() && !isByproduct(entry.name))
      hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  }
}

/** Files that type checks and builds write among the sources. */
function isByproduct(name) {
  return name === 'next-env.d.ts' || name.endsWith('.tsbuildinfo') || name === '.DS_Store'
}
