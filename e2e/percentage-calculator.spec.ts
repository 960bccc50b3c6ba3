import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { clippedOptions } from './layout'
import { testLinks } from './results'

testLinks('percentage-calculator', [
  { working: '15 × 24', link: 'mode=percentOf&x=15&y=2400', expected: { result: 360 } },
  { working: '438 ÷ 5', link: 'mode=isWhatPercentOf&x=438&y=500', expected: { result: 87.6 } },
  { working: '13,000 ÷ 520', link: 'mode=percentChange&x=52000&y=65000', expected: { result: 25 } },
  {
    working: '300 ÷ 200: from a loss to a profit is a rise',
    link: 'mode=percentChange&x=-200&y=100',
    expected: { result: 150 },
  },
])

test('on a phone no question is cut off in its list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/percentage-calculator')
  expect(await clippedOptions(page)).toEqual([])
})
