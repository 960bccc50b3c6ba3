import { expect, type Page } from '@playwright/test'

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
