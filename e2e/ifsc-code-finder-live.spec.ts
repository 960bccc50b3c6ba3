import { expect, type Page, test } from './site-test'
import { serviceSettings, testPorts, testSitesAreThere } from '../scripts/test-sites.mjs'
import { openHydrated } from './hydrated'
import { pastTimeLimit } from './time-limit'

/** The site built with services configured; e2e/services/ifsc.mjs plays this one. */
const service = serviceSettings().NEXT_PUBLIC_IFSC_API_URL

test.use({ baseURL: `http://localhost:${testPorts().siteWithServices}` })
test.skip(
  !testSitesAreThere(),
  'npm run test:sites makes the site with services; it was not made of this build',
)

async function search(page: Page, ifsc: string) {
  await page.locator('[name=ifsc]').fill(ifsc)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

test('the service is asked first, and its answer is shown as its own', async ({ page }) => {
  const asked: string[] = []
  await openHydrated(page, '/ifsc-code-finder')
  const site = new URL(page.url()).origin
  page.on('request', (request) => void (request.url().startsWith(site) || asked.push(request.url())))
  await search(page, 'KKBK0000261')
  await expect(page.locator('output[name=micr]')).toHaveText('110485003')
  await expect(page.locator('output[name=neft]')).toHaveText('Yes')
  await expect(page.getByText('From the live service.')).toBeVisible()
  expect(asked).toEqual([`${service}/KKBK0000261`])
})

const silences = [
  ['breaks off', 'SBIN0000691'],
  ['fails', 'HDFC0000001'],
  ['answers in HTML', 'ICIC0000001'],
  ['gives the site no leave to read', 'PUNB0000100'],
  ['never answers', 'UTIB0000003'],
] as const
test('when the service gives nothing, the message is above what the directory knows', async ({ page }) => {
  const alert = page.getByRole('main').getByRole('alert')
  await page.clock.install()
  await openHydrated(page, '/ifsc-code-finder')
  for (const [what, ifsc] of silences)
    await test.step(`the service ${what}`, async () => {
      if (what === 'never answers') await pastTimeLimit(page, [service], () => search(page, ifsc))
      else await search(page, ifsc)
      await expect(page.locator('output[name=code]')).toHaveAttribute('data-value', ifsc)
      await expect(alert).toHaveText('Failed to fetch IFSC details. Please try again.')
      await expect(page.locator('.toast').last()).toContainText('Error')
      await expect(page.getByText(/^From our own directory/)).toBeVisible()
    })
})
