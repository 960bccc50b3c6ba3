import { expect, type Page, test } from './site-test'
import { serviceSettings, testPorts, testSitesAreThere } from '../scripts/test-sites.mjs'
import { openHydrated } from './hydrated'
import { output } from './results'

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

// Each way to fail is read by tests/lib/lookup/live-rates.test.ts; here one that the service words, and the browser's.
for (const [what, code, message] of [
  ['refuses with status 200', 'JPY', 'Failed to fetch rates'],
  ['gives the site no leave to read', 'CHF', 'Error fetching exchange rates.'],
] as const)
  test(`when the service ${what}, the rates are cleared, and the copy is one tap away`, async ({ page }) => {
    await page.goto(`/currency-converter#amount=7&from=${code}`)
    await expect(answer(page)).toContainText(message)
    await expect(output(page, 'result')).toHaveCount(0)
    await page.getByRole('button', { name: /^Use the rates of/ }).click()
    await expect(output(page, 'result')).toHaveText(/^₹\d/)
    await expect(answer(page)).toContainText('saved with this site')
    await expect(page.locator('[name=amount]')).toHaveValue('7')
  })
