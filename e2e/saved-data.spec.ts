import { expect, test } from './site-test'
import { pageLanguageOf } from '@/content/languages'
import { downloaded } from './downloads'
import { openHydrated, reloadHydrated } from './hydrated'

test('all that is saved goes into a file, is erased, and comes back from the file', async ({ page }) => {
  await openHydrated(page, '/daily-expense-tracker#description=Tea&amount=20')
  await page.getByRole('button', { name: 'Add Expense' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Tea' })).toBeVisible()
  await openHydrated(page, '/saved-data')
  const row = page.getByRole('row').filter({ hasText: 'Expenses' })
  await expect(row).toBeVisible()

  const { bytes: copy } = await downloaded(page, 'Save a copy (JSON)')
  expect(JSON.parse(copy.toString('utf8'))).toMatchObject({ format: 'jantar-backup', version: 1 })

  await page.getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('Everything was erased.')).toBeVisible()
  await openHydrated(page, '/daily-expense-tracker')
  await expect(page.getByRole('listitem').filter({ hasText: 'Tea' })).toHaveCount(0)
  await openHydrated(page, '/daily-expense-tracker#description=Coffee&amount=30')
  await page.getByRole('button', { name: 'Add Expense' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Coffee' })).toBeVisible()

  await openHydrated(page, '/saved-data')
  await page.getByLabel('Restore from a copy').setInputFiles({
    name: 'copy.json',
    mimeType: 'application/json',
    buffer: copy,
  })
  await expect(page.getByRole('alert').filter({ hasText: 'Gone or changed' })).toContainText('Expenses')
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByText(/^Restored the copy of /)).toBeVisible()
  await openHydrated(page, '/daily-expense-tracker')
  await expect(page.getByRole('listitem').filter({ hasText: 'Tea' })).toBeVisible()
  await reloadHydrated(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Tea' })).toBeVisible()

  await openHydrated(page, '/saved-data')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await page.getByRole('button', { name: 'Replace' }).click()
  await openHydrated(page, '/daily-expense-tracker')
  await expect(page.getByRole('listitem').filter({ hasText: 'Coffee' })).toBeVisible()
})

test('what the pages have written is gone once everything is erased', async ({ page }) => {
  const visits: [path: string, write: () => Promise<void>][] = [
    [
      '/daily-expense-tracker#description=Tea&amount=20',
      () => page.getByRole('button', { name: 'Add Expense' }).click(),
    ],
    ['/invoice-generator', () => page.locator('[name=notes]').fill('Thank you')],
    ['/all-in-one-calculator', () => press('7', 'Add', '1', 'Equals')],
    ['/emi-calculator', () => press('Compare', 'Keep')],
    ['/countdown-timer-creator#label=Flight&date=2099-01-01', () => press('Start', 'Save')],
    [
      '/',
      () =>
        page
          .getByRole('button', { name: /^Theme/ })
          .first()
          .click(),
    ],
  ]
  const press = async (...names: string[]) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click()
  }
  for (const [path, write] of visits) {
    await openHydrated(page, path)
    await write()
  }
  // As a forecast of an earlier visit, and a text that could not be read.
  await page.evaluate(() => {
    localStorage.setItem('weatherForecasts', '{"version":2,"saved":[]}')
    localStorage.setItem('rechargePrices.unreadable.1', '{')
  })
  const written = () => page.evaluate(() => Object.keys(localStorage))
  await openHydrated(page, '/saved-data')
  // Each page may begin the reminder of a copy, this one after it has read the rest: it is listed at the next visit.
  await expect.poll(written).toContain('copyReminder')
  await reloadHydrated(page)
  const rows = page.getByRole('region', { name: 'Saved on this device' }).getByRole('row')
  const keys = await written()
  expect(keys.length).toBeGreaterThan(8)
  // And the row of the headings.
  await expect(rows).toHaveCount(keys.length + 1)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Erase everything' }).click()
  await expect(page.getByText('Everything was erased.')).toBeVisible()
  expect(await written()).toEqual([])
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  const hindi = pageLanguageOf('hi').words
  for (const base of ['', '/hi']) {
    const t = (english: string) => (base ? String(hindi[english]) : english)
    test(`every page of ${base || '/'} can be saved at once, and opens without a network`, async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000)
      await openHydrated(page, `${base}/saved-data`)
      await page.getByRole('button', { name: t('Make everything available offline') }).click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await expect(page.getByText(t('Every page now opens without a network on this device.'))).toBeVisible({
        timeout: 150_000,
      })
      const browser = await context.newCDPSession(page)
      await browser.send('Network.clearBrowserCache')
      await context.setOffline(true)
      await openHydrated(page, `${base}/sip-calculator#amount=1000&rate=12&years=1`)
      // 1,000 × ((1.01^12 − 1) / 0.01) × 1.01.
      await expect(page.locator('output[name=futureValue]')).toHaveText('₹12,809')
      // The withdrawals below a SIP are a lazy part; so are its words in Hindi.
      await page.getByRole('heading', { name: '(SWP)' }).scrollIntoViewIfNeeded()
      await expect(page.getByText(t('Withdrawal period'))).toBeVisible()
      await page.goto(`${base}/blog/how-to-calculate-emi`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('saving can be cancelled', async ({ page }) => {
    await openHydrated(page, '/saved-data')
    await page.getByRole('button', { name: 'Make everything available offline' }).click()
    // At once: on a fast machine all pages may be saved before a click has found its button at rest.
    await page.getByRole('button', { name: 'Cancel' }).dispatchEvent('click')
    await expect(page.getByRole('button', { name: 'Make everything available offline' })).toBeVisible()
    await expect(page.getByText(/^\d+ of \d+ pages saved\.$/)).toBeVisible()
  })
})
