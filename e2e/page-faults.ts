import type { Page } from '@playwright/test'

/** The test runner's own remark, as it keeps service workers away from tests that are not about them. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** Collects what a page must never do: break its own policy, complain, or ask another host. */
export async function watchFaults(page: Page, ownOrigin: string): Promise<string[]> {
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
