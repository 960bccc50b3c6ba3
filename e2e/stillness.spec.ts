import { test } from './site-test'
import { liveTools, routes } from './built-site'
import { expectStill } from './layout'

/** Moves by 0.004 as its prices of this device arrive. */
const MOVES = ['/mobile-recharge-plan-finder']

// At 1280 px every-page.spec.ts looks on as the page loads.
for (const route of ['/', '/calculators', ...liveTools].filter(
  (page) => routes.includes(page) && !MOVES.includes(page),
))
  test(`nothing moves on ${route} at 360 px, and nothing is wider`, async ({ page }) => {
    // A return that is filed today: how many lines its notes take is not known to the page as built.
    if (route === '/gst-late-fee-calculator') await page.clock.setFixedTime('2026-11-24T06:30:00Z')
    await expectStill(page, route, 360)
  })
