import { expect, type Page, test } from './site-test'
import { serviceSettings, testPorts, testSitesAreThere } from '../scripts/test-sites.mjs'
import { oneOfEachKind } from './each-night'
import { openHydrated } from './hydrated'
import { output } from './results'
import { pastTimeLimit } from './time-limit'

/** The site built with every service configured; e2e/services/rates.mjs plays this one. */
const service = serviceSettings().NEXT_PUBLIC_EXCHANGE_RATE_API_URL

test.use({ baseURL: `http://localhost:${testPorts().siteWithServices}` })
test.skip(
  !testSitesAreThere(),
  'npm run test:sites makes the site with services; it was not made of this build',
)

const answer = (page: Page) => page.getByRole('region', { name: 'Result' })

test('the service is asked for the link’s currency, once, and its answer is shown as its own', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().startsWith(service) && asked.push(request.url())))
  await openHydrated(page, '/currency-converter#amount=1000&from=INR&to=USD')
  await expect(output(page, 'result')).toHaveText('$10.41')
  await expect(page.getByText('Mid-market rate from the live service.')).toBeVisible()
  expect(asked).toEqual([`${service}/v6/test-key/latest/INR`])
})

const failures = [
  ['refuses with a status', 'GBP', 'Failed to fetch rates'],
  ['refuses with status 200', 'JPY', 'Failed to fetch rates'],
  ['breaks off', 'EUR', 'Error fetching exchange rates.'],
  ['is busy', 'AUD', 'Error fetching exchange rates.'],
  ['answers in HTML', 'CAD', 'Error fetching exchange rates.'],
  ['gives the site no leave to read', 'CHF', 'Error fetching exchange rates.'],
  ['answers with nothing', 'CNY', 'Error fetching exchange rates.'],
  ['never answers', 'SGD', 'Error fetching exchange rates.'],
] as const
const KINDS = [
  'refuses with status 200',
  'breaks off',
  'answers in HTML',
  'gives the site no leave to read',
  'never answers',
]
for (const [what, code, message] of oneOfEachKind(failures, KINDS)) {
  test(`when the service ${what}, the rates are cleared, and the copy is one tap away`, async ({ page }) => {
    const open = () => page.goto(`/currency-converter#amount=7&from=${code}`)
    if (what === 'never answers') {
      await page.clock.install()
      await pastTimeLimit(page, [service], open)
    } else await open()
    await expect(answer(page)).toContainText(message)
    await expect(output(page, 'result')).toHaveCount(0)
    await page.getByRole('button', { name: /^Use the rates of/ }).click()
    await expect(output(page, 'result')).toHaveText(/^₹\d/)
    await expect(answer(page)).toContainText('saved with this site')
    await expect(page.locator('[name=amount]')).toHaveValue('7')
  })
}

test('an answer that comes late does not take the place of the newer one', async ({ page }) => {
  // The page may ask before it has loaded.
  const asked = page.waitForRequest(/latest\/AED$/)
  await page.goto('/currency-converter#from=AED&to=USD')
  await asked
  await page.getByRole('combobox', { name: 'From' }).selectOption('INR')
  await expect(output(page, 'rate')).toHaveText('1 INR = $0.0104')
  await page.waitForTimeout(1_600)
  await expect(output(page, 'rate')).toHaveText('1 INR = $0.0104')
})
