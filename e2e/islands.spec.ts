import { existsSync } from 'node:fs'
import { chromium, expect, type Page, test } from './site-test'
import { browserArguments, browserPath } from '../scripts/browser.mjs'
import { openHydrated } from './hydrated'

/** Each interactive part of a page is hydrated by itself; the rest is plain HTML (docs/decisions/0021-islands.md). */

const QUESTIONS = 'Frequently Asked Questions (FAQ)'
const emi = (page: Page) => page.locator('output[name=emi]')
const amount = (page: Page) => page.getByRole('textbox', { name: 'Loan amount' })

test('words stay when React must rebuild a part, as after a translator changed it', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // What a page translator does, at the worst moment: before React has seen the page.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const label = document.querySelector('main label')
      if (!label || !document.querySelector('footer')) return
      observer.disconnect()
      const translated = document.createElement('font')
      translated.append('ऋण राशि')
      label.replaceChildren(translated)
    }).observe(document, { childList: true, subtree: true })
  })
  await openHydrated(page, '/emi-calculator')
  expect(errors.join()).toContain('#418')
  await expect(page.getByRole('heading', { name: QUESTIONS })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EMI Calculator')
  await amount(page).fill('500000')
  await expect(emi(page)).toHaveText(/4,339/)
})

test.describe('with a fault of ours', () => {
  test.use({ mayCrash: true })
  test('a part that fails shows a message, and the rest of the page works on', async ({ page }) => {
    await openHydrated(page, '/emi-calculator')
    await amount(page).focus()
    // The instalment is computed with it while the tool renders.
    await page.evaluate(() => {
      Math.log1p = () => {
        throw new Error('A fault of ours')
      }
    })
    await page.keyboard.press('5')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong')
    await expect(page.getByRole('heading', { name: QUESTIONS })).toBeVisible()
    await page.getByRole('button', { name: 'Theme: system. Change to light.' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test('going back finds the page as it was left, still at work', async ({ baseURL }) => {
  const { path, hasPageCache } = browserWithPageCache()
  // By default the test runner forbids the back/forward cache.
  const browser = await chromium.launch({
    ...(path && { executablePath: path }),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: baseURL! })
  await openHydrated(page, '/emi-calculator')
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  )
  await amount(page).fill('500000')
  await expect(page).toHaveURL(/#principal=500000$/)
  await page.evaluate((address) => location.assign(address), '/about')
  await page.waitForURL('**/about')
  // Called later: leaving ends a call that is still under way.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(emi(page)).toHaveText(/4,339/)
  await amount(page).fill('600000')
  await expect(emi(page)).toHaveText(/5,207/)
  expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted ?? false)).toBe(hasPageCache)
  await browser.close()
})

/** The whole browser in place of its headless shell, which has no back/forward cache and loads the page again. */
function browserWithPageCache() {
  const path = browserPath()
  // Playwright's own download is the headless shell alone.
  if (!path) return { hasPageCache: false }
  if (!/headless[-_]shell/.test(path)) return { path, hasPageCache: true }
  const whole = path.replace('-headless-shell', '')
  return existsSync(whole) ? { path: whole, hasPageCache: true } : { path, hasPageCache: false }
}

test.describe('with a fault that the link caused', () => {
  test.use({ mayCrash: true })
  test('a failure that a link may have caused is tried again without the link', async ({ page }) => {
    await openHydrated(page, '/emi-calculator#principal=500000')
    await amount(page).focus()
    await page.evaluate(() => {
      const { log1p } = Math
      Math.log1p = (x) => {
        if (location.hash) throw new Error('A fault of ours')
        return log1p(x)
      }
    })
    await page.keyboard.press('5')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(emi(page)).toHaveText(/8,678/)
    await expect(page).toHaveURL(/\/emi-calculator$/)
  })
})
