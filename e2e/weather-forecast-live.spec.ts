import { expect, type Page, test } from '@playwright/test'
import { testPorts } from '../scripts/test-ports.mjs'
import { output } from './results'

/** The site built with Open-Meteo configured; e2e/services/weather.mjs plays it. */
const ports = testPorts()
const service = `http://localhost:${ports.services}/weather`

test.use({ baseURL: `http://localhost:${ports.siteWithServices}` })
test.skip(
  !process.env.JANTAR_SERVICE_BUILD,
  'SKIPPED: npm test builds the site with services for these; it was not built for this run',
)

const field = (page: Page) => page.locator('[name=city]')
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** Opens the page and gathers what is asked of the service. */
async function open(page: Page, address = '') {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(service)) asked.push(new URL(request.url()).pathname.replace('/weather', ''))
  })
  await page.goto(`/weather-forecast${address}`, { waitUntil: 'networkidle' })
  return asked
}

async function search(page: Page, city: string) {
  await field(page).fill(city)
  await field(page).press('Enter')
}

test('nothing is asked before the visitor asks; then one city costs two questions', async ({ page }) => {
  const asked = await open(page)
  await field(page).fill('Delhi')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(output(page, 'temperature')).toHaveAttribute('data-value', '24.6')
  await expect(output(page, 'sunrise')).toHaveAttribute('data-value', '2026-11-21T06:48+05:30')
  await expect(output(page, 'name')).toHaveText('Delhi')
  await expect(output(page, 'country')).toHaveText('India')
  expect(asked.sort()).toEqual(['/v1/air-quality', '/v1/forecast'])
  await expect(page.getByRole('region', { name: 'The next seven days' }).getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('region', { name: 'Today, hour by hour' }).getByRole('row')).toHaveCount(25)
})

test('a link searches at once, times are the city’s whatever the visitor’s zone', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`http://localhost:${ports.siteWithServices}/weather-forecast?city=Jaipur`)
  await expect(output(page, 'readingTime')).toHaveText('3:30 pm, 21 November 2026')
  await context.close()
})

test('another country is found by the search, and its namesake is a tap away', async ({ page }) => {
  const asked = await open(page)
  await search(page, 'Paris')
  await expect(output(page, 'country')).toHaveText('France')
  expect(asked[0]).toBe('/v1/search')
  await page.getByRole('button', { name: 'Paris, Texas, United States' }).click()
  await expect(output(page, 'country')).toHaveText('United States')
  await search(page, 'Zzzz')
  await expect(alert(page)).toHaveText('No place called “Zzzz” was found.')
})

const faults = [
  ['breaks off', 'Mumbai', /Could not reach/],
  ['fails', 'Kolkata', /HTTP error! status: 503/],
  ['answers in HTML', 'Chennai', /A web page came instead/],
  ['gives the site no leave to read', 'Hyderabad', /Could not reach/],
  ['has had enough', 'Bengaluru', /too many requests/],
  ['never answers', 'Pune', /took too long/],
] as const
for (const [what, city, words] of faults) {
  test(`when the service ${what}, the message says so and nothing typed is lost`, async ({ page }) => {
    await open(page)
    await search(page, city)
    await expect(alert(page)).toHaveText(words, { timeout: 15_000 })
    await expect(field(page)).toHaveValue(city)
    await search(page, 'Delhi')
    await expect(output(page, 'temperature')).toHaveAttribute('data-value', '24.6')
  })
}

for (const width of [360, 1280]) {
  test(`at ${width} px a forecast fits the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '#city=Delhi')
    await expect(output(page, 'temperature')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
