import { expect, type Page, test } from './site-test'
import { serviceSettings, testPorts, testSitesAreThere } from '../scripts/test-sites.mjs'
import { openHydrated } from './hydrated'
import { pastTimeLimit } from './time-limit'

/** The site built with services configured; e2e/services/ifsc.mjs and postal.mjs play these. */
const ports = testPorts()
const { NEXT_PUBLIC_IFSC_API_URL: ifsc, NEXT_PUBLIC_PINCODE_API_URL: postal } = serviceSettings()

test.use({ baseURL: `http://localhost:${ports.siteWithServices}` })
test.skip(
  !testSitesAreThere(),
  'npm run test:sites makes the site with services; it was not made of this build',
)

const offices = (page: Page, pincode: string) =>
  page.getByRole('region', { name: `Post offices of ${pincode}` })

const FINDERS = [
  {
    path: '/ifsc-code-finder',
    name: 'ifsc',
    asked: [`${ifsc}/KKBK0000261`],
    known: 'KKBK0000261',
    // What the service alone knows.
    answered: (page: Page) => expect(page.locator('output[name=micr]')).toHaveText('110485003'),
    service: ifsc,
    silences: {
      'breaks off': 'SBIN0000691',
      'gives no leave': 'PUNB0000100',
      'never answers': 'UTIB0000003',
    },
    found: (page: Page, code: string) =>
      expect(page.locator('output[name=code]')).toHaveAttribute('data-value', code),
    message: 'Failed to fetch IFSC details. Please try again.',
  },
  {
    path: '/pincode-finder',
    name: 'pincode',
    asked: [`${postal}/pincode/500001`],
    known: '500001',
    answered: (page: Page) =>
      expect(offices(page, '500001').getByRole('listitem').first()).toContainText('Hyderabad'),
    service: postal,
    silences: { 'breaks off': '110001', 'gives no leave': '600001', 'never answers': '700001' },
    found: (page: Page, code: string) => expect(offices(page, code)).toBeVisible(),
    message: 'Failed to fetch pincode details. Please try again.',
  },
]

for (const { path, name, asked, known, answered, service, silences, found, message } of FINDERS) {
  const search = async (page: Page, code: string) => {
    await page.locator(`[name=${name}]`).fill(code)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  }

  test(`${path}: the service is asked first, and its answer is shown as its own`, async ({ page }) => {
    const requests: string[] = []
    await openHydrated(page, path)
    const site = new URL(page.url()).origin
    page.on('request', (request) => void (request.url().startsWith(site) || requests.push(request.url())))
    await search(page, known)
    await answered(page)
    await expect(page.getByText('From the live service.')).toBeVisible()
    expect(requests).toEqual(asked)
  })

  test(`${path}: when the service gives nothing, the message is above what the directory knows`, async ({
    page,
  }) => {
    await page.clock.install()
    await openHydrated(page, path)
    for (const [what, code] of Object.entries(silences))
      await test.step(`the service ${what}`, async () => {
        if (what === 'never answers') await pastTimeLimit(page, [service], () => search(page, code))
        else await search(page, code)
        await found(page, code)
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
        await expect(page.locator('.toast').last()).toContainText('Error')
        await expect(page.getByText(/^From our own directory/)).toBeVisible()
      })
  })
}

test('/pincode-finder may ask the configured service and no other host', async ({ page }) => {
  await page.goto('/pincode-finder')
  const reached = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url)
          .then(() => true)
          .catch(() => false),
      address,
    )
  expect(await reached(`${postal}/pincode/500001`)).toBe(true)
  expect(await reached(`http://127.0.0.1:${ports.services}/postal/pincode/500001`)).toBe(false)
})
