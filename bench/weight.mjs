import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs'
import { buildForHost } from '../scripts/build.mjs'
import { pathInEnglish } from '../scripts/languages.mjs'
import { startSiteServer } from '../scripts/serving/site-server.mjs'
import { MODULES_REPORT } from '../scripts/site/finish-site.mjs'
import { elementsOf } from '../scripts/site/page-elements.mjs'
import { budgetFaults, ratioOf } from '../scripts/site/postbuild/budgets.mjs'
import { sitePages } from '../scripts/site/site-files.mjs'
import { firstVisit } from './first-visit.mjs'
import { buildEmptyPage, EMPTY_PAGE } from './side-by-side.mjs'

/**
 * `npm run bench weight`: bytes over the wire of a first visit to every page in every language, until the
 * network is idle, headers included; the heaviest script first. Exits with 1 when a page exceeds its budget,
 * the ratio to an empty page of the same Next too (`budgets.json`), or asks for more files than in English.
 * `--empty-page` measures the empty page anew and notes it with the version of Next. With `--modules
 * /emi-calculator` it prints what the modules of that page weigh.
 */
const BUDGETS = 'budgets.json'
const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8'))
const installed = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')).version

/** As many as keep the processors of a small machine busy: a visit mostly waits. */
const VISITS_AT_ONCE = 4

/** @returns {Promise<Map<string, import('./first-visit.mjs').Visit>>} by route */
async function visitAll(dir, routes) {
  const server = await startSiteServer({ dir, port: 0 })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const waiting = [...routes]
  const visits = new Map()
  const visitNext = async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const viewport = { width: 1280, height: 720 }
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
      visits.set(route, await firstVisit(context, `http://localhost:${server.address().port}${route}`))
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: VISITS_AT_ONCE }, visitNext))
  await browser.close()
  server.close()
  return visits
}

/**
 * What each module weighs in the scripts that a page of the last build loads at once: of the compressed script the
 * share that the module has of its source. The heaviest come first.
 */
function printModules(route) {
  const bytesOf = JSON.parse(readFileSync(MODULES_REPORT, 'utf8'))
  const html = readFileSync(route === '/' ? 'out/index.html' : `out${route}.html`, 'utf8')
  const addresses = elementsOf(html)
    .map(({ attributes }) => attributes.src ?? attributes.href)
    .filter((address) => address && Object.hasOwn(bytesOf, address))
  for (const address of new Set(addresses)) {
    const modules = Object.entries(bytesOf[address])
    const compressed = brotliCompressSync(readFileSync(`out${address}`)).length
    const all = modules.reduce((sum, [, bytes]) => sum + bytes, 0)
    const shares = modules.map(([module, bytes]) => [module, Math.round((bytes / all) * compressed)])
    console.log(`\n${address}: ${compressed} bytes`)
    for (const [module, share] of shares.toSorted(([, one], [, other]) => other - one))
      if (share > 0) console.log(`${String(share).padStart(7)}  ${module}`)
  }
}

async function measureEmptyPage() {
  await buildEmptyPage()
  const { script } = (await visitAll(`${EMPTY_PAGE}/out`, ['/'])).get('/')
  const noted = `"emptyPage": {\n    "next": "${installed}",\n    "script": ${script}\n  }`
  writeFileSync(BUDGETS, readFileSync(BUDGETS, 'utf8').replace(/"emptyPage": \{[^}]*\}/, noted))
  console.log(`An empty page of Next ${installed} loads ${script} bytes of script`)
}

async function compare() {
  const { emptyPage } = budgets
  if (emptyPage.next !== installed)
    throw new Error(
      `The empty page was measured with Next ${emptyPage.next}: npm run bench -- weight --empty-page`,
    )
  await buildForHost()
  const routes = sitePages('out').map(({ route }) => route)
  const visits = await visitAll(
    'out',
    routes.filter((route) => pathInEnglish(route) !== '/404'),
  )
  const rows = [...visits]
    .map(([route, visit]) => [route, { ratio: ratioOf(visit.script, emptyPage.script), ...visit }])
    .toSorted(([, one], [, other]) => other.script - one.script)
  console.table(Object.fromEntries(rows))
  const faults = rows.flatMap(([route, visit]) => [
    ...budgetFaults(route, visit, budgets),
    ...moreThanInEnglish(route, visits),
  ])
  faults.forEach((line) => console.error(line))
  process.exitCode = faults.length ? 1 : 0
}

function moreThanInEnglish(route, visits) {
  const [{ requests }, english] = [visits.get(route), visits.get(pathInEnglish(route)).requests]
  return requests > english ? [`${route}: ${requests} requests, in English ${english}`] : []
}

const [option, route] = process.argv.slice(2)
if (option === '--modules') printModules(route)
else if (option === '--empty-page') await measureEmptyPage()
else await compare()
