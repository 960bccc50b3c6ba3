import { openHydrated } from './hydrated'
import { output } from './results'
import { expect, test } from './site-test'

for (const [path, asked] of [
  ['/unit-converter', '5 feet in cm'],
  ['/hi/unit-converter', '5 फुट में सेमी'],
] as const)
  test(`${path}: "${asked}" sets the units and the link`, async ({ page }) => {
    await openHydrated(page, path)
    await page.locator('[name=question]').fill(asked)
    await expect(output(page, 'result')).toHaveAttribute('data-value', '152.4')
    await expect(page).toHaveURL(/#value=5&from=foot&to=centimetre$/)
  })
