import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'

/** The address with its inputs, and what to press or to scroll to until its picture is there. */
const PICTURES: readonly [route: string, inputs: string, reach: (page: Page) => Promise<void>][] = [
  ['/emi-calculator', '', scrollTo('Year by year')],
  ['/sip-calculator', '', scrollTo('Year by year')],
  ['/fd-calculator', '', scrollTo('Year by year')],
  ['/rd-calculator', '', scrollTo('Year by year')],
  ['/investment-returns-calculator', '', scrollTo('Year by year')],
  ['/love-calculator', '#name1=Asha&name2=Ravi', press('Calculate')],
  ['/age-calculator', '#dob=1990-05-11&on=2026-11-24', async () => {}],
  ['/bmi-calculator', '#standard=indian', async () => {}],
  ['/countdown-timer-creator', '#date=2190-01-01', press('Start')],
  ['/daily-panchang-muhurat', '', async () => {}],
]

function scrollTo(name: string | RegExp) {
  return (page: Page) => page.getByRole('heading', { name }).first().scrollIntoViewIfNeeded()
}

function press(name: string) {
  return (page: Page) => page.getByRole('button', { name, exact: true }).click()
}

/**
 * Texts and signs of a picture that its edges or, in a segment of their own, the segment's edges cut off.
 * Runs in the page.
 */
function cutTexts(picture: Element): string[] {
  const SLACK = 1
  const outline = picture.getBoundingClientRect()
  return [...picture.querySelectorAll('text, .day-dial g > path:not([fill-opacity])')]
    .filter((text) => {
      const box = text.getBoundingClientRect()
      const segment = text.parentElement!.querySelector(':scope > path[fill-opacity]')
      return [outline, ...(segment ? [segment.getBoundingClientRect()] : [])].some(
        ({ left, right, top, bottom }) =>
          box.left < left - SLACK ||
          box.right > right + SLACK ||
          box.top < top - SLACK ||
          box.bottom > bottom + SLACK,
      )
    })
    .map(({ textContent }) => textContent || 'a sign')
}

// The themes differ only in colours.
for (const [route, inputs, reach] of PICTURES)
  test(`${route} cuts off no word of its picture, at 360 and 1280 px`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 })
      await page.goto('about:blank')
      await openHydrated(page, route + inputs)
      await reach(page)
      const picture = page.locator('.chart, .dial, .day-dial').first()
      await expect(picture).toBeVisible()
      await expect(picture).toHaveAttribute('role', 'img')
      await expect(picture).toHaveAttribute('aria-label', /\w/)
      expect.soft(await picture.evaluate(cutTexts), `${width} px`).toEqual([])
      // Of arrows, ticks and other signs each device has another font, so they are drawn.
      const signs = picture.locator('text').filter({ hasText: /[\u2190-\u21ff\u2300-\u27bf]/ })
      await expect(signs).toHaveCount(0)
    }
  })
