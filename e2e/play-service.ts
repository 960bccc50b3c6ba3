import type { Page } from '@playwright/test'

type Headers = Record<string, string>

/** What a way of e2e/services needs of Node's response. */
interface PlayedResponse {
  writeHead(status: number, headers?: Headers): PlayedResponse
  end(body?: string): void
  destroy(): void
}
type Ways = Readonly<Record<string, (response: PlayedResponse, url: URL, request: unknown) => void>>

/** Another site than the tested one: without any such header Playwright would give leave to read. */
const NO_LEAVE: Headers = { 'access-control-allow-origin': 'https://elsewhere.example' }

/**
 * Plays the real host of a service by the ways of e2e/services, so that the page asks it as it is shipped.
 * @returns the addresses asked so far
 */
export async function playService(page: Page, host: string, ways: unknown): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${new URL(host).origin}/**`, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.href)
    let status = 200
    let headers: Headers = {}
    const response: PlayedResponse = {
      writeHead(newStatus, given = {}) {
        status = newStatus
        headers = Object.fromEntries(Object.entries(given).map(([name, text]) => [name.toLowerCase(), text]))
        return response
      },
      end: (body) => void route.fulfill({ status, headers: { ...NO_LEAVE, ...headers }, body }),
      destroy: () => void route.abort('connectionreset'),
    }
    const way = (ways as Ways)[url.pathname]
    if (way) way(response, url, route.request())
    else response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end('<h1>Not found</h1>')
  })
  return asked
}
