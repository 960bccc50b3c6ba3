import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'
import { expectStill } from './layout'

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the menu opens, closes on choosing a link, and on Esc', async ({ page }) => {
    await openHydrated(page, '/calculators')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Calculators',
      'Business Tools',
      'Utilities',
      'India Tools',
      'Blog',
    ])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Calculators' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'India Tools' }).click()
    await expect(page).toHaveURL(/\/india-specific-tools$/)
    await expect(menu).toBeHidden()
  })
})

test.describe('the theme', () => {
  const theme = (page: Page) => page.locator('html').getAttribute('data-theme')

  test('is the system’s, then the chosen one, and stays after a reload and on the next page', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openHydrated(page, '/')
    expect(await theme(page)).toBe('dark')
    await page.getByRole('button', { name: 'Theme: system. Change to light.' }).click()
    expect(await theme(page)).toBe('light')
    await page.reload()
    expect(await theme(page)).toBe('light')
    await page.goto('/about')
    expect(await theme(page)).toBe('light')
    await expect(page.getByRole('button', { name: 'Theme: light. Change to dark.' })).toBeVisible()
  })

  test('is set before anything is painted', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      const seen: (string | undefined)[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        if (document.body?.querySelector('a, header, main')) seen.push(document.documentElement.dataset.theme)
      }).observe(document, { childList: true, subtree: true })
    })
    await openHydrated(page, '/emi-calculator')
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(new Set(seen)).toEqual(new Set(['dark']))
  })
})

for (const link of [
  '/age-calculator#dob=1990-05-05',
  '/bmi-calculator#height=180&weight=90',
  '/daily-panchang-muhurat#date=2026-11-08',
  '/emi-calculator#principal=5000000&rate=8.5&once=100000',
])
  test(`${link} opens with its own figures and nothing moves`, async ({ page }) => {
    await expectStill(page, link, 768)
    await expect(page.locator('article output').first()).toBeVisible()
  })

test('a link whose script does not come shows the page as built', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/emi-calculator#principal=5000000')
  const answer = page.locator('article output').first()
  await expect(answer).toBeHidden()
  await expect(answer).toBeVisible()
})

test('places for advertisements keep their labels and take a slim strip', async ({ page }) => {
  await openHydrated(page, '/emi-calculator')
  const boxOf = async (name: string) => {
    const place = page.getByText(name, { exact: true })
    return (await place.boundingBox())!
  }
  expect((await boxOf('Sidebar Ad')).width).toBeLessThanOrEqual(40)
  expect((await boxOf('Bottom Ad Space')).height).toBeLessThanOrEqual(48)
})

for (const width of [1024, 1280, 1920])
  test(`at ${width} px the drawing next to the home heading is whole and covers no word`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, '/')
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!
    const [sky, hero] = [await boxOf('.sky'), await boxOf('.hero')]
    expect(sky.y).toBeGreaterThanOrEqual(hero.y)
    expect(sky.y + sky.height).toBeLessThanOrEqual(hero.y + hero.height + 0.5)
    expect(sky.x + sky.width).toBeLessThanOrEqual(hero.x + hero.width + 0.5)
    const textRight = await page.locator('.hero h1').evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().right
    })
    expect(textRight).toBeLessThanOrEqual(sky.x)
  })
