import { expect, type Page, type Route, test } from './site-test'
import { openHydrated } from './hydrated'
import { pastLimitMs, pastTimeLimit } from './time-limit'

/**
 * Ways in which the network can fail a lookup; tests/lib/lookup/fetch-json.test.ts has more. None may cost the visitor
 * what was typed, or the page.
 */
const faults: [what: string, act: (route: Route) => Promise<unknown> | void][] = [
  ['the device is offline', (route) => route.abort('internetdisconnected')],
  [
    'a sign-in page answers in its place',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  ],
  ['the JSON has another shape', (route) => route.fulfill({ json: { format: 99 } })],
  ['nothing ever answers', () => {}],
]

const finders = [
  {
    path: '/pincode-finder',
    name: 'pincode',
    code: '110001',
    // The directory's list of files may be missing, so its second file is asked for as well.
    asks: ['/meta.json', '/110.json'],
    message: 'Failed to fetch pincode details. Please try again.',
    found: (page: Page) => page.getByRole('region', { name: 'Post offices of 110001' }),
  },
  {
    path: '/ifsc-code-finder',
    name: 'ifsc',
    code: 'SBIN0000691',
    asks: ['/directories/'],
    message: 'Failed to fetch IFSC details. Please try again.',
    found: (page: Page) => page.locator('output[name=branch]'),
  },
]

for (const { path, name, code, asks, message, found } of finders)
  for (const [what, act] of faults)
    test(`${path}: when ${what}, it is reported, keeps what was typed and can be tried again`, async ({
      page,
    }) => {
      if (what === 'nothing ever answers') await page.clock.install()
      await openHydrated(page, path)
      await page.route('**/directories/**', act)
      const ask = async () => {
        await page.locator(`[name=${name}]`).fill(code)
        await page.keyboard.press('Enter')
      }
      if (what === 'nothing ever answers') await pastTimeLimit(page, asks, ask, pastLimitMs.file)
      else await ask()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toHaveText(message)
      await expect(page.locator('.toast')).toContainText('Error')
      await expect(page.locator(`[name=${name}]`)).toHaveValue(code)
      await page.unroute('**/directories/**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(found(page)).toBeVisible()
    })
