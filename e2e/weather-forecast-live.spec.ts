import { expect, type Page, test } from './site-test'
import { testPorts, testSitesAreThere } from '../scripts/test-sites.mjs'
import { openHydrated } from './hydrated'
import { output } from './results'
import { pastTimeLimit } from './time-limit'

/** The site built with the weather service at another address; e2e/services/met-norway.mjs plays it. */
const ports = testPorts()

test.use({ baseURL: `http://localhost:${ports.siteWithServices}` })
test.skip(
  !testSitesAreThere(),
  'npm run test:sites makes the site with services; it was not made of this build',
)

const field = (page: Page) => page.locator('[name=city]')
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

const open = (page: Page, address = '') => openHydrated(page, `/weather-forecast${address}`)

async function search(page: Page, city: string) {
  await field(page).fill(city)
  await field(page).press('Enter')
}

const forecastPath = '/weatherapi/locationforecast/2.0/compact'

test('until Expires nothing is asked again; after it, whether anything is new', async ({ page }) => {
  const statuses: (number | undefined)[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const cached = new Map<string, boolean>()
  session.on('Network.responseReceived', ({ response, requestId }) => {
    if (response.url.includes(forecastPath)) cached.set(requestId, Boolean(response.fromDiskCache))
  })
  session.on('Network.responseReceivedExtraInfo', ({ headers, statusCode }) => {
    if ('Last-Modified' in headers) statuses.push(statusCode)
  })
  await open(page)
  await search(page, 'Delhi')
  await expect(output(page, 'name')).toHaveText('Delhi')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => [...cached.values()]).toEqual([false, true])
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Search', exact: true }).click()
        return statuses
      },
      { intervals: [1_000] },
    )
    .toContain(304)
})

test('a link searches at once, times are the city’s whatever the visitor’s zone', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`http://localhost:${ports.siteWithServices}/weather-forecast?city=Surat`)
  await expect(output(page, 'readingTime')).toHaveAttribute('data-value', /:30\+05:30$/)
  await expect(output(page, 'sunrise')).toHaveText(/am$/)
  await context.close()
})

// Each way to fail is read by tests/lib/lookup/weather-faults.test.ts; here those that the browser has its part in.
for (const [what, city, words] of [
  ['gives the site no leave to read', 'Hyderabad', /Could not reach/],
  ['answers in HTML', 'Chennai', /returned a web page instead/],
  ['never answers', 'Pune', /took too long/],
] as const)
  test(`when the service ${what}, a message reports it, links to IMD and loses nothing typed`, async ({
    page,
  }) => {
    if (what === 'never answers') await page.clock.install()
    await open(page)
    if (what === 'never answers') await pastTimeLimit(page, [forecastPath], () => search(page, city))
    else await search(page, city)
    await expect(alert(page)).toHaveText(words)
    await expect(field(page)).toHaveValue(city)
    await expect(
      page.getByRole('link', { name: `India Meteorological Department, ${city}` }),
    ).toHaveAttribute('href', /^https:\/\/city\.imd\.gov\.in\/citywx\/city_weather\.php\?id=4[23]\d{3}$/)
    await search(page, 'Delhi')
    await expect(output(page, 'name')).toHaveText('Delhi')
  })
