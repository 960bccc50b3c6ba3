import { chromium, expect, test } from './site-test'
import { browserArguments, browserPath } from '../scripts/browser.mjs'
import { untilHydrated } from './hydrated'

const PATHS = [
  '/',
  '/emi-calculator',
  '/income-tax-calculator',
  '/hi/income-tax-calculator',
  '/invoice-generator',
]

for (const size of [24, 32])
  test(`with letters of ${size} px as the browser’s own, / /emi-calculator /income-tax-calculator /invoice-generator fit 360 px`, async ({
    baseURL,
  }) => {
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: [...browserArguments, `--blink-settings=defaultFontSize=${size}`],
    })
    const page = await browser.newPage({ viewport: { width: 360, height: 780 }, serviceWorkers: 'block' })
    for (const path of PATHS) {
      await page.goto(baseURL + path)
      await untilHydrated(page)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(wide, path).toBeLessThanOrEqual(0)
    }
    await browser.close()
  })
