import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { clippedOptions } from './layout'
import { output, testLink } from './results'

// 10% of fees above 30,000.
testLink('/tds-deduction-calculator#kind=professional&amount=274000', { tds: 27400 })

test('the law of today is the larger figure, and leads the bar on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/tds-deduction-calculator#amount=60000')
  const size = (name: string) =>
    output(page, name).evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize))
  expect(await size('lawTds')).toBeGreaterThan(1.5 * (await size('tds')))
  await expect(page.locator('.result-bar')).toContainText('FY 2026-27 law₹6,000.00')
})

test('more payment types come with the first touch, and no name is cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/tds-deduction-calculator')
  const kinds = page.locator('[name=kind] option')
  await expect(kinds).toHaveCount(4)
  await page.locator('[name=amount]').focus()
  await expect(kinds).toHaveCount(32)
  expect(await clippedOptions(page)).toEqual([])
  await page.getByRole('radio', { name: 'TCS on a sale' }).check({ force: true })
  await expect(page.locator('[name=tcsKind]')).toBeVisible()
  expect(await clippedOptions(page)).toEqual([])
})

test('law that did not load can be asked for again, and brings the payment types too', async ({ page }) => {
  await page.route('**/*law-fields*.js', (route) => route.abort(), { times: 1 })
  await openHydrated(page, '/tds-deduction-calculator')
  await page.locator('[name=amount]').focus()
  const alert = page.getByRole('alert').filter({ hasText: 'The law of the year did not load.' })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[name=kind] option')).toHaveCount(32)
  await expect(alert).toHaveCount(0)
})
