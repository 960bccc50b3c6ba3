import { expect, type Page, test } from './site-test'
import { openHydrated, reloadHydrated } from './hydrated'
import { playService } from './play-service'
import { output } from './results'
import { faults } from './services/answers.mjs'
import { ratesOf, waysOfFirst, waysOfSecond } from './services/daily-rates.mjs'

const second = 'https://latest.currency-api.pages.dev'
const now = new Date('2026-11-28T10:00:00+05:30')

/** Plays both hosts; the first file of rates is asked for by its whole address. */
async function play(page: Page, wayOfFirst: unknown, wayOfSecond: unknown = faults.isBusy) {
  await page.clock.setFixedTime(now)
  return {
    asked: await playService(page, 'https://cdn.jsdelivr.net', waysOfFirst(wayOfFirst)),
    askedSecond: await playService(page, second, waysOfSecond(wayOfSecond)),
  }
}

test('today’s rates are taken for the whole page, and kept for the day', async ({ page }) => {
  const { asked, askedSecond } = await play(page, ratesOf('2026-11-27', 1.1))
  await openHydrated(page, '/currency-converter#amount=100')
  await page.getByRole('button', { name: 'Get today’s rates' }).click()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Ask now' }).click()
  // 100 × 1.1 ÷ 0.010407415.
  await expect(output(page, 'result')).toHaveText('₹10,569.39')
  await expect(page.locator('.data-age')).toContainText('27')
  expect(asked).toHaveLength(1)
  expect(askedSecond).toEqual([])
  await reloadHydrated(page)
  await expect(output(page, 'result')).toHaveText('₹10,569.39')
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('AED')
  // 100 × 1.1 ÷ 0.03822123.
  await expect(output(page, 'result')).toHaveText('₹2,877.98')
  expect(asked).toHaveLength(1)
})

test('the second host is asked after the first, and without both the page goes on with its copy', async ({
  page,
}) => {
  const { askedSecond } = await play(page, faults.hasHadEnough, faults.hasHadEnough)
  await openHydrated(page, '/currency-converter')
  const copy = await output(page, 'result').textContent()
  await page.getByRole('button', { name: 'Get today’s rates' }).click()
  await page.getByRole('button', { name: 'Ask now' }).click()
  await expect(page.getByRole('alert')).toContainText('The service has had too many questions.')
  await expect(output(page, 'result')).toHaveText(copy!)
  expect(askedSecond).toHaveLength(1)
  await playService(page, second, waysOfSecond(ratesOf('2026-11-27', 1.1)))
  await page.getByRole('button', { name: 'Try again' }).click()
  // 1.1 ÷ 0.010407415.
  await expect(output(page, 'result')).toHaveText('₹105.69')
})
