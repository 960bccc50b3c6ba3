import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page, type Route, test } from '@playwright/test'
import { pageSource } from './built-site'

/** Only a site built with NEXT_PUBLIC_PINCODE_API_URL may ask a service; the page's policy names its host. */
const service = /connect-src 'self' (https?:\/\/[^\s;"]+)/.exec(pageSource('/pincode-finder'))?.[1]

test.skip(
  !service,
  'SKIPPED: this build has no NEXT_PUBLIC_PINCODE_API_URL, so there is no live service to ask',
)

const failed = 'Failed to fetch pincode details. Please try again.'
const recordings = '../shared/fixtures'
const cors = { 'access-control-allow-origin': '*' }

const hyderabad = {
  Message: 'Number of pincode(s) found:1',
  Status: 'Success',
  PostOffice: [
    {
      Name: 'Hyderabad ',
      BranchType: 'Head Post Office',
      District: 'Hyderabad',
      State: 'Telangana',
      Circle: 'Andhra Pradesh',
    },
  ],
}

/** The recorded answer where the recordings are at hand, else one of the same shape. */
function answer(recording: string, sample: unknown): string {
  const path = `${recordings}/${recording}`
  return existsSync(path) ? readFileSync(path, 'utf8') : JSON.stringify([sample])
}

async function search(page: Page, pincode: string, reply: (route: Route) => Promise<unknown>) {
  const asked: string[] = []
  await page.route(`${service}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return reply(route)
  })
  await page.goto('/pincode-finder', { waitUntil: 'networkidle' })
  await page.locator('[name=pincode]').fill(pincode)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  return asked
}

test('the service is asked first, and its answer is shown as its own', async ({ page }) => {
  const body = answer('postalpincode-500001.success.json', hyderabad)
  const asked = await search(page, '500001', (route) => route.fulfill({ body, headers: cors }))
  const list = page.getByRole('region', { name: 'Post offices of 500001' })
  await expect(list.getByRole('listitem').first()).toContainText('Hyderabad')
  await expect(page.getByText('From the live service.')).toBeVisible()
  expect(asked).toEqual([expect.stringMatching(/\/pincode\/500001$/)])
})

test('an unknown pincode gets the words of the service', async ({ page }) => {
  const sample = { Message: 'No records found', Status: 'Error', PostOffice: null }
  const body = answer('postalpincode-notfound.error.json', sample)
  await search(page, '999999', (route) => route.fulfill({ body, headers: cors }))
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No records found')
})

const silences: [string, (route: Route) => Promise<unknown>][] = [
  ['refuses', (route) => route.abort()],
  ['fails', (route) => route.fulfill({ status: 503, body: 'busy', headers: cors })],
  ['answers in HTML', (route) => route.fulfill({ body: '<h1>Sign in</h1>', headers: cors })],
  ['never answers', () => Promise.resolve()],
]
for (const [what, reply] of silences) {
  test(`when the service ${what}, the message stands above what the directory knows`, async ({ page }) => {
    await search(page, '500001', reply)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failed, { timeout: 15_000 })
    await expect(page.locator('.toast')).toContainText('Error')
    await expect(page.getByRole('region', { name: 'Post offices of 500001' })).toBeVisible()
    await expect(page.getByText(/^From the directory shipped with this site/)).toBeVisible()
  })
}
