import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildForHost } from '../scripts/build.mjs'
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs'
import { startSiteServer } from '../scripts/serving/site-server.mjs'

/**
 * `npm run bench interactions`: from a key or a click to the next painted picture (Event Timing), and the
 * longest task after it, on a processor slowed four times. Other origins, given as arguments, are measured
 * against the site, round by round. `--only documents` takes the steps with this in their name, `--site
 * .cache/page-site` the pages of `npm run test:tool`.
 */
const text = { type: 'string' }
const { values: wanted, positionals } = parseArgs({
  options: { only: text, site: text },
  allowPositionals: true,
})
const SLOWDOWN = 4
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const TIMES = 8

const key = (name, value) => async (page) => {
  const field = page.locator(`input[name=${name}]`).first()
  await field.focus()
  await field.press('End')
  return (turn) => field.press(turn % 2 ? 'Backspace' : value)
}
/** An answer that is computed in slices: from the change to the picture in which the answer has changed. */
const answered = (change) => (page) => async (turn) => {
  await page.evaluate(() => {
    const answer = document.querySelector('main section[aria-busy]')
    const before = answer.textContent
    let start = 0
    const look = () => {
      if (answer.ariaBusy === 'true' || answer.textContent === before) requestAnimationFrame(look)
      else setTimeout(() => globalThis.seen.events.push(performance.now() - start))
    }
    globalThis.started = () => {
      start = performance.now()
      look()
    }
  })
  await page.evaluate(change, turn)
  await page.waitForFunction(() => globalThis.seen.events.length > 0)
}
const nextDay = answered(() => {
  globalThis.started()
  document.querySelector('button[aria-label="Next day"]').click()
})
const nextYear = answered((turn) => {
  const list = document.querySelector('select[name=year]')
  list.value = String(2030 + turn)
  globalThis.started()
  list.dispatchEvent(new Event('change', { bubbles: true }))
})
/**
 * From a key in the box of the search page to the picture with what was found. The search is fetched when the
 * box is entered.
 */
const suggestion = async (page) => {
  const box = page.locator('main [name=q]')
  await box.focus()
  await page.waitForTimeout(1_000)
  return (turn) => suggest(page, box, turn)
}
async function suggest(page, box, turn) {
  await box.fill('')
  await clear(page)
  await page.evaluate(() => {
    const isAnswered = () => document.querySelector('main [aria-labelledby=found-tools] a')
    addEventListener(
      'keydown',
      () => {
        const start = performance.now()
        const look = () => {
          if (isAnswered()) setTimeout(() => globalThis.seen.events.push(performance.now() - start))
          else requestAnimationFrame(look)
        }
        look()
      },
      { once: true, capture: true },
    )
  })
  await box.press('esgfi'[turn % 5])
  await page.waitForFunction(() => globalThis.seen.events.length > 0)
}
const scroll = (page) => (turn) =>
  page.getByRole('region', { name: 'List of expenses' }).evaluate(async (list, firstStep) => {
    for (let step = 0; step < 10; step += 1) {
      list.scrollTo(0, (firstStep + step) * 500)
      await new Promise(requestAnimationFrame)
    }
  }, turn * 10)
const addExpense = (page) => async () => {
  await page.getByRole('textbox', { name: 'Description' }).fill('Tea')
  await page.getByRole('textbox', { name: 'Amount (₹)' }).fill('20')
  await page.waitForTimeout(300)
  await clear(page)
  await page.getByRole('textbox', { name: 'Amount (₹)' }).press('Enter')
}

const documentsKey = (name, documents) => ({
  ...{ name: `${name} documents: key`, path: '/invoice-generator' },
  ...{ step: key('clientName', 'a'), documents },
})

const STEPS = [
  { name: 'EMI: key', path: '/emi-calculator', step: key('principal', '5') },
  { name: 'Income tax: key', path: '/income-tax-calculator', step: key('income', '5') },
  { name: '10,000 expenses: add', path: '/daily-expense-tracker', step: addExpense },
  { name: '10,000 expenses: search', path: '/daily-expense-tracker', step: key('find', '4') },
  { name: '10,000 expenses: scroll', path: '/daily-expense-tracker', step: scroll },
  { name: 'Search: suggestion', path: '/search', step: suggestion },
  { name: 'Panchang: next day', path: '/daily-panchang-muhurat', step: nextDay },
  { name: 'Festivals: next year', path: '/indian-festival-calendar', step: nextYear },
  documentsKey('5', 5),
  documentsKey('1,000', 1_000),
]

/**
 * Run in the page: 10,000 stored expenses, so many documents, and what the browser reports of its events and
 * long tasks.
 */
function prepare(documents) {
  const invoices = Array.from({ length: documents }, (_, place) => ({
    ...{ id: `d${place}`, kind: 'invoice', number: `INV-${place + 1}`, date: '2026-11-20', createdAt: place },
    ...{ changedAt: place, supply: 'tax', business: { name: 'Shop', registration: 'yes', state: '27' } },
    client: { name: `Client ${place % 50}`, state: '27' },
    lines: [{ id: 1, description: `Item ${place % 80}`, quantity: '2', rate: '100', taxRatePercent: '18' }],
  }))
  if (documents > 0)
    localStorage.setItem(
      'jantarDocuments',
      JSON.stringify({ state: { documents: invoices, settings: { remember: 'yes' } }, version: 2 }),
    )
  localStorage.setItem(
    'dailyExpenses',
    JSON.stringify(
      Array.from({ length: 10_000 }, (_, place) => ({
        id: String(1_000_000 + place),
        date: new Date(Date.UTC(2026, 10, 22) - (place >> 3) * 86_400_000).toISOString().slice(0, 10),
        description: `Expense ${place} of the household`,
        amount: (place % 997) + 0.5,
        category: ['Food', 'Travel', 'Bills', 'Health'][place % 4],
      })),
    ),
  )
  globalThis.seen = { events: [], tasks: [] }
  const watch = (list, options) =>
    new PerformanceObserver((entries) =>
      globalThis.seen[list].push(...entries.getEntries().map(({ duration }) => duration)),
    ).observe(options)
  watch('events', { type: 'event', durationThreshold: 16 })
  watch('tasks', { type: 'longtask' })
}

const clear = (page) =>
  page.evaluate(() => (globalThis.seen.events.length = globalThis.seen.tasks.length = 0))

async function measure(browser, origin, { path, step, documents = 0 }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(prepare, documents)
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await session.send('Performance.enable')
  const processor = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
  }
  await page.waitForTimeout(1_000)
  const act = await step(page)
  const found = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    await clear(page)
    const before = await processor()
    await act(turn)
    await page.waitForTimeout(600)
    const spent = (await processor()) - before
    const { events, tasks } = await page.evaluate(() => globalThis.seen)
    // Nothing reported is a picture within one frame.
    found.push({ paint: Math.max(16, ...events), task: Math.max(0, ...tasks), spent })
  }
  await context.close()
  return found
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

if (!wanted.site) await buildForHost()
const server = await startSiteServer({ dir: wanted.site ?? 'out', port: 0 })
const origins = [`http://localhost:${server.address().port}`, ...positionals]
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const found = new Map()
for (let round = 0; round < ROUNDS; round += 1)
  for (const step of STEPS.filter(({ name }) => name.includes(wanted.only ?? '')))
    for (const origin of origins) {
      const name = origins.length > 1 ? `${step.name} (${origin})` : step.name
      found.set(name, [...(found.get(name) ?? []), ...(await measure(browser, origin, step))])
    }
await browser.close()
server.close()
console.table(
  Object.fromEntries(
    [...found].map(([name, times]) => {
      const paints = times.map(({ paint }) => paint)
      return [
        name,
        {
          'to paint, median ms': middle(paints),
          longest: Math.max(...paints),
          'longest task': Math.max(...times.map(({ task }) => Math.round(task))),
          'processor, median ms': Math.round(middle(times.map(({ spent }) => spent))),
        },
      ]
    }),
  ),
)

/** A key costs as much with many documents as with few: below 1.1, and a unit test counts what is read. */
for (const [name, times] of found) {
  const few = found.get(name.replace('1,000 documents', '5 documents'))
  if (!name.startsWith('1,000 documents') || !few) continue
  const [many, some] = [times, few].map((all) => middle(all.map(({ spent }) => spent)))
  console.log(`${name}: ${(many / some).toFixed(2)} times the processor of 5 documents`)
}
