import type { Page } from '@playwright/test'

/**
 * Holds back the script of the panchang's worker, so that its answers are late whatever the speed of the machine.
 * @returns what lets it through
 */
export async function holdWorker(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/panchang-worker-/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
