import { expect, type Page, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'
import { output } from './results'

const remaining = async (page: Page) => Number(await output(page, 'remaining').getAttribute('data-value'))

test('it is right to a second on the same device in another time zone', async ({ browser }) => {
  const home = await browser.newContext({ timezoneId: 'Asia/Kolkata' })
  const before = await home.newPage()
  await openHydrated(before, '/countdown-timer-creator#date=2099-01-01&time=18:45&label=Flight')
  await before.getByRole('button', { name: 'Save' }).click()
  await expect(before.getByRole('button', { name: 'Show Flight' })).toBeVisible()
  await before.waitForTimeout(200)
  const storageState = await home.storageState()
  await home.close()

  const abroad = await browser.newContext({ timezoneId: 'America/New_York', storageState })
  const after = await abroad.newPage()
  await openHydrated(after, '/countdown-timer-creator')
  await after.getByRole('button', { name: 'Show Flight' }).click()
  await expect(output(after, 'remaining')).toBeVisible()
  // 18:45 in India is 13:15 in universal time.
  const target = Date.UTC(2099, 0, 1, 13, 15)
  await expect(async () => {
    const left = await remaining(after)
    expect(Math.abs(left - (target - Date.now()) / 1000)).toBeLessThanOrEqual(1)
  }).toPass()
  await abroad.close()
})

test('a link opens the same countdown; a saved one is there after a reload', async ({ page }) => {
  await openHydrated(page, '/countdown-timer-creator#date=2099-01-01&label=Far')
  await expect(output(page, 'remaining')).toHaveAttribute('data-value', /^\d+$/)
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await downloaded(page, 'Add to calendar (.ics)')).name).toBe('countdown.ics')
  await openHydrated(page, '/countdown-timer-creator')
  await page.getByRole('button', { name: 'Show Far' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('festivals and tax dates are a tap away', async ({ page }) => {
  await openHydrated(page, '/countdown-timer-creator')
  await page.getByRole('heading', { name: 'Festivals and tax dates' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Diwali/ }).click()
  await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue(/Diwali/)
  await expect(output(page, 'remaining')).toHaveAttribute('data-value', /^\d+$/)
})
