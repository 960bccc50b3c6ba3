import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './site-test'
import { embedSecurityHeaders } from '../deploy/headers.mjs'
import { startSiteServer } from '../scripts/serving/site-server.mjs'
import { siteSettings } from '../scripts/site-settings.mjs'

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** A page of another origin with two frames: an embed page, whose height it takes, and a page of the main host. */
function hostPage(embed: string, main: string): string {
  return `<!DOCTYPE html><title>Host</title><iframe id="embed" src="${embed}/emi-calculator"></iframe>
<iframe id="main" src="${main}/emi-calculator"></iframe>
<script>addEventListener('message', (event) => {
  const height = Number(event.data.jantarHeight)
  if (event.origin === '${embed}' && height > 0) document.getElementById('embed').style.height = height + 'px'
})</script>`
}

test('another site frames an embed page, which computes and sends its height; the main page refuses', async ({
  page,
  baseURL,
}) => {
  const embedServer = await startSiteServer({
    dir: siteSettings.embed.dir,
    port: 0,
    host: '127.0.0.1',
    headers: embedSecurityHeaders,
  })
  const embed = `http://127.0.0.1:${portOf(embedServer)}`
  const host = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(hostPage(embed, new URL(baseURL!).origin)),
  )
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  try {
    const refused = page.waitForEvent('console', (message) =>
      /frame-ancestors|X-Frame-Options/.test(message.text()),
    )
    await page.goto(`http://127.0.0.1:${portOf(host)}/`)
    await refused
    const frame = page.frameLocator('#embed')
    await frame.getByRole('textbox', { name: 'Loan amount' }).fill('2000000')
    // ₹20,00,000 at the 8.5% and 20 years with which the page opens: twice the published ₹8,678.23.
    await expect(frame.locator('output[name="emi"]')).toHaveAttribute('data-value', /^17356\.4/)
    await expect
      .poll(() => page.locator('#embed').evaluate((element) => (element as HTMLElement).offsetHeight))
      .toBeGreaterThan(500)
    await expect(frame.getByRole('link', { name: 'Open on Jantar' })).toHaveAttribute(
      'href',
      /\/emi-calculator/,
    )
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await expect(page.frameLocator('#main').getByRole('textbox')).toHaveCount(0)
  } finally {
    embedServer.close()
    host.close()
  }
})
