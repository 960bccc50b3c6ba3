import { existsSync, readFileSync, rmSync } from 'node:fs'
import { buildIsCurrent, inputsStamp, writeStamp } from './build-stamp.mjs'
import { installedProgram, isProgram, mustRun } from './commands.mjs'
import { buildDirectories } from './directories-step.mjs'
import { checkFolders } from './postbuild/budgets.mjs'
import { finishSite } from './postbuild/all-steps.mjs'

/** `node scripts/build.mjs`: builds the whole site into `out/` and holds its files against their budgets. */

const log = (line) => console.log(`  ${line}`)

/** Builds unless `out/` was already built from the very same sources. @returns {Promise<boolean>} whether it built. */
export async function buildWhenChanged() {
  await buildDirectories()
  const stamp = inputsStamp('.')
  if (buildIsCurrent(stamp)) return false
  await buildSite(stamp)
  return true
}

async function buildSite(stamp) {
  rmSync('out', { recursive: true, force: true })
  console.log('Building the pages (next build)')
  await mustRun('next build', [...installedProgram('next'), 'build'])
  console.log('Finishing the pages')
  await finishSite('out', { root: process.cwd(), log })
  holdBudgets()
  writeStamp(stamp)
}

function holdBudgets() {
  console.log('Largest files, in bytes')
  const { lines, overruns } = checkFolders('out', JSON.parse(readFileSync('budgets.json', 'utf8')).folders)
  lines.forEach(log)
  if (overruns.length)
    throw new Error(`The build is over its budgets (budgets.json):\n${overruns.join('\n')}`)
}

async function main() {
  if (!existsSync('node_modules')) throw new Error('Nothing is installed yet: run npm ci, or npm start.')
  await buildDirectories()
  await buildSite(inputsStamp('.'))
}

if (isProgram(import.meta.url)) {
  main().catch((error) => {
    console.error(`\n${error.message}`)
    process.exit(1)
  })
}
