import { expect, type Page, test } from '@playwright/test'
import { sharedVectors } from '../tests/shared-vectors'

interface Vector {
  input: Record<string, number | string>
  expected: Record<string, number>
}

/** A result of the page by its name in the site's contract. */
export const output = (page: Page, name: string) => page.locator(`output[name=${name}]`)

type Link = { link: string; expected: Record<string, number> }

/** The first ten rows of a tool's shared figures, opened by links one after the other. */
export function testSharedLinks(tool: string): void {
  test('links to the shared rows lead to their figures', async ({ page }) => {
    const rows = sharedVectors<Vector>(tool)
    test.skip(rows === null, `SKIPPED: the shared rows of ${tool} are not there`)
    const links = rows!.slice(0, 10).map(({ input, expected }) => ({
      link: String(new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))),
      expected,
    }))
    await expectLinks(page, `/${tool}`, links)
  })
}

/** Opens a page with the first link, follows the others where it stands, and expects the figures of each. */
export async function expectLinks(page: Page, route: string, links: Link[]): Promise<void> {
  const [first, ...others] = links
  await page.goto(`${route}#${first!.link}`)
  await test.step(first!.link, () => expectResults(page, first!.expected))
  for (const { link, expected } of others)
    await test.step(link, async () => {
      await page.evaluate((hash) => (location.hash = hash), link)
      await expectResults(page, expected)
    })
}

/** Waits until the page shows these figures, to a billionth part. */
export async function expectResults(page: Page, expected: Record<string, number>): Promise<void> {
  await expect(async () => {
    for (const [name, figure] of Object.entries(expected)) {
      const shown = Number(await output(page, name).getAttribute('data-value', { timeout: 2_000 }))
      expect(Math.abs(shown - figure)).toBeLessThanOrEqual(Math.abs(figure) * 1e-9 + 1e-6)
    }
  }).toPass({ intervals: [20, 50, 100, 250] })
}
