import { expect, type Page, test } from '@playwright/test'
import { longText, SIGNS } from '../tests/strange-links'
import { liveTools } from './built-site'
import { openHydrated } from './hydrated'

const LONG = 200_000
const LONGEST_BLOCK_MS = 200
for (const route of liveTools)
  test(`no link of ${LONG} characters blocks ${route} for more than ${LONGEST_BLOCK_MS} ms`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 360, height: 6_000 })
    await openHydrated(page, route)
    await page.waitForLoadState('networkidle')
    const names = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLInputElement>('article [name]:not(output)')].map(
          ({ name }) => name,
        ),
      ),
    ])
    let longest = { ms: 0, link: '' }
    // Each sign at each control is read by tests/lib/inputs/long-links.test.ts; here the page follows one for each control.
    for (const [place, name] of names.entries()) {
      const sign = SIGNS[place % SIGNS.length]!
      const link = `${name}=${longText(sign, LONG)}`
      let ms = await blockedBy(page, link)
      // The machine that runs the tests does other things too: only what blocks each time is the page's own.
      for (let again = 0; ms > LONGEST_BLOCK_MS && again < 4; again += 1)
        ms = Math.min(ms, await blockedBy(page, link))
      if (ms > longest.ms) longest = { ms, link: `${name}=1${sign}…` }
    }
    process.stdout.write(
      `${route}: ${names.length} links, longest block ${Math.round(longest.ms)} ms ${longest.link}\n`,
    )
    expect(longest.ms, longest.link).toBeLessThanOrEqual(LONGEST_BLOCK_MS)
  })

/** The longest time in which a page did nothing else after a link was followed, in ms. */
function blockedBy(page: Page, link: string): Promise<number> {
  return page.evaluate(async (hash) => {
    const later = () => new Promise((resolve) => setTimeout(resolve))
    history.replaceState(history.state, '', location.pathname)
    dispatchEvent(new Event('hashchange'))
    await later()
    await later()
    let longest = 0
    let began = performance.now()
    history.replaceState(history.state, '', `${location.pathname}#${hash}`)
    dispatchEvent(new Event('hashchange'))
    for (let turns = 0; turns < 5; turns += 1) {
      await later()
      longest = Math.max(longest, performance.now() - began)
      began = performance.now()
    }
    // The layout of what the link wrote belongs to it.
    void document.body.offsetHeight
    longest = Math.max(longest, performance.now() - began)
    history.replaceState(history.state, '', location.pathname)
    dispatchEvent(new Event('hashchange'))
    return longest
  }, link)
}
