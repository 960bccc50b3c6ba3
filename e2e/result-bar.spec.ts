import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'

/** Tools with long forms, opened with what adds fields to them. */
const TOOLS = ['emi-calculator#once=100000', 'gst-calculator', 'sip-calculator#goal=1000000', 'fd-calculator']

const bar = (page: Page) => page.locator('.result-bar')

/** What of the focused control, its frame and ring with it, lies under the bar; null where all of it is in sight. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement
    // The link of the bar is over the card where the bar comes to rest.
    if (focused.closest('.result-bar')) return null
    const frame = focused.closest('.segment, .control') ?? focused
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    const isCovered = [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
      const hit = document.elementFromPoint((left + right) / 2, y)
      return hit === null || hit.closest('.result-bar') !== null
    })
    return isCovered ? `${focused.name || focused.textContent}: ${top} to ${bottom}` : null
  })

for (const tool of TOOLS)
  test(`${tool}: with Tab, forwards and back, no control of the form is under the bar`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openHydrated(page, `/${tool}`)
    const form = page.locator('.tool form')
    const covered: (string | null)[] = []
    const isInForm = () => form.evaluate((element) => element.contains(document.activeElement))
    await form.locator('input, select').first().focus()
    for (const key of ['Tab', 'Shift+Tab'])
      do {
        covered.push(await coveredFocus(page))
        await page.keyboard.press(key)
      } while (await isInForm())
    expect(covered.length).toBeGreaterThan(10)
    expect(covered.filter(Boolean)).toEqual([])
  })

test('a tap on a field that the bar half covers brings all of it, and its message, above the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/emi-calculator')
  const rate = page.locator('input[name=rate]')
  const { y } = (await rate.boundingBox())!
  const { y: barTop } = (await bar(page).boundingBox())!
  await page.evaluate((by) => scrollBy(0, by), y - barTop + 10)
  await rate.click({ position: { x: 20, y: 4 } })
  await expect(rate).toBeFocused()
  await expect.poll(() => coveredFocus(page)).toBeNull()
  const message = (await page.locator('#message-rate').boundingBox())!
  expect(message.y + message.height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y)
})

test('a field stays above the bar when the keypad of a phone takes the lower half', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/emi-calculator')
  await page.locator('input[name=years]').click()
  await page.setViewportSize({ width: 360, height: 400 })
  await expect.poll(() => coveredFocus(page)).toBeNull()
})

test('/epf-calculator has the bar over the card until the figure is wholly in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await openHydrated(page, '/epf-calculator')
  const figure = page.locator('.headline output').first()
  await expect(bar(page)).toBeVisible()
  const scrollUntil = (bottom: number) =>
    figure.evaluate((output, at) => scrollBy(0, output.getBoundingClientRect().bottom - at), bottom)
  // Half of the figure is below the edge.
  await scrollUntil(580)
  await expect(bar(page)).toBeVisible()
  const isOnTop = await bar(page).evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 30, top + height / 2))
  })
  expect(isOnTop).toBe(true)
  await scrollUntil(550)
  await expect(bar(page)).toBeHidden()
  await scrollUntil(-400)
  await expect(bar(page)).toBeHidden()
})

test('/emi-calculator has a field of 92 px on a phone, its hint while it is used, and 44 px to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/emi-calculator')
  const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y
  expect((await top('#field-rate')) - (await top('#field-principal'))).toBeLessThanOrEqual(92)
  const hint = page.locator('#message-rate')
  await expect(hint).toBeHidden()
  await page.locator('#field-rate').focus()
  await expect(hint).toBeVisible()
  const heights = await page
    .locator('.tool form :is(input:not(.sr-only), .control)')
    .evaluateAll((controls) =>
      controls.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().height),
    )
  expect(heights.length).toBeGreaterThan(6)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

// 1280 × 800 at 200 % is 640 × 400.
for (const tool of ['emi-calculator', 'sip-calculator', 'income-tax-calculator', 'tds-deduction-calculator'])
  test(`${tool}: at 200 % zoom the answer is in the first view`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 })
    await openHydrated(page, `/${tool}`)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await expect(bar(page).locator('b').first()).toHaveText(/₹/)
  })

test('on a phone a toast covers neither the breadcrumb nor the title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openHydrated(page, '/daily-expense-tracker')
  await page.getByRole('button', { name: 'Add expense' }).click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Please enter a valid description and positive amount.')
  await page.evaluate(() => scrollTo(0, 0))
  const { y, height } = (await toast.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(
    (await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox())!.y,
  )
})
