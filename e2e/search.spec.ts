import { expect, type Page, test } from './site-test'
import { liveTools } from './built-site'
import { openHydrated } from './hydrated'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search tools' })
const chosen = (page: Page) => page.getByRole('option', { selected: true })

test('a slash leads to the search of the header, arrows choose, Esc closes, Enter opens, and its index is fetched once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHydrated(page, '/blog/top-gst-tips')
  expect(asked).not.toContain('/search.json')
  await page.keyboard.press('/')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('pin code')
  await expect(chosen(page)).toContainText('Pincode Finder')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('byaj')
  await expect(chosen(page)).toContainText('EMI Calculator')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).not.toContainText('EMI Calculator')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/emi-calculator$/)
  expect(asked.filter((path) => path === '/search.json')).toHaveLength(1)
})

test('Enter before the list has loaded waits for it, and asks the server nothing', async ({ page }) => {
  let load = () => {}
  const held = new Promise<void>((resume) => (load = resume))
  await page.route('**/search.json', async (route) => {
    await held
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openHydrated(page, '/about')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gst calc')
  await page.keyboard.press('Enter')
  await expect.poll(() => asked.some((url) => url.endsWith('/search.json'))).toBe(true)
  await expect(page).toHaveURL(/\/about$/)
  load()
  await expect(page).toHaveURL(/\/gst-calculator$/)
  expect(asked.filter((url) => url.includes('?q='))).toEqual([])
})

test.describe('the search on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('a slash opens the menu with the search in it', async ({ page }) => {
    await openHydrated(page, '/about')
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('emi')
    await expect(chosen(page)).toContainText('EMI Calculator')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/emi-calculator$/)
  })
})

test('the home page’s own search keeps the cards of that name and the last one, and finds what is in no name', async ({
  page,
}) => {
  const cards = page.locator('#tools .tool-card:visible')
  const box = page.getByPlaceholder('Search tools (e.g., EMI, GST, Pincode...)')
  await openHydrated(page, '/')
  // The tools and the card that suggests one.
  await expect(cards).toHaveCount(liveTools.length + 1)
  await box.fill('gst')
  await expect(cards).toHaveCount(3)
  await expect(cards.last()).toContainText('Suggest a Tool')
  await box.fill('ब्याज')
  const offered = page.getByRole('region', { name: 'Tools found' }).getByRole('link')
  await expect(offered.filter({ hasText: 'EMI Calculator' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Popular' })).toBeHidden()
  await box.press('Enter')
  await page.waitForURL('**/emi-calculator')
})

test('tools that were used are offered on the home page, on this device', async ({ page }) => {
  await openHydrated(page, '/')
  const recent = page.getByRole('navigation', { name: 'Recently used' })
  await expect(recent).toHaveCount(0)
  await openHydrated(page, '/gst-calculator')
  await openHydrated(page, '/bmi-calculator')
  await page.goto('/')
  await expect(recent.getByRole('link')).toHaveText(['BMI Calculator', 'GST Calculator'])
})
