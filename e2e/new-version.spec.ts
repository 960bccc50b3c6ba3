import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './site-test'
import { openHydrated } from './hydrated'

test.use({ serviceWorkers: 'allow' })

/** The site behind an address of its own, whose service worker can become that of another build. */
async function siteWithUpdates(site: string) {
  let isNew = false
  const server: Server = createServer((request, response) => {
    void fetch(`${site}${request.url!}`, { redirect: 'manual' }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer())
      const isWorker = request.url!.startsWith('/sw.js')
      const isVersion = request.url!.startsWith('/version.json')
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/encoding|length/.test(name)),
      )
      response.writeHead(answer.status, headers)
      if (isVersion && isNew) response.end(JSON.stringify({ build: 'next-build', law: '2098-12-31' }))
      else if (isWorker && isNew)
        response.end(body.toString().replace(/(const BUILD = ')[^']*/, '$1next-build'))
      else response.end(body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    update: () => (isNew = true),
    close: () => server.close(),
  }
}

test('a new version in the middle of a form is offered, and a reload loses nothing', async ({
  page,
  baseURL,
}) => {
  const site = await siteWithUpdates(baseURL!)
  await openHydrated(page, `${site.address}/emi-calculator`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const notice = page.getByRole('complementary', { name: 'New version' })
  await page.locator('[name=principal]').fill('2500000')
  await expect(notice).toBeHidden()

  site.update()
  // The page itself asks, when it is seen again two hours later.
  const LATER_MS = 2 * 3_600_000
  await page.clock.setFixedTime(Date.now() + LATER_MS)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(notice).toContainText('with the law as checked on 31 December 2098')
  // Nothing has reloaded: what is typed goes on.
  await page.locator('[name=rate]').fill('9')
  const emi = page.locator('output[name=emi]')
  const before = await emi.getAttribute('data-value')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('[name=principal]')).toHaveValue(/25,?00,?000/)
  await expect(page.locator('[name=rate]')).toHaveValue('9')
  await expect(emi).toHaveAttribute('data-value', before!)
  // One build answers: pages of no other than the new one are written.
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')).length),
    )
    .toBeLessThanOrEqual(2)
  site.close()
})

test('an invoice is filled in from the GST calculator, and the stored one stays', async ({ page }) => {
  await openHydrated(page, '/invoice-generator')
  await page.locator('[name=clientName]').fill('First client')
  await page.locator('[name=items-1-rate]').fill('100')
  await page.goto('/gst-calculator#amount=1180&rate=18&type=inclusive')
  await page.getByRole('link', { name: 'Invoice for this amount' }).click()
  await expect(page.locator('[name=items-1-rate]')).toHaveValue(/^1,?000/)
  await expect(page.locator('output[name=total]')).toHaveAttribute('data-value', '1180')
  await expect(page.locator('[name=clientName]')).toHaveValue('')
  await page.locator('[name=clientName]').fill('Second client')
  await expect(page).toHaveURL(/\/invoice-generator$/)
  await page.reload()
  await expect(page.locator('[name=clientName]')).toHaveValue('Second client')
  await expect(page.locator('[name=items-1-rate]')).toHaveValue(/^1,?000/)
  await expect(page.getByRole('button', { name: /INV-001/ }).first()).toBeAttached()
})
