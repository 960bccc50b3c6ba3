import { mkdirSync } from 'node:fs'
import { checkParts } from './check-steps.mjs'
import { ensureInstalled } from './install.mjs'
import { REPORTS } from './report-files.mjs'
import { runParts, summarise } from './steps.mjs'

/** `npm run check`: everything that needs no build: types, eslint, prettier, import rules, unused code, unit tests. */
async function check() {
  const startedAt = performance.now()
  await ensureInstalled({ log: console.log })
  mkdirSync(REPORTS, { recursive: true })
  return summarise(await runParts(checkParts()), startedAt)
}

check().then(
  (wentWell) => (process.exitCode = wentWell ? 0 : 1),
  (error) => {
    console.error(`\n${error.message}`)
    process.exitCode = 1
  },
)
