import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { clippedOptions } from './layout'
import { testLink } from './results'

// 300 ÷ 200: from a loss to a profit is a rise.
testLink('/percentage-calculator#mode=percentChange&x=-200&y=100', { result: 150 })

test('on a phone no question is cut off in its list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/percentage-calculator')
  expect(await clippedOptions(page)).toEqual([])
})
