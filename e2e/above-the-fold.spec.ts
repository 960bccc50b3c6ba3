import { expect, test } from './site-test'
import { bottomOf, hasWideFont } from './first-fields'
import { openHydrated } from './hydrated'
import { output } from './results'

/** What a phone shows before anything is scrolled; of calculators with fields, every-page.spec.ts asks it. */
test.use({ viewport: { width: 360, height: 780 } })

test('/daily-panchang-muhurat: what runs now, the dial and the tithi are above the fold', async ({
  page,
}) => {
  await openHydrated(page, '/daily-panchang-muhurat')
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toHaveAttribute('aria-busy', 'false')
  await expect(result.getByText(/^(Now: \S+ (good|neutral|avoided), until|Sunrise \d)/)).toBeInViewport({
    ratio: 1,
  })
  await expect(result.locator('.day-dial')).toBeInViewport({ ratio: 1 })
  await expect(output(page, 'tithi')).toBeInViewport({ ratio: 1 })
})

test('/indian-festival-calendar: the next festival and the first of the year are above the fold', async ({
  page,
}) => {
  await openHydrated(page, '/indian-festival-calendar')
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText('Next festival')).toBeInViewport({ ratio: 1 })
  await expect(result.getByText(/, (today|tomorrow|in \d+ days)$/)).toBeInViewport({ ratio: 1 })
  await expect(result.getByRole('row').first()).toBeInViewport({ ratio: 1 })
})

for (const tool of ['emi-calculator', 'sip-calculator', 'fd-calculator', 'rd-calculator', 'gst-calculator'])
  test(`/${tool}: the figure itself is above the fold, and the bar is not over it`, async ({ page }) => {
    await openHydrated(page, `/${tool}`)
    const figure = page.locator('.headline output').first()
    // Where only wide fonts are there, a label takes a line more.
    const line = (await hasWideFont(page)) ? 20 : 0
    expect((await figure.boundingBox())!.y).toBeLessThanOrEqual(580 + line)
    expect(await bottomOf(figure)).toBeLessThanOrEqual(630 + line)
    await expect(page.locator('.result-bar')).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
