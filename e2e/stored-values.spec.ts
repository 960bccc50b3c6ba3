import { expect, type Page, test } from '@playwright/test'
import { liveTools } from './built-site'
import { openHydrated } from './hydrated'

/** A value that a page keeps in the browser, and what makes the page write it. */
interface Kept {
  key: string
  route: string
  write(page: Page): Promise<void>
  /** Texts of the list below that are sound under this key. */
  sound?: readonly string[]
  /** How the key begins under which a text that cannot be read is set aside. */
  aside?: string
}

const click = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function keys(page: Page, ...names: string[]) {
  for (const name of names) await click(name)(page)
}

async function addExpense(page: Page) {
  await page.getByRole('textbox', { name: 'Description' }).fill('Tea')
  await page.getByRole('textbox', { name: 'Amount (₹)' }).fill('20')
  await page.getByRole('textbox', { name: 'Amount (₹)' }).press('Enter')
}

/** Opens a page, again also where only its fragment differs, until its tool answers. */
async function open(page: Page, route: string) {
  await page.goto('/offline', { waitUntil: 'domcontentloaded' })
  await openHydrated(page, route)
}

const kept: readonly Kept[] = [
  {
    key: 'dailyExpenses',
    route: '/daily-expense-tracker',
    sound: ['[]'],
    write: addExpense,
  },
  {
    key: 'dailyExpenses.budgets',
    route: '/daily-expense-tracker',
    // A category may be called 'version'.
    sound: ['{}', '{"version":999}'],
    async write(page) {
      await addExpense(page)
      await click('Budget for Food')(page)
      await page.getByRole('textbox', { name: 'Budget for Food, a month (₹)' }).fill('500')
      await click('Save budget')(page)
    },
  },
  {
    key: 'countdownTimers',
    route: '/countdown-timer-creator#label=Flight&date=2099-01-01',
    async write(page) {
      await click('Start')(page)
      await click('Save')(page)
    },
  },
  { key: 'favouriteQuotes', route: '/random-quote-generator', write: click('Save') },
  {
    key: 'calculatorTape',
    route: '/all-in-one-calculator',
    write: (page) => keys(page, '7', 'Add', '1', 'Equals'),
  },
  {
    key: 'rechargePrices',
    route: '/mobile-recharge-plan-finder',
    async write(page) {
      await page
        .getByRole('button', { name: /^Correct/ })
        .first()
        .click()
      await page.locator('[name^=price-]').fill('336')
      await click('Save price')(page)
    },
  },
  {
    key: 'electricityTariff',
    route: '/electricity-bill-estimator#state=WB&units=150&tariff=own&ownSlabs=100_5*_8&ownFixed=30',
    write: click('Save my slabs'),
  },
  {
    key: 'visitingCard',
    route: '/digital-visiting-card-maker',
    async write(page) {
      await page.locator('[name=fullName]').fill('Asha')
      await page.getByRole('checkbox', { name: 'Keep this card in this browser' }).check()
    },
  },
]

/** Code that would tell of itself if a page took it for markup. */
const CODE = '<img src=x onerror=window.executed=1><script>window.executed=1</script>'
const nested = '['.repeat(50_000) + ']'.repeat(50_000)
const poisons: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '{',
  '{"version":1,"pri',
  '{"version":999}',
  '{"version":0,"state":{}}',
  '{"__proto__":{"polluted":true}}',
  '{"version":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '{"version":1,"timers":7,"texts":{},"prices":[],"card":null}',
  '{"version":1,"timers":[7],"texts":[7],"prices":{"a":1},"card":{"fullName":7}}',
  '{"state":null}',
  '{"state":{"entries":{}},"version":0}',
  '[{"id":"1","date":"2026-13-45","description":7,"amount":1e999,"category":null}]',
  JSON.stringify([{ id: '1', date: '2026-11-22', description: CODE, amount: -1, category: CODE }]),
  JSON.stringify({ version: 1, texts: CODE, prices: { [CODE]: CODE }, timers: [{ label: CODE }] }),
  CODE,
  '\ud800',
  '\u0000',
  nested,
  `"${'x'.repeat(200_000)}`,
  `[${'1,'.repeat(100_000)}1]`,
  'z'.repeat(3_000_000),
]

/** Everything that is stored, as the page sees it. */
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

const pollutedOrExecuted = (page: Page) =>
  page.evaluate(() => 'executed' in window || 'polluted' in Object.prototype || 'polluted' in window)

/** Collects what a page throws and nobody catches. */
function uncaughtOf(page: Page): string[] {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  return uncaught
}

for (const { key, route, write, sound = [] } of kept)
  test(`what stands under ${key} and cannot be read is never lost`, async ({ page }) => {
    test.setTimeout(240_000)
    const uncaught = uncaughtOf(page)
    const lost: string[] = []
    const unsaid: string[] = []
    let executed = 0
    for (const poison of poisons) {
      // A page that is still open would store what waits, read the text itself and say so there.
      await page.goto('/offline', { waitUntil: 'domcontentloaded' })
      await page.evaluate(
        ([key, poison]) => {
          localStorage.clear()
          localStorage.setItem(key!, poison!)
        },
        [key, poison],
      )
      await openHydrated(page, route)
      await write(page)
      const after = await stored(page)
      if (sound.includes(poison)) continue
      if (!Object.values(after).includes(poison)) lost.push(poison.slice(0, 60))
      const said = page.getByText(new RegExp(`${key.replaceAll('.', '\\.')}\\.unreadable\\.1|no room left`))
      if (
        !(await said
          .first()
          .waitFor({ timeout: 5_000 })
          .then(
            () => true,
            () => false,
          ))
      )
        unsaid.push(poison.slice(0, 60))
      if (await pollutedOrExecuted(page)) executed += 1
    }
    process.stdout.write(
      `${key}: ${poisons.length} stored texts, ${executed} executed, ${uncaught.length} uncaught, ${lost.length} lost, ${unsaid.length} not said\n`,
    )
    expect({ executed, uncaught, lost, unsaid }).toEqual({ executed: 0, uncaught: [], lost: [], unsaid: [] })
  })

test('lists that can be made again may be damaged too', async ({ page }) => {
  test.setTimeout(240_000)
  const uncaught = uncaughtOf(page)
  const keysOfAll = ['theme', 'recentTools', 'toolsByLaw', 'weatherForecasts', 'jantarDocuments.pictures']
  const pages = [
    '/',
    '/income-tax-calculator',
    '/tds-deduction-calculator',
    '/weather-forecast',
    '/invoice-generator',
  ]
  let executed = 0
  await page.goto('/offline')
  for (const poison of poisons.filter(({ length }) => length < 1_000_000))
    for (const route of pages) {
      await page.evaluate(
        ([keys, poison]) => {
          localStorage.clear()
          for (const key of keys as string[]) localStorage.setItem(key, poison as string)
        },
        [keysOfAll, poison],
      )
      await open(page, route)
      if (await pollutedOrExecuted(page)) executed += 1
    }
  process.stdout.write(`${keysOfAll.join()}: ${executed} executed, ${uncaught.length} uncaught\n`)
  expect({ executed, uncaught }).toEqual({ executed: 0, uncaught: [] })
})

const faults: Readonly<Record<string, () => void>> = {
  'is null, as in some web views': () =>
    Object.defineProperty(window, 'localStorage', { configurable: true, get: () => null }),
  'may not be asked for': () =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'may not be used': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('denied', 'SecurityError')
      }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [fault, plant] of Object.entries(faults))
  test(`every tool works where storage ${fault}`, async ({ page }) => {
    test.setTimeout(240_000)
    const uncaught = uncaughtOf(page)
    await page.addInitScript(plant)
    for (const route of liveTools) {
      await open(page, route)
      await page.getByRole('button', { name: /^Theme: / }).click()
    }
    for (const { route, write } of kept) {
      await open(page, route)
      await write(page)
      await expect(page.locator('main'), route).toContainText(
        /not saved: this browser (?:has no room|keeps nothing)|no room left, or blocks/,
      )
    }
    process.stdout.write(`storage ${fault}: ${liveTools.length} tools, ${uncaught.length} uncaught\n`)
    expect(uncaught).toEqual([])
  })
