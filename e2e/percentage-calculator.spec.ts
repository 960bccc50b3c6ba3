import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { clippedOptions } from './layout'

test('on a phone no question is cut off in its list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/percentage-calculator')
  expect(await clippedOptions(page)).toEqual([])
})
