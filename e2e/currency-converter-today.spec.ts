import { expect, type Page, test } from './site-test'
import { openHydrated, reloadHydrated } from './hydrated'
import { languagesOf } from './open-service-words'
import { playService } from './play-service'
import { output } from './results'
import { faults } from './services/answers.mjs'
import { ratesOf, waysOfFirst, waysOfSecond } from './services/daily-rates.mjs'

const first = 'https://cdn.jsdelivr.net'
const second = 'https://latest.currency-api.pages.dev'
const now = new Date('2026-11-28T10:00:00+05:30')

/** Plays both hosts; the first file of rates is asked for by its whole address. */
async function play(page: Page, wayOfFirst: unknown, wayOfSecond: unknown = faults.isBusy) {
  await page.clock.setFixedTime(now)
  return {
    asked: await playService(page, first, waysOfFirst(wayOfFirst)),
    askedSecond: await playService(page, second, waysOfSecond(wayOfSecond)),
  }
}

for (const { base, words } of languagesOf('/currency-converter')) {
  const get = { name: words('Get today’s rates') }
  const askNow = { name: words('Ask now') }

  test(`${base}/currency-converter takes today’s rates for the whole page, and keeps them for the day`, async ({
    page,
  }) => {
    const { asked, askedSecond } = await play(page, ratesOf('2026-11-27', 1.1))
    await openHydrated(page, `${base}/currency-converter#amount=100`)
    await page.getByRole('button', get).click()
    expect(asked).toEqual([])
    await page.getByRole('button', askNow).click()
    // 100 × 1.1 ÷ 0.010407415.
    await expect(output(page, 'result')).toHaveText('₹10,569.39')
    await expect(page.locator('.data-age')).toContainText('27')
    expect(asked).toHaveLength(1)
    expect(askedSecond).toEqual([])
    await reloadHydrated(page)
    await expect(output(page, 'result')).toHaveText('₹10,569.39')
    await page.getByRole('combobox', { name: words('From'), exact: true }).selectOption('AED')
    // 100 × 1.1 ÷ 0.03822123.
    await expect(output(page, 'result')).toHaveText('₹2,877.98')
    expect(asked).toHaveLength(1)
  })

  test(`${base}/currency-converter asks before it uses a rate that moved by a fifth`, async ({ page }) => {
    await play(page, ratesOf('2026-11-27', 1.25))
    await openHydrated(page, `${base}/currency-converter`)
    const copy = await output(page, 'result').textContent()
    await page.getByRole('button', get).click()
    await page.getByRole('button', askNow).click()
    const use = page.getByRole('button', { name: words('Use this rate') })
    await expect(use).toBeVisible()
    await expect(output(page, 'result')).toHaveText(copy!)
    await use.click()
    // 1.25 ÷ 0.010407415.
    await expect(output(page, 'result')).toHaveText('₹120.11')
  })

  test(`${base}/currency-converter asks the second host, and else goes on with its copy`, async ({
    page,
  }) => {
    const { askedSecond } = await play(page, faults.hasHadEnough, faults.hasHadEnough)
    await openHydrated(page, `${base}/currency-converter`)
    const copy = await output(page, 'result').textContent()
    await page.getByRole('button', get).click()
    await page.getByRole('button', askNow).click()
    const tooMany = 'The service has had too many questions. Try again in some minutes.'
    await expect(page.getByRole('alert')).toContainText(words(tooMany))
    await expect(output(page, 'result')).toHaveText(copy!)
    expect(askedSecond).toHaveLength(1)
    await playService(page, second, waysOfSecond(ratesOf('2026-11-27', 1.1)))
    await page.getByRole('button', { name: words('Try again') }).click()
    // 1.1 ÷ 0.010407415.
    await expect(output(page, 'result')).toHaveText('₹105.69')
  })
}

test('/currency-converter: leave is kept, and withdrawn in /saved-data', async ({ page }) => {
  test.skip(!languagesOf('/saved-data').length, 'some pages alone are built')
  const { asked } = await play(page, ratesOf('2026-11-27', 1.1))
  await openHydrated(page, '/currency-converter')
  await page.getByRole('button', { name: 'Get today’s rates' }).click()
  await page.getByRole('checkbox', { name: 'Always ask on this device' }).check()
  await page.getByRole('button', { name: 'Ask now' }).click()
  await expect(output(page, 'result')).toHaveText('₹105.69')
  await page.clock.setFixedTime(new Date('2026-11-29T10:00:00+05:30'))
  await reloadHydrated(page)
  await expect(output(page, 'result')).toHaveText('₹105.69')
  expect(asked).toHaveLength(2)

  await openHydrated(page, '/saved-data')
  await page.getByRole('button', { name: 'Withdraw: Leave to ask for today’s exchange rates' }).click()
  await expect(page.getByText('Withdrawn: Leave to ask for today’s exchange rates.')).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-11-30T10:00:00+05:30'))
  await openHydrated(page, '/currency-converter')
  await expect(page.getByRole('button', { name: 'Get today’s rates' })).toBeVisible()
  expect(asked).toHaveLength(2)
})
