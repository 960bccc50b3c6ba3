import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Answers from a built site on disk, where it has the page or file, instead of the test's server. */
export async function servePagesFrom(dir: string, page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const names = pathname === '/' ? ['index.html'] : [pathname, `${pathname}.html`]
    const file = names.map((name) => join(dir, name)).find((path) => /\.\w+$/.test(path) && existsSync(path))
    return file ? route.fulfill({ path: file }) : route.fallback()
  })
}
