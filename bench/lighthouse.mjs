import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs'
import { CATEGORIES, faults, isWhole, lostAudits, middle, scoresOf } from './lighthouse-scores.mjs'
import { serveSideBySide } from './side-by-side.mjs'

/**
 * `npm run bench lighthouse`: Lighthouse's scores on a phone, round by round, compared with an empty page of
 * the same Next. Lighthouse is fetched when asked for: no one who only builds or tests the site needs its
 * hundred packages.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const PATHS = ['/', '/calculators', '/emi-calculator', '/pincode-finder', '/invoice-generator']
const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** A busy machine now and then loses the start of a trace (NO_NAVSTART); such a run is no result of the page. */
const TRIES = 4
const REPORTS = '.cache/bench/lighthouse'

async function audit(url, name) {
  const reportFile = `${REPORTS}/${name}.json`
  const options = [
    `--chrome-flags=--headless ${browserArguments.join(' ')}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${reportFile}`,
    '--quiet',
  ]
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options]
  const env = { ...process.env, CHROME_PATH: ensureBrowser() ?? chromium.executablePath() }
  for (let tried = 1; ; tried += 1) {
    rmSync(reportFile, { force: true })
    // The servers of the pages run in this process, which must not wait.
    const failure = await promisify(execFile)('npm', command, { env }).then(
      () => null,
      (error) => error,
    )
    const result = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : null
    if (!failure && result && isWhole(result)) return result
    const why = result?.runtimeError?.code ?? failure?.stderr.trim().split('\n').at(-1)
    if (tried === TRIES) throw new Error(`Lighthouse on ${url} failed ${TRIES} times: ${why}`)
    console.log(`Lighthouse on ${url} again: ${why}`)
  }
}

/** Every page once in each round, so that the machine's noise falls on all alike. */
async function auditAll({ site, empty }) {
  mkdirSync(REPORTS, { recursive: true })
  const pages = [['empty page', `${empty}/`], ...PATHS.map((address) => [address, site + address])]
  const results = new Map(pages.map(([name]) => [name, { rounds: [], lost: new Set() }]))
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [name, url] of pages) {
      const audited = await audit(url, `${round}${name.replaceAll(/\W/g, '-')}`)
      const result = results.get(name)
      result.rounds.push(scoresOf(audited))
      lostAudits(audited).forEach((title) => result.lost.add(title))
    }
  return results
}

function report(results) {
  const columns = ({ rounds }) =>
    Object.fromEntries(CATEGORIES.map((name) => [name, middle(rounds.map((round) => round[name]))]))
  console.table(Object.fromEntries([...results].map(([name, result]) => [name, columns(result)])))
  const emptyPerformance = columns(results.get('empty page')).performance
  const wrong = PATHS.flatMap((page) => {
    const { rounds, lost } = results.get(page)
    const found = faults(page, rounds, emptyPerformance)
    return found.length ? [...found, ...[...lost].map((title) => `  ${title}`)] : []
  })
  wrong.forEach((line) => console.error(line))
  process.exitCode = wrong.length ? 1 : 0
}

const servers = await serveSideBySide()
try {
  report(await auditAll(servers))
} finally {
  servers.close()
}
