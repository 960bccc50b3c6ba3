import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { expect, type Page, test } from './site-test'
import { startSiteServer } from '../scripts/serving/site-server.mjs'
import { testPorts } from '../scripts/test-sites.mjs'

/** What a visitor meets whose page is of one build while the host, or a cache on the way, has files of another. */

test.describe('a page that stays open over a deployment', () => {
  const dir = '.cache/deployed-site'
  const chunks = join(dir, '_next/static/chunks')
  const port = testPorts().site + 50
  let server: Server

  const serve = async () => (server = await startSiteServer({ dir, port, host: '127.0.0.1' }))
  const stop = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }

  test.beforeAll(async () => {
    rmSync(dir, { recursive: true, force: true })
    const isNeeded = (path: string) => !/\.(?:br|gz)$|out\/(?:directories|og)\//.test(path)
    cpSync('out', dir, { recursive: true, filter: isNeeded })
    await serve()
  })
  test.afterAll(stop)

  /** A new build of the calculator: each of its scripts has another name, and those that name it name the new one. */
  async function deploy() {
    await stop()
    const own = readdirSync(chunks).filter((file) => file.startsWith('emi-calculator'))
    const texts = [join(dir, 'emi-calculator.html'), ...own.map((file) => join(chunks, file))]
    for (const path of texts) {
      const renamed = own.reduce(
        (text, file) => text.replaceAll(file, file.replace(/\.js$/, 'N.js')),
        readFileSync(path, 'utf8'),
      )
      writeFileSync(path, renamed)
    }
    for (const file of own) renameSync(join(chunks, file), join(chunks, file.replace(/\.js$/, 'N.js')))
    await serve()
  }

  test('offers to reload when a part is gone for good, and keeps what was typed', async ({ page }) => {
    await page.goto(`http://localhost:${port}/emi-calculator`, { waitUntil: 'networkidle' })
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('765432')
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('9.1')
    await expect(page.locator('output[name=emi]')).toHaveAttribute('data-value', /^6936/)
    await deploy()

    await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
    const part = page.getByRole('region', { name: 'Year by year' })
    await expect(part).toContainText('did not load')
    await part.getByRole('button', { name: 'Try again' }).click()
    await part.getByRole('button', { name: 'Reload' }).click()

    await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('7,65,432')
    await expect(page.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('9.1')
    await expect(page.locator('output[name=emi]')).toHaveAttribute('data-value', /^6936/)
    await page.getByRole('heading', { name: 'Year by year' }).scrollIntoViewIfNeeded()
    await expect(part.getByRole('table')).toBeVisible()
  })
})

test.describe('a directory of which a cache holds files of another build', () => {
  test.use({ serviceWorkers: 'allow' })

  const OLD = 'planted by an older build'
  const offices = (page: Page) => page.getByRole('region', { name: 'Post offices of 110001' })

  /** Puts a changed copy of a file into the service worker's store, as an older build would have left it. */
  const plant = (page: Page, path: string, change: [from: string, to: string]) =>
    page.evaluate(
      async ([address, from, to]) => {
        const text = await (await fetch(address!, { cache: 'no-store' })).text()
        const older = text.replace(/"build":"[^"]*"/, '"build":"0ld0ld00"').replace(from!, to!)
        if (older === text || !older.includes(to!)) throw new Error(`nothing to change in ${address}`)
        const headers = { 'content-type': 'application/json' }
        await (await caches.open('data')).put(address!, new Response(older, { headers }))
      },
      [path, ...change] as const,
    )

  for (const [name, path, change] of [
    ['its list of files', '/directories/pincode/meta.json', ['"dataOf":"', `"dataOf":"${OLD}, `]],
    ['a file of it', '/directories/pincode/110.json', ['Bengali Market', OLD]],
  ] as const)
    test(`answers from one build when the service worker keeps an old copy of ${name}`, async ({ page }) => {
      await page.goto('/pincode-finder')
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await plant(page, path, [change[0], change[1]])
      await page.goto('/offline')
      await page.goto('/pincode-finder#pincode=110001')
      await expect(offices(page)).toContainText('Bengali Market')
      await expect(page.getByRole('main')).toContainText('From our own directory')
      await expect(page.getByRole('main')).not.toContainText(OLD)
      // What was asked for again is kept in its place.
      await expect
        .poll(() =>
          page.evaluate(
            async (address) => (await (await caches.match(address))!.text()).includes('0ld0ld00'),
            path,
          ),
        )
        .toBe(false)
    })
})
