import { expect, type Page, test } from './site-test'

/** Results by their names in the site's contract: numbers to a billionth part, texts to the letter. */
type Figures = Record<string, number | string>

/** A result of the page by its name in the site's contract. */
export const output = (page: Page, name: string) => page.locator(`output[name=${name}]`)

/**
 * Opens a link, and expects a figure that only what it holds leads to. Other links, the shared rows among them, are read
 * by the tests of lib; that pages show all figures, by tests/components/answers/answers-of-pages.test.tsx.
 */
export function testLink(link: string, figures: Figures): void {
  test(`${link} leads to its figures`, async ({ page }) => {
    await page.goto(link)
    await expectResults(page, figures)
  })
}

/** Waits until the page shows these figures. */
export async function expectResults(page: Page, expected: Figures): Promise<void> {
  await expect(async () => {
    const shown = await valuesOf(page, Object.keys(expected))
    for (const [name, figure] of Object.entries(expected)) {
      if (typeof figure === 'string') expect(shown[name], name).toEqual([figure])
      else expect(isNear(shown[name]!, figure), `${name} is ${shown[name]}, not ${figure}`).toBe(true)
    }
  }).toPass({ intervals: [20, 50, 100, 250] })
}

/** The values of the outputs of these names, read at one moment; a name is that of one output. */
const valuesOf = (page: Page, names: string[]) =>
  page.evaluate((wanted) => {
    const values = (name: string) =>
      [...document.querySelectorAll(`output[name="${name}"]`)].map((shown) =>
        shown.getAttribute('data-value'),
      )
    return Object.fromEntries(wanted.map((name) => [name, values(name)]))
  }, names)

/** True if figures agree to a billionth part, or a millionth of one. An output without a value is near to nothing. */
const isNear = ([shown, ...others]: (string | null)[], figure: number) =>
  Boolean(shown) && others.length === 0 && Math.abs(Number(shown) - figure) <= Math.abs(figure) * 1e-9 + 1e-6
