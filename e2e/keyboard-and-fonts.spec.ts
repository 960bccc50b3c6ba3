import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'

const PHONE = { width: 360, height: 780 }

const hash = (page: Page) => page.evaluate(() => location.hash)

test('/emi-calculator has skip links to the content, the form and the result, the first stops, which keep the fragment', async ({
  page,
}) => {
  await openHydrated(page, '/emi-calculator#principal=500000')
  const links = page.locator('.skip-link')
  await expect(links).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  for (const [place, reached] of [
    [0, 'h1'],
    [1, '#form:focus'],
    [2, '#result:focus'],
  ] as const) {
    const link = links.nth(place)
    await link.focus()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator(reached).and(page.locator(':focus'))).toHaveCount(1)
    expect(await hash(page)).toBe('#principal=500000')
  }
  await expect(page.locator('[name=principal]')).toHaveValue('5,00,000')
  // An empty place of an advertisement is no landmark.
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await openHydrated(page, '/')
  await expect(page.locator('.skip-link:visible')).toHaveCount(1)
})

/** The stops of Tab, up to a limit. */
const stops = (page: Page) =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(a[href], button, input, select, textarea, summary, [tabindex])',
        ),
      ].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.matches(':disabled'),
      ).length,
  )

test('/indian-festival-calendar is one stop for the days of a month, with arrow keys between them', async ({
  page,
}) => {
  await openHydrated(page, '/indian-festival-calendar')
  expect(await stops(page)).toBeLessThan(40)
  // One month is open.
  const rows = page.locator('.festival-month[open] .festival-row')
  const days = rows.locator('> summary')
  await days.first().focus()
  await page.waitForTimeout(500)
  await page.keyboard.press('ArrowDown')
  await expect(days.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(days.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows.last()).toHaveAttribute('open')
  // Months are headings, days are items of their lists.
  expect(await page.getByRole('heading').count()).toBeLessThan(40)
})

test('/gst-calculator is one stop for its rates', async ({ page }) => {
  await openHydrated(page, '/gst-calculator')
  const rates = page.locator('[data-group] button')
  await rates.and(page.locator(':not([tabindex="-1"])')).focus()
  const first = await page.evaluate(() => document.activeElement!.textContent)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.evaluate(() => document.activeElement!.textContent)).not.toBe(first)
  await page.keyboard.press('Tab')
  await expect(rates.and(page.locator(':focus'))).toHaveCount(0)
})

test('/emi-calculator closes the menu of a phone when the focus leaves it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, '/emi-calculator')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  const menu = page.locator('#site-menu')
  await expect(menu).toBeVisible()
  await menu.getByRole('link').last().focus()
  await page.waitForTimeout(300)
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
})

test('/hi/emi-calculator has sliders with their unit', async ({ page }) => {
  await openHydrated(page, '/hi/emi-calculator')
  const sliders = page.locator('input[type=range]')
  for (const [place, text] of [/^₹10 लाख$/, /^8\.5 %$/, /^20\sसाल$/].entries())
    await expect(sliders.nth(place)).toHaveAttribute('aria-valuetext', text)
})

test('/invoice-generator shows a focused box of text above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openHydrated(page, '/invoice-generator')
  const box = page.getByRole('textbox', { name: 'Company address' })
  await box.focus()
  await page.waitForTimeout(500)
  const [field, bar] = [await box.boundingBox(), await page.locator('.doc-bar').boundingBox()]
  expect(field!.y + field!.height).toBeLessThanOrEqual(bar!.y + 1)
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  for (const theme of ['light', 'dark'])
    test(`/bmi-calculator shows what is chosen and draws its dial, ${theme}`, async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('theme', kept), theme)
      await openHydrated(page, '/bmi-calculator')
      const colours = await page.evaluate(() => {
        const groundOf = (selector: string) =>
          getComputedStyle(document.querySelector(selector)!).backgroundColor
        const strokes = [...document.querySelectorAll('.dial path')].map(
          (path) => getComputedStyle(path).stroke,
        )
        return {
          chosen: groundOf('.segment:has(:checked)'),
          other: groundOf('.segment:not(:has(:checked))'),
          strokes,
          canvas: getComputedStyle(document.body).backgroundColor,
        }
      })
      expect(colours.chosen).not.toBe(colours.other)
      expect(colours.strokes).not.toContain(colours.canvas)
      expect(new Set(colours.strokes).size).toBeGreaterThan(1)
    })
})

test.describe('with more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } })

  test('/emi-calculator has soft text and borders at full strength', async ({ page }) => {
    await openHydrated(page, '/emi-calculator')
    const style = await page.evaluate(() => ({
      soft: getComputedStyle(document.querySelector('.breakdown dt, .field-message')!).color,
      ink: getComputedStyle(document.body).color,
      border: getComputedStyle(document.querySelector('.control')!).borderTopColor,
    }))
    expect(style.border).toBe(style.ink)
  })
})

/** The spacing of text that 1.4.12 asks for. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

test('/emi-calculator cuts nothing of the bar and the lead with wide text spacing', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHydrated(page, '/emi-calculator')
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [sheet]
  }, SPACED)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.result-bar, .result-bar > span, main header p')]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { overflow } = getComputedStyle(part)
        return (
          overflow !== 'visible' &&
          (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
        )
      })
      .map((part) => part.textContent),
  )
  expect(cut).toEqual([])
})

test('/emi-calculator prints no label smaller than 9 pt', async ({ page }) => {
  await openHydrated(page, '/emi-calculator')
  await page.emulateMedia({ media: 'print' })
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(label, dt, th, td, small, legend, figcaption, p)')]
      .filter(
        (part) =>
          part.checkVisibility() && part.textContent.trim() !== '' && !part.matches('.sr-only, .sr-only *'),
      )
      .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 12)
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 30)} ${getComputedStyle(part).fontSize}`),
  )
  expect(small).toEqual([])
})
