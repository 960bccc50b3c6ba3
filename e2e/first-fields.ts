import { expect, type Locator, type Page } from '@playwright/test'

/** The lower edges of the form's fields, in order; a row of choices and a control with its unit are one field each. */
const fieldBottoms = (page: Page) =>
  page.locator('.tool form').evaluate((form) => {
    const controls = [...form.querySelectorAll('input, select, textarea, .choices, button')]
    const fields = controls.filter(
      (control) => control.checkVisibility() && !control.matches('[type=range], [type=radio], .sr-only'),
    )
    return fields.map((field) => (field.closest('.control') ?? field).getBoundingClientRect().bottom)
  })

/** On a phone, a calculator that is not scrolled shows two fields and the bar with the answer above the fold. */
export async function expectFirstFieldsInSight(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.evaluate(() => scrollTo(0, 0))
  const bar = page.locator('.result-bar')
  await expect.soft(bar).toBeInViewport({ ratio: 1 })
  const barTop = (await bar.boundingBox())!.y
  const [first, second] = await fieldBottoms(page)
  expect.soft(first).toBeLessThanOrEqual(barTop)
  expect.soft(second).toBeLessThanOrEqual(barTop)
}

/** The main figure of a page that opens with its answer is at 700 px or above on a phone; a wide font has two lines more. */
export async function expectFigureInSight(page: Page): Promise<void> {
  const lines = (await hasWideFont(page)) ? 2 * 20 : 0
  expect.soft(await bottomOf(page.locator('.headline output').first())).toBeLessThanOrEqual(700 + lines)
}

/** The lower edge of a part in the window. */
export const bottomOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox())!
  return y + height
}

/** Whether letters are as wide as those of DejaVu, as on machines without other fonts: half of their size. */
export const hasWideFont = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = `100px ${getComputedStyle(document.body).fontFamily}`
    const letters = 'annual interest rate'
    return pen.measureText(letters).width / letters.length > 48
  })
