import { expect, type Page, test } from './site-test'
import { bottomOf, hasWideFont } from './first-fields'
import { openHydrated } from './hydrated'
import { output } from './results'

/** What a phone shows before anything is scrolled; of calculators with fields, every-page.spec.ts asks it. */
test.use({ viewport: { width: 360, height: 780 } })

test('/all-in-one-calculator: the display and two rows of keys are above the fold', async ({ page }) => {
  await openHydrated(page, '/all-in-one-calculator')
  await expect(output(page, 'display')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: '7', exact: true })).toBeInViewport({ ratio: 1 })
})

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

/** MET Norway's answer, as short as the page takes it. */
async function playForecast(page: Page) {
  const timeseries = Array.from({ length: 12 }, (_, hour) => ({
    time: new Date(Math.floor(Date.now() / 3_600_000 + hour) * 3_600_000).toISOString(),
    data: {
      instant: { details: { air_temperature: 27, relative_humidity: 60, wind_speed: 2 } },
      next_1_hours: { summary: { symbol_code: 'fair_day' }, details: { precipitation_amount: 0 } },
    },
  }))
  const answer = { type: 'Feature', properties: { meta: { units: {} }, timeseries } }
  await page.route('https://api.met.no/**', (route) =>
    route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } }),
  )
}

test('/weather-forecast: all cities to choose from, then the temperature, are above the fold', async ({
  page,
}) => {
  await playForecast(page)
  await openHydrated(page, '/weather-forecast')
  const cities = page.getByRole('list', { name: 'Popular cities' }).getByRole('button')
  await expect(cities.last()).toBeInViewport({ ratio: 1 })
  await cities.first().click()
  await expect(output(page, 'temperature')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  expect(await bottomOf(output(page, 'description'))).toBeLessThanOrEqual(780)
})
