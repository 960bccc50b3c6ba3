import { expect, type Page } from '@playwright/test'

/** Opens a page at a width and expects that nothing moves while it loads and nothing is wider than it. */
export async function expectStill(page: Page, route: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(route, { waitUntil: 'networkidle' })
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.001)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** The options of the form that are wider than the room of their list. */
export const clippedOptions = (page: Page) =>
  page.locator('form.card select').evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).flatMap((select) => {
      const style = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = `${style.fontSize} ${style.fontFamily}`
      const ARROW = 20
      // A list that is as wide as what is chosen grows to the width of its field.
      const grows = style.getPropertyValue('field-sizing') === 'content'
      const room =
        (grows ? select.parentElement! : select).clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight) -
        ARROW
      return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room)
    }),
  )
