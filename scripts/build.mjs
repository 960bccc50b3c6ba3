import { existsSync, readFileSync, rmSync } from 'node:fs'
import { buildIsCurrent, inputsStamp, writeStamp } from './build-stamp.mjs'
import { installedProgram, isProgram, mustRun } from './commands.mjs'
import { buildDirectories } from './directories-step.mjs'
import { checkBudgets, overrunTable } from './postbuild/budgets.mjs'
import { finishSite } from './postbuild/all-steps.mjs'

/** `node scripts/build.mjs`: builds the whole site into `out/` and holds it against its budgets. */

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
  console.log('Budgets, in bytes')
  const { lines, overruns } = checkBudgets('out', JSON.parse(readFileSync('budgets.json', 'utf8')))
  lines.forEach(log)
  if (overruns.length)
    throw new Error(`The build is over its budgets (budgets.json):\n${overrunTable(overruns)}`)
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
