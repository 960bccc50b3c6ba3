import { existsSync, readFileSync } from 'node:fs'
import { JEST_REPORT, PLAYWRIGHT_REPORT } from './report-files.mjs'
import { jestTotals, playwrightTotals, totalsLine } from './test-totals.mjs'

/** Prints one line, `N passed, N failed`, over both runners; exits with 1 when a runner failed or left no report. */
const runners = [
  { name: 'unit tests', file: JEST_REPORT, totals: jestTotals },
  { name: 'browser tests', file: PLAYWRIGHT_REPORT, totals: playwrightTotals },
]
const ran = runners.filter(({ file }) => existsSync(file))
for (const { name } of runners.filter((runner) => !ran.includes(runner)))
  console.log(`The ${name} did not run.`)
const all = ran.map(({ file, totals }) => totals(JSON.parse(readFileSync(file, 'utf8'))))
if (ran.length < runners.length || all.some(({ failed }) => failed > 0)) process.exitCode = 1
console.log(totalsLine(all))
