import type { Page } from '@playwright/test'

/** A little more than a page waits: ten seconds at most for a service, twenty for a file of its own site. */
export const pastLimitMs = { service: 11_000, file: 21_000 }

/**
 * Does `act`, which asks each of `addresses` in turn for what never comes, and lets the page's clock run past
 * the limit of each. The clock has been taken over by `page.clock.install()` before the page was opened. It
 * jumps when the question is under way and not again: a jump too many would also end toasts, and the waiting
 * for the site's own files.
 */
export async function pastTimeLimit(
  page: Page,
  addresses: string[],
  act: () => Promise<unknown>,
  limitMs = pastLimitMs.service,
): Promise<void> {
  const asked = addresses.map((address) => page.waitForRequest((request) => request.url().includes(address)))
  await act()
  for (const one of asked) {
    await one
    await page.clock.fastForward(limitMs)
  }
}
