import { mkdirSync, rmSync } from 'node:fs'
import { checkParts } from './check-steps.mjs'
import { installedProgram } from './commands.mjs'
import { buildDirectories } from './directories-step.mjs'
import { ensureInstalled } from './install.mjs'
import { PLAYWRIGHT_REPORT, REPORTS } from './report-files.mjs'
import { runParts, summarise } from './steps.mjs'

/** `npm test`: every check, the build with its budgets, and the browser tests. Stops after the first part that fails. */
async function test() {
  const startedAt = performance.now()
  await ensureInstalled({ log: console.log })
  // A report of an earlier run must never be read as this one's.
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const results = await runParts(parts())
  return summarise(results, startedAt)
}

/** Each part waits for the one before; within a part the lanes run side by side. */
function parts() {
  const browserTests = [...installedProgram('@playwright/test', 'playwright'), 'test']
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT, JANTAR_SERVICE_BUILD: 'yes' }
  return [
    [[{ name: 'directories', act: buildDirectories }]],
    ...checkParts(),
    [[{ name: 'build', act: build }]],
    [[{ name: 'service build', act: buildWithService }], [{ name: 'find a browser', act: findABrowser }]],
    [[{ name: 'browser tests', command: browserTests, env }]],
  ]
}

/** Loaded late, as both reach installed packages. */
async function build() {
  await (await import('./build.mjs')).buildWhenChanged()
}

/** The site once more, told of a postal service, for e2e/pincode-finder-live.spec.ts. */
async function buildWithService() {
  await (await import('./service-build.mjs')).buildWithServiceWhenChanged()
}

async function findABrowser() {
  await (await import('./find-browser.mjs')).ensureBrowser({ log: console.log })
}

test().then(
  (wentWell) => (process.exitCode = wentWell ? 0 : 1),
  (error) => {
    console.error(`\n${error.message}`)
    process.exitCode = 1
  },
)
