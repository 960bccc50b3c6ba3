import { expect, type Page } from '@playwright/test'

/** Keeps each layout shift of the pages to come with what moved, so that a failure shows where to look. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node?: Element }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

type Shift = { value: number; moved: string[] }

/** Expects that nothing has moved since the page began to load. */
export async function expectNothingMoved(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const whole = shifts.reduce((sum, { value }) => sum + value, 0)
  expect.soft(whole, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.001)
}

/** Opens a page at a width and expects that nothing moves while it loads and nothing is wider than it. */
export async function expectStill(page: Page, route: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await recordShifts(page)
  await page.goto(route, { waitUntil: 'networkidle' })
  await page.waitForTimeout(300)
  await expectNothingMoved(page)
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
