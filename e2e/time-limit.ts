import { expect, type Page } from '@playwright/test'

/** Longer than a page waits for any answer. */
const PATIENCE_MS = 60_000

/**
 * What is expected of a page that waits for an answer in vain. Its clock, which `page.clock.install()` took over before
 * the page was opened, runs past the limit at once.
 */
export async function afterTimeLimit(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(PATIENCE_MS)
    await expectation()
  }).toPass({ intervals: [50, 100, 250] })
}
