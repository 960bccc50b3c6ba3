import { expect, type Page, test } from './site-test'
import { kindsOfHostileText, soundTexts } from '../tests/hostile-texts'
import { openHydrated } from './hydrated'

/** Shares the pages' storage and does nothing with it. */
const NO_SCRIPTS = '/robots.txt'

/** A value that a page keeps in the browser, and what makes the page write it. */
interface Kept {
  key: keyof typeof soundTexts
  route: string
  write(page: Page): Promise<void>
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

const writeNotes = (page: Page) => page.locator('[name=notes]').fill('Thank you')

const kept: readonly Kept[] = [
  {
    key: 'dailyExpenses',
    route: '/daily-expense-tracker',
    write: addExpense,
  },
  {
    key: 'dailyExpenses.budgets',
    route: '/daily-expense-tracker',
    async write(page) {
      await addExpense(page)
      await click('Budget for Food')(page)
      await page.getByRole('textbox', { name: 'Monthly budget for Food (₹)' }).fill('500')
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
    key: 'keptCalculations',
    route: '/emi-calculator',
    write: (page) => keys(page, 'Compare', 'Keep'),
  },
  {
    key: 'ownFigures',
    route: '/my-figures',
    async write(page) {
      await page.locator('[name=city]').fill('Pune')
      await click('Save on this device')(page)
    },
  },
  {
    key: 'visitingCard',
    route: '/digital-visiting-card-maker',
    async write(page) {
      await page.locator('[name=fullName]').fill('Asha')
      await page.getByRole('checkbox', { name: 'Keep this card in this browser' }).check()
    },
  },
  { key: 'jantarDocuments', route: '/invoice-generator', write: writeNotes },
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

// Each text is read by each page's own reader in tests/components/tool-form/every-stored-value.test.tsx; here
// by the page itself.
for (const [turn, { key, route, write }] of kept.entries()) {
  const sound: readonly string[] = soundTexts[key]

  test(`what is stored under ${key} when a visit begins is never lost`, async ({ page }) => {
    test.setTimeout(120_000)
    const uncaught = uncaughtOf(page)
    // Each text meets every fourth of these pages, and all of them at night.
    const isMet = (place: number) => process.env.JANTAR_THOROUGH || place % 4 === turn % 4
    const texts = kindsOfHostileText.filter((text, place) => !sound.includes(text) && isMet(place))
    const lost: string[] = []
    let executed = 0
    for (const text of texts) {
      // A page that is still open would store what waits, read the text itself and say so there.
      await page.goto(NO_SCRIPTS)
      await page.evaluate(
        ([name, value]) => {
          localStorage.clear()
          localStorage.setItem(name!, value!)
        },
        [key, text],
      )
      await openHydrated(page, route)
      await write(page)
      const notice = page.getByText(`${key}.unreadable.1`).or(page.getByText('no room left'))
      await expect(notice.first(), text.slice(0, 60)).toBeAttached()
      if (!Object.values(await stored(page)).includes(text)) lost.push(text.slice(0, 60))
      if (await pollutedOrExecuted(page)) executed += 1
    }
    process.stdout.write(
      `${key}: ${texts.length} stored texts, ${executed} executed, ${uncaught.length} uncaught, ${lost.length} lost\n`,
    )
    expect({ executed, uncaught, lost }).toEqual({ executed: 0, uncaught: [], lost: [] })
  })
}

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
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'may not be used': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('denied', 'SecurityError')
      }
  },
}

for (const [fault, plant] of Object.entries(faults))
  test(`pages that keep something work and say that it is not saved where storage ${fault}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const uncaught = uncaughtOf(page)
    await page.addInitScript(plant)
    for (const route of ['/', '/income-tax-calculator', '/weather-forecast']) {
      await openHydrated(page, route)
      await page.getByRole('button', { name: /^Theme: / }).click()
    }
    const others = ['/quotation-generator', '/receipt-generator']
    for (const { route, write } of [...kept, ...others.map((route) => ({ route, write: writeNotes }))]) {
      await openHydrated(page, route)
      await write(page)
      await expect(page.locator('main'), route).toContainText(
        /not saved: (?:this browser has no room|your browser blocks)|no room left|does not let the page save/,
      )
    }
    expect(uncaught).toEqual([])
  })
