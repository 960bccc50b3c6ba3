import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs'
import { firstVisit } from './first-visit.mjs'
import { kindOf, overruns } from '../scripts/site/postbuild/budgets.mjs'
import { pathInEnglish } from '../scripts/languages.mjs'
import { sitePages } from '../scripts/site/site-files.mjs'
import { printModules } from './modules.mjs'
import { serveSideBySide } from './side-by-side.mjs'

/**
 * `npm run bench weight`: bytes over the wire of a first visit to every page, until the network is idle, headers included,
 * compared with an empty page of the same Next; the heaviest script first. Exits with 1 when a page exceeds its budget or its
 * ratio (`budgets.json`). With `--modules /emi-calculator` it prints what the modules of that page weigh.
 */
const { kinds } = JSON.parse(readFileSync('budgets.json', 'utf8'))

async function measure() {
  const { site, empty, close } = await serveSideBySide()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const visit = async (url) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 720 },
      serviceWorkers: 'block',
    })
    const visited = await firstVisit(context, url)
    await context.close()
    return visited
  }
  const yardstick = await visit(`${empty}/`)
  const pages = []
  for (const { route } of sitePages('out'))
    if (pathInEnglish(route) !== '/404') pages.push({ route, ...(await visit(site + route)) })
  await browser.close()
  close()
  return { yardstick, pages }
}

/** To three decimals upwards, so that a page over the limit never reads as if it kept it. */
const ratio = (script, yardstick) => Math.ceil((script / yardstick) * 1000 - 1e-9) / 1000

async function compare() {
  const { yardstick, pages } = await measure()
  const rows = pages
    .map((page) => ({ ...page, ratio: ratio(page.script, yardstick.script) }))
    .sort((a, b) => b.ratio - a.ratio)
  const table = [{ route: 'empty page', ratio: 1, ...yardstick }, ...rows]
  console.table(Object.fromEntries(table.map(({ route, ...figures }) => [route, figures])))
  const faults = rows.flatMap((row) => {
    const { limits, ratioToEmptyPage } = kindOf(row.route, kinds)
    return [...overruns(row.route, row, limits), ...overruns(row.route, row, { ratio: ratioToEmptyPage })]
  })
  faults.forEach((line) => console.error(line))
  process.exitCode = faults.length ? 1 : 0
}

const [option, route] = process.argv.slice(2)
if (option === '--modules') printModules(route)
else await compare()
