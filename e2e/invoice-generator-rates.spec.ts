import { expect, test } from './site-test'
import { openTax } from './document-form'
import { openHydrated, reloadHydrated } from './hydrated'
import { playService } from './play-service'
import { faults } from './services/answers.mjs'
import { ratesOf, waysOfFirst, waysOfSecond } from './services/daily-rates.mjs'

const EXPORT =
  '#companyName=A&clientName=B&registered=yes&items-1-description=Design&items-1-quantity=1&items-1-rate=100'

test('today’s rate of an export and its day are filled in, once asked', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-28T10:00:00+05:30'))
  const asked = await playService(page, 'https://cdn.jsdelivr.net', waysOfFirst(ratesOf('2026-11-27', 1.1)))
  await playService(page, 'https://latest.currency-api.pages.dev', waysOfSecond(faults.isBusy))
  await openHydrated(page, `/invoice-generator${EXPORT}`)
  await openTax(page)
  await page.locator('[name=placeOfSupply]').selectOption('96')
  await page.locator('[name=currency]').selectOption('USD')
  const rate = page.getByRole('textbox', { name: 'Rupees for 1 USD' })
  await expect(rate).toHaveValue('')
  await page.getByRole('button', { name: 'Get today’s rates' }).click()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Ask now' }).click()
  // 1.1 ÷ 0.010407415.
  await expect(rate).toHaveValue('105.6939')
  await expect(page.getByLabel('Date of the rate', { exact: true })).toHaveValue('2026-11-27')
  await expect(page.getByText('USD 100.00').first()).toBeVisible()
  await rate.fill('104')
  await reloadHydrated(page)
  await expect(rate).toHaveValue('104')
  expect(asked).toHaveLength(1)
})
