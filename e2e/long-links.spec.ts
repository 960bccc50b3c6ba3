import { expect, type Page, test } from '@playwright/test'
import { longText, SIGNS } from '../tests/strange-links'
import { liveTools } from './built-site'
import { openHydrated } from './hydrated'

const LONG = 200_000
/** All the work for a link together, so that no part of it can block the page for longer. */
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
    const workMs = await watchWork(page)
    let most = { ms: 0, link: '' }
    // Each sign at each control is read by tests/lib/inputs/long-links.test.ts; here the page follows one for each control.
    for (const [place, name] of names.entries()) {
      const sign = SIGNS[place % SIGNS.length]!
      const before = await workMs()
      await follow(page, `${name}=${longText(sign, LONG)}`)
      const ms = (await workMs()) - before
      if (ms > most.ms) most = { ms, link: `${name}=1${sign}…` }
      await follow(page, '')
    }
    process.stdout.write(`${route}: ${names.length} links, at most ${Math.round(most.ms)} ms ${most.link}\n`)
    expect(most.ms, most.link).toBeLessThanOrEqual(LONGEST_BLOCK_MS)
  })

/** Tells how long the page has worked so far, in ms of its thread: what else the machine does is left out. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000
  }
}

/** Sends the page to a link and waits until it has read it, drawn it and written its own. */
function follow(page: Page, hash: string): Promise<void> {
  return page.evaluate(async (fragment) => {
    history.replaceState(history.state, '', `${location.pathname}${fragment && `#${fragment}`}`)
    dispatchEvent(new Event('hashchange'))
    for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setTimeout(resolve))
    // The layout of what the link wrote belongs to it.
    void document.body.offsetHeight
  }, hash)
}
