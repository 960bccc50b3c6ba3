import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buildIsCurrent, inputsStamp, writeStamp } from './build-stamp.mjs'
import { checkFolders } from './postbuild/budgets.mjs'
import { EMBED_DIR, writeEmbedPages } from './postbuild/embed-pages.mjs'
import { forgetUnusedResults } from './postbuild/kept-results.mjs'
import { addLanguages } from './languages.mjs'
import { finishSite } from './postbuild/all-steps.mjs'

/**
 * `node scripts/build.mjs`: builds the pages into `out/` and holds their files against the budgets. With `--when-changed`
 * only when `out/` was not built from the very same sources.
 */

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')

const log = (line) => console.log(`  ${line}`)

/** @returns {Promise<void>} once `out/` is what the present sources build to */
export async function buildWhenChanged() {
  await build({ onlyWhenChanged: true })
}

/**
 * @param {{ onlyWhenChanged: boolean, beforeIslands?: (dir: string, stamp: string) => void }} options `beforeIslands` sees
 *   the pages as Next wrote them
 */
export async function build({ onlyWhenChanged, beforeIslands }) {
  buildDirectories()
  const stamp = inputsStamp('.')
  if (onlyWhenChanged && buildIsCurrent(stamp)) return console.log('Nothing has changed since the last build')
  rmSync('out', { recursive: true, force: true })
  runNode(NEXT, 'build')
  log(await addLanguages('out'))
  console.log('Finishing the pages')
  await finishSite('out', {
    root: process.cwd(),
    log,
    beforeIslands: (dir) => beforeIslands?.(dir, stamp),
  })
  log(await writeEmbedPages('out', { root: process.cwd(), to: EMBED_DIR }))
  forgetUnusedResults()
  holdBudgets()
  writeStamp(stamp)
}

/**
 * Builds some pages alone in English, as `build` does, into a folder of their own, unless they are there from the same sources.
 *
 * @param {string} dir
 * @param {string[]} pages files of `app`
 */
export async function buildPages(dir, pages) {
  buildDirectories()
  const stamp = `${inputsStamp('.')} ${pages.toSorted().join()}`
  if (buildIsCurrent(stamp, dir)) return console.log('Nothing has changed since these pages were built')
  rmSync(dir, { recursive: true, force: true })
  execFileSync(process.execPath, [NEXT, 'build', '--debug-build-paths', pages.join()], {
    stdio: 'inherit',
    env: { ...process.env, JANTAR_EXPORT_DIR: dir },
  })
  // The build has left the types of these routes alone.
  runNode(NEXT, 'typegen')
  console.log('Finishing the pages')
  await finishSite(dir, { root: process.cwd(), log, beforeIslands() {} })
  writeStamp(stamp, dir)
}

/** Writes the directories that the pages fetch, before Next copies them; that script skips what has not changed. */
export function buildDirectories() {
  runNode('scripts/directories/build.mjs')
}

function runNode(...args) {
  execFileSync(process.execPath, args, { stdio: 'inherit' })
}

function holdBudgets() {
  console.log('Largest files, in bytes')
  const { lines, overruns } = checkFolders('out', JSON.parse(readFileSync('budgets.json', 'utf8')).folders)
  lines.forEach(log)
  if (overruns.length)
    throw new Error(`The build is over its budgets (budgets.json):\n${overruns.join('\n')}`)
}

if (process.argv[1] === import.meta.filename)
  await build({ onlyWhenChanged: process.argv.includes('--when-changed') })
