import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

/** The file that a press on a button, or on the first of that name, downloads. */
export async function downloaded(page: Page, button: string | Locator) {
  const pressed = typeof button === 'string' ? page.getByRole('button', { name: button }).first() : button
  const [download] = await Promise.all([page.waitForEvent('download'), pressed.click()])
  const path = await download.path()
  return { name: download.suggestedFilename(), path, bytes: readFileSync(path) }
}
