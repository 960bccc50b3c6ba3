import { expect, type Page, test } from './site-test'
import { testPorts, testSitesAreThere } from '../scripts/test-sites.mjs'
import { oneOfEachKind } from './each-night'
import { openHydrated } from './hydrated'
import { output } from './results'
import { pastTimeLimit } from './time-limit'

/** The site built with the weather service at another address; e2e/services/met-norway.mjs plays it. */
const ports = testPorts()
const service = `http://localhost:${ports.services}/weather`

test.use({ baseURL: `http://localhost:${ports.siteWithServices}` })
test.skip(
  !testSitesAreThere(),
  'npm run test:sites makes the site with services; it was not made of this build',
)

const field = (page: Page) => page.locator('[name=city]')
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** Opens the page and gathers what is asked of the service. */
async function open(page: Page, address = '') {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(service)) asked.push(new URL(request.url()).pathname.replace('/weather', ''))
  })
  await openHydrated(page, `/weather-forecast${address}`)
  return asked
}

async function search(page: Page, city: string) {
  await field(page).fill(city)
  await field(page).press('Enter')
}

const forecastPath = '/weatherapi/locationforecast/2.0/compact'

test('nothing is asked before the visitor asks; then a city costs one question', async ({ page }) => {
  const asked = await open(page)
  await field(page).fill('Delhi')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(output(page, 'name')).toHaveText('Delhi')
  await expect(output(page, 'country')).toHaveText('India')
  await expect(output(page, 'sunrise')).toHaveAttribute('data-value', /T0[5-7]:\d\d\+05:30$/)
  expect(asked).toEqual([forecastPath])
  await expect(page.getByRole('region', { name: 'The next nine days' }).getByRole('listitem')).toHaveCount(9)
  await expect(page.getByRole('region', { name: 'Today, hour by hour' }).getByRole('row')).toHaveCount(25)
})

test('the page in Hindi may ask the same service', async ({ page }) => {
  await page.goto('/hi/weather-forecast?city=Delhi')
  await expect(output(page, 'name')).toBeVisible()
  await expect(output(page, 'sunrise')).toHaveAttribute('data-value', /T0[5-7]:\d\d\+05:30$/)
})

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

test('a place that the list lacks is not asked for', async ({ page }) => {
  const asked = await open(page)
  await search(page, 'Paris')
  await expect(alert(page)).toHaveText('No place called “Paris” was found.')
  expect(asked).toEqual([])
})

const faults = [
  ['breaks off', 'Mumbai', /Could not reach/],
  ['is busy', 'Kolkata', /HTTP error! status: 503/],
  ['answers in HTML', 'Chennai', /returned a web page instead/],
  ['gives the site no leave to read', 'Hyderabad', /Could not reach/],
  ['has had enough', 'Bengaluru', /too many requests/],
  ['never answers', 'Pune', /took too long/],
  ['refuses the site', 'Jaipur', /refused this site’s request/],
  ['is cut off', 'Ahmedabad', /returned a web page instead/],
  ['answers in another shape', 'Lucknow', /could not read/],
  ['answers with nothing', 'Patna', /could not read/],
  ['fails', 'Nagpur', /HTTP error! status: 500/],
  ['is not at its address', 'Guwahati', /HTTP error! status: 404/],
] as const
const KINDS = ['breaks off', 'answers in HTML', 'has had enough', 'never answers', 'is cut off']
for (const [what, city, words] of oneOfEachKind(faults, KINDS)) {
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
}

test('without the service the last forecast of the city is shown, with its hour', async ({ page }) => {
  await open(page)
  await search(page, 'Delhi')
  await expect(output(page, 'name')).toHaveText('Delhi')
  await page.route(`${service}/**`, (route) => route.abort())
  await page.reload()
  await search(page, 'delhi')
  await expect(alert(page)).toHaveText(/Could not reach/)
  await expect(page.getByText(/^Saved forecast of \d+:\d\d [ap]m, \d+ \w+ \d{4}\./)).toBeVisible()
  await expect(output(page, 'name')).toHaveText('Delhi')
})

test('at 360 px a forecast fits the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '#city=Delhi')
  await expect(output(page, 'temperature')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
