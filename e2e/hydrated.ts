import type { Page } from '@playwright/test'

/**
 * Opens a page and waits until each of its islands answers: components/islands/hydrate-islands.tsx takes
 * their mark away.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
}

export async function reloadHydrated(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await untilHydrated(page)
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The frame comes with the first sign of use.
    dispatchEvent(new Event('focusin'))
    return !document.querySelector('site-island[waiting]')
  })
}
