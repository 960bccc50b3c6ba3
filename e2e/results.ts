import { expect, type Page } from '@playwright/test'
import { sharedVectors } from '../tests/shared-vectors'

interface Vector {
  input: Record<string, number | string>
  expected: Record<string, number>
}

/** A result of the page by its name in the site's contract. */
export const output = (page: Page, name: string) => page.locator(`output[name=${name}]`)

/** The first ten rows of a tool's shared figures, as the fragments of links; none where they are not there. */
export function firstLinks(tool: string): { link: string; expected: Record<string, number> }[] {
  return (sharedVectors<Vector>(tool) ?? []).slice(0, 10).map(({ input, expected }) => ({
    link: String(new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))),
    expected,
  }))
}

/** Waits until the page shows these figures, to a billionth part. */
export async function expectResults(page: Page, expected: Record<string, number>): Promise<void> {
  await expect(async () => {
    for (const [name, figure] of Object.entries(expected)) {
      const shown = Number(await output(page, name).getAttribute('data-value', { timeout: 2_000 }))
      expect(Math.abs(shown - figure)).toBeLessThanOrEqual(Math.abs(figure) * 1e-9 + 1e-6)
    }
  }).toPass()
}
