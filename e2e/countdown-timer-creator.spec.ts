import { expect, type Page, test } from './site-test'
import { downloaded } from './downloads'
import { openHydrated } from './hydrated'
import { output } from './results'

const LINK = '/countdown-timer-creator#date=2027-01-01&zone=india&label=New+Year'
const TARGET = Date.UTC(2026, 11, 31, 18, 30)
const remaining = async (page: Page) => Number(await output(page, 'remaining').getAttribute('data-value'))

async function openAt(page: Page, now: number) {
  await page.clock.install({ time: now })
  await page.goto(LINK)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(output(page, 'remaining')).toBeVisible()
}

/** Right to a second at the page's own clock. */
async function expectRight(page: Page) {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    expect(Math.abs((await remaining(page)) - (TARGET - now) / 1000)).toBeLessThanOrEqual(1)
  }).toPass()
}

test('it is right to a second after the device has slept', async ({ page }) => {
  await openAt(page, TARGET - 5 * 3_600_000)
  await page.clock.fastForward('03:00:00')
  await expectRight(page)
  expect(await remaining(page)).toBeLessThanOrEqual(2 * 3600)
  await page.clock.fastForward('03:00:00')
  await expect(page.getByText('Countdown Finished! 🎉')).toBeVisible()
  expect(await remaining(page)).toBe(0)
})

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
