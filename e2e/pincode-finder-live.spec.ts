import { expect, type Page, test } from './site-test'
import { serviceSettings, testPorts, testSitesAreThere } from '../scripts/test-sites.mjs'
import { openHydrated } from './hydrated'
import { pastTimeLimit } from './time-limit'

/** The site built with services configured; e2e/services/postal.mjs plays this one. */
const ports = testPorts()
const service = serviceSettings().NEXT_PUBLIC_PINCODE_API_URL

test.use({ baseURL: `http://localhost:${ports.siteWithServices}` })
test.skip(
  !testSitesAreThere(),
  'npm run test:sites makes the site with services; it was not made of this build',
)

const offices = (page: Page, pincode: string) =>
  page.getByRole('region', { name: `Post offices of ${pincode}` })

async function search(page: Page, pincode: string) {
  await page.locator('[name=pincode]').fill(pincode)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

test('the service is asked first, and its answer is shown as its own', async ({ page }) => {
  const asked: string[] = []
  await openHydrated(page, '/pincode-finder')
  const site = new URL(page.url()).origin
  page.on('request', (request) => void (request.url().startsWith(site) || asked.push(request.url())))
  await search(page, '500001')
  await expect(offices(page, '500001').getByRole('listitem').first()).toContainText('Hyderabad')
  await expect(page.getByText('From the live service.')).toBeVisible()
  expect(asked).toEqual([`${service}/pincode/500001`])
})

const silences = [
  ['breaks off', '110001'],
  ['fails', '560001'],
  ['answers in HTML', '400069'],
  ['gives the site no leave to read', '600001'],
  ['never answers', '700001'],
] as const
test('when the service gives nothing, the message is above what the directory knows', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert')
  await page.clock.install()
  await openHydrated(page, '/pincode-finder')
  for (const [what, pincode] of silences)
    await test.step(`the service ${what}`, async () => {
      if (what === 'never answers') await pastTimeLimit(page, [service], () => search(page, pincode))
      else await search(page, pincode)
      await expect(offices(page, pincode)).toBeVisible()
      await expect(alert).toHaveText('Failed to fetch pincode details. Please try again.')
      await expect(page.locator('.toast').last()).toContainText('Error')
      await expect(page.getByText(/^From our own directory/)).toBeVisible()
    })
})

test('the page may ask the configured service and no other host', async ({ page }) => {
  await page.goto('/pincode-finder')
  const reached = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url)
          .then(() => true)
          .catch(() => false),
      address,
    )
  expect(await reached(`${service}/pincode/500001`)).toBe(true)
  expect(await reached(`http://127.0.0.1:${ports.services}/postal/pincode/500001`)).toBe(false)
})
