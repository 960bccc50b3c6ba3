import { existsSync, readFileSync } from 'node:fs'

/**
 * `node scripts/print-totals.mjs`: adds up what the test runners reported of themselves and prints one line,
 * `N passed, N failed`. Exits with 1 when a test failed or a runner left no report.
 */

const RUNNERS = [
  { name: 'unit tests', report: '.cache/reports/jest.json', totals: jestTotals },
  { name: 'browser tests', report: '.cache/reports/playwright.json', totals: playwrightTotals },
]

/**
 * @returns {Totals} of Jest's own JSON report. @typedef {{ passed: number, failed: number, skipped: number }} Totals
 */
export function jestTotals(report) {
  // A test file that does not even load has no test to fail, yet has failed.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @returns {Totals} of Playwright's own JSON report; a test that passed only when retried counts as passed. */
export function playwrightTotals({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** @returns {string} such as `812 passed, 0 failed, 3 skipped`; skipped ones are named only when there are any. */
export function totalsLine(all) {
  const sum = (name) => all.reduce((total, one) => total + one[name], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function printTotals() {
  const ran = RUNNERS.filter(({ report }) => existsSync(report))
  for (const { name } of RUNNERS.filter((runner) => !ran.includes(runner)))
    console.log(`The ${name} did not run.`)
  const all = ran.map(({ report, totals }) => totals(JSON.parse(readFileSync(report, 'utf8'))))
  if (ran.length < RUNNERS.length || all.some(({ failed }) => failed > 0)) process.exitCode = 1
  console.log(totalsLine(all))
}

if (process.argv[1] === import.meta.filename) printTotals()
