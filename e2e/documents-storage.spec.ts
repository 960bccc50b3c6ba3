import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'

const ROUTES = ['/invoice-generator', '/quotation-generator', '/receipt-generator'] as const
const KEY = 'jantarDocuments'
/** Shares the pages' storage and does nothing with it. */
const NO_SCRIPTS = '/robots.txt'

const field = (page: Page, name: string) => page.locator(`form [name=${name}]`)
const notes = (page: Page) => field(page, 'notes')

interface StoredInvoice {
  number: string
  notes: string
}

const stored = (page: Page) =>
  page.evaluate((key) => {
    const text = localStorage.getItem(key)
    return text ? (JSON.parse(text) as { state: { documents: StoredInvoice[] } }).state.documents : []
  }, KEY)

/** Faults of the page that nothing caught. */
function uncaught(page: Page): Error[] {
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  return faults
}

/** What a browser may do to a page that asks for storage, each as a script that runs before the page's own. */
const FAULTS = {
  'there is none': () => Object.defineProperty(window, 'localStorage', { value: null }),
  'asking for it is forbidden': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  'reading it is forbidden': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  'it is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [name, fault] of Object.entries(FAULTS))
  test(`storage: ${name}; it is reported, and one can still write`, async ({ page }) => {
    const faults = uncaught(page)
    await page.addInitScript(fault)
    for (const route of ROUTES) {
      await openHydrated(page, route)
      await notes(page).fill('not lost')
      const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Export' })
      await expect(notice).toContainText(
        name === 'it is full' ? 'no room left' : 'does not let the page save',
      )
      await expect(notes(page)).toHaveValue('not lost')
    }
    expect(faults).toEqual([])
  })

test('whatever is stored, the page opens, sets it aside whole, and saves what is typed', async ({ page }) => {
  const faults = uncaught(page)
  const poison = [
    '{"damaged',
    '[1,2,3]',
    'null',
    '"text"',
    '0',
    '',
    '{"state":null,"version":2}',
    '{"state":{"documents":"none"},"version":1}',
    '{"state":{"documents":[{"id":7}]},"version":2}',
    '{"state":{"documents":[{"__proto__":{"id":"x"}}],"settings":[]},"version":"9"}',
  ]
  await page.goto(NO_SCRIPTS)
  for (const text of poison) {
    await page.evaluate(
      ([key, value]) => {
        localStorage.clear()
        localStorage.setItem(key!, value!)
      },
      [KEY, text],
    )
    await openHydrated(page, '/invoice-generator')
    await notes(page).fill('typed')
    await expect(page.getByText('could not be read')).toBeVisible()
    await expect.poll(async () => (await stored(page)).map((one) => one.notes)).toEqual(['typed'])
    const aside = await page.evaluate(
      (key) =>
        Object.entries(localStorage)
          .filter(([name]) => name.startsWith(`${key}.unreadable.`))
          .map(([, value]) => value as string),
      KEY,
    )
    expect(aside).toEqual([text])
    await page.goto(NO_SCRIPTS)
  }
  expect(faults).toEqual([])
})

test('invoices begun in two tabs at the same moment have different numbers in both', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const tabs = [page, other]
  for (const tab of tabs) await openHydrated(tab, '/invoice-generator')
  const ROUNDS = 6
  for (let round = 1; round <= ROUNDS; round += 1) {
    await Promise.all(tabs.map((tab, place) => notes(tab).fill(`round ${round} of tab ${place}`)))
    await expect.poll(async () => (await stored(page)).length).toBe(2 * round)
    await expect
      .poll(async () => new Set((await stored(page)).map(({ number }) => number)).size)
      .toBe(2 * round)
    const shown = await Promise.all(tabs.map((tab) => field(tab, 'number').inputValue()))
    expect(new Set(shown).size).toBe(2)
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Reset' }).click()))
    for (const tab of tabs) await expect(notes(tab)).toHaveValue('')
  }
})
