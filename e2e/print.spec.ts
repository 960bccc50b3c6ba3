import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'

const hasReader = spawnSync('pdftotext', ['-v']).error === undefined
test.skip(!hasReader, 'PDFs are not read, there is no pdftotext (poppler-utils)')

/** Parts that are fetched when they are about to be seen, and what is printed of them and of nothing else. */
const PAGES = [
  {
    path: '/emi-calculator#start=2026-04',
    heading: 'Year by year',
    rows: ['2026-27', '₹9,80,098', '2035-36', '2045-46'],
  },
  {
    path: '/income-tax-calculator',
    heading: 'Both regimes, slab by slab, year by year',
    rows: ['step by step in both regimes', 'Tax as a share of income'],
  },
  {
    path: '/fd-calculator#principal=800000&years=1&start=2026-04-01',
    heading: 'Interest and TDS by financial year',
    rows: ['Total TDS', '₹5,749'],
  },
] as const

/** Opens a page without scrolling it; what is printed is counted, as a test has no printer. */
async function open(page: Page, path: string) {
  await page.addInitScript(() => {
    const counted = window as unknown as { prints: number }
    counted.prints = 0
    window.print = () => void (counted.prints += 1)
  })
  await page.setViewportSize({ width: 1280, height: 500 })
  await openHydrated(page, path)
}

const prints = (page: Page) => page.evaluate(() => (window as unknown as { prints: number }).prints)

/** The words of the page as Chromium prints it; that sends `beforeprint`, as its menu does, and waits for nothing. */
async function printed(page: Page): Promise<string> {
  const file = test.info().outputPath('page.pdf')
  writeFileSync(file, await page.pdf())
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
}

for (const [place, { path, heading, rows }] of PAGES.entries()) {
  const [route] = path.split('#')

  test(`Ctrl+P prints what was never scrolled to on ${route}`, async ({ page }) => {
    await open(page, path)
    await page.keyboard.press('Control+p')
    await expect.poll(() => prints(page)).toBe(1)
    const words = await printed(page)
    for (const expected of [heading, ...rows]) expect(words).toContain(expected)
  })

  // How a part learns that it is printed is code of all pages; each night it is tried on all three.
  if (place > 0 && !process.env.JANTAR_THOROUGH) continue

  for (const [way, go] of [
    ['the pointer leaving for the menu', (page: Page) => page.mouse.move(600, -1)],
    ['the menu taking the focus', (page: Page) => page.evaluate(() => void dispatchEvent(new Event('blur')))],
  ] as const)
    test(`the menu of the browser prints it too on ${route}, after ${way}`, async ({ page }) => {
      await open(page, path)
      await page.mouse.move(600, 200)
      await go(page)
      await expect(page.getByRole('region', { name: heading })).not.toHaveClass(/print:hidden/)
      const words = await printed(page)
      for (const expected of [heading, ...rows]) expect(words).toContain(expected)
    })

  test(`a part that did not load prints no heading on ${route}`, async ({ page }) => {
    await open(page, path)
    await page.route('**/*.js', (request) => request.abort())
    await page.keyboard.press('Control+p')
    await expect.poll(() => prints(page)).toBe(1)
    const words = await printed(page)
    expect(words).toContain('Jantar')
    for (const unexpected of [heading, ...rows]) expect(words).not.toContain(unexpected)
  })

  test(`nor does one for which the menu of the browser left no time on ${route}`, async ({ page }) => {
    await open(page, path)
    const words = await printed(page)
    expect(words).toContain('Jantar')
    for (const unexpected of [heading, ...rows]) expect(words).not.toContain(unexpected)
  })
}

test('paper lists what was put in, without boxes and what was not chosen', async ({ page }) => {
  await openHydrated(page, '/income-tax-calculator#regime=old')
  await page.emulateMedia({ media: 'print' })
  for (const control of await page.locator('.tool form .control').filter({ visible: true }).all())
    await expect(control).toHaveCSS('border-top-width', '0px')
  const regime = (value: string) => page.locator(`.segment:has([name=regime][value=${value}])`)
  await expect(regime('old')).toBeVisible()
  await expect(regime('new')).toBeHidden()
  await expect(page.locator('.answer')).toHaveCSS('position', 'static')
})

test('the button of one part prints the other one too', async ({ page }) => {
  const [, , { path, heading, rows }] = PAGES
  await open(page, path)
  // The part with the button is brought into sight by itself; the other one, below it, is not.
  const button = page.getByRole('region', { name: 'Year by year' }).getByRole('button', { name: 'Print' })
  await page.getByRole('heading', { name: 'Year by year' }).evaluate((part) => part.scrollIntoView())
  await button.click()
  await expect.poll(() => prints(page)).toBe(1)
  const words = await printed(page)
  for (const expected of ['Year by year', heading, ...rows]) expect(words).toContain(expected)
})
