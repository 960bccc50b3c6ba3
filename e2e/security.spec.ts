import { expect, test, type Page } from '@playwright/test'
import { securityHeaders } from '../deploy/headers.mjs'
import { routes } from './built-site'

/** The test runner's own remark, as it keeps service workers away from tests that are not about them. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** Collects what a page must never do: break its own policy, complain, or ask another host. */
async function watch(page: Page, ownOrigin: string): Promise<string[]> {
  const faults: string[] = []
  await page.exposeFunction('reportViolation', (what: string) => faults.push(`policy violated: ${what}`))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void }
    addEventListener('securitypolicyviolation', (event) =>
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== ownOrigin) faults.push(`asked another host: ${url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

for (const route of routes)
  test(`${route} keeps its policy, stays quiet and asks nobody else`, async ({ page, baseURL }) => {
    const faults = await watch(page, new URL(baseURL!).origin)
    const answer = await page.goto(route, { waitUntil: 'load' })
    expect(answer!.status()).toBe(200)
    // What is fetched only when it comes into sight is part of the page too.
    await page.mouse.wheel(0, 20_000)
    await page.waitForLoadState('networkidle')
    expect(faults).toEqual([])
    expect(answer!.headers()).toMatchObject(lowerCased(securityHeaders))
    await expect(page.locator('head > meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
      'content',
      /^default-src 'none';script-src 'self' 'sha256-/,
    )
  })

test('a script that is not the page’s own does not run', async ({ page }) => {
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.body.append(script)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return 'planted' in window
  })
  expect(ran).toBe(false)
})

test('a page may not be framed', async ({ page, baseURL }) => {
  await page.route('**/framing-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/"></iframe>` }),
  )
  await page.goto('/framing-page')
  await page.waitForTimeout(300)
  const frame = page.frames()[1]!
  await expect(frame.locator('main')).toHaveCount(0)
})

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
