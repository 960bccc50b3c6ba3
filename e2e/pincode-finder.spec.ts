import { expect, type Page, test } from './site-test'
import { openHydrated } from './hydrated'

const failed = 'Failed to fetch pincode details. Please try again.'
const field = (page: Page) => page.locator('[name=pincode]')
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const offices = (page: Page, pincode: string) =>
  page.getByRole('region', { name: `Post offices of ${pincode}` })

/** Opens the finder and gathers what it asks for and what goes wrong. */
async function open(page: Page, address = '') {
  const asked: string[] = []
  const faults: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on(
    'response',
    (answer) => void (answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`)),
  )
  await openHydrated(page, `/pincode-finder${address}`)
  return { directoryFiles: () => asked.filter((url) => url.includes('/directories/')), asked, faults }
}

test('a pincode is typed, searched and listed, and only then is the directory fetched', async ({ page }) => {
  const { directoryFiles, faults } = await open(page)
  expect(directoryFiles()).toEqual([])
  await field(page).fill('11000')
  await expect(searchButton(page)).toBeDisabled()
  await field(page).fill('110 001')
  await expect(field(page)).toHaveValue('110001')
  await searchButton(page).click()
  const row = offices(page, '110001').getByRole('listitem').filter({ hasText: 'Bengali Market' })
  await expect(row).toContainText('Sub Post Office')
  await expect(row).toContainText(/District\s*(Central|New) Delhi/)
  await expect(row).toContainText(/State\s*Delhi/)
  await expect(row).toContainText(/Circle\s*Delhi/)
  await expect(page.getByText(/^From our own directory, data from .+\.$/)).toBeVisible()
  await expect(page).toHaveURL(/\/pincode-finder#pincode=110001$/)
  expect(directoryFiles().map((url) => new URL(url).pathname)).toEqual([
    '/directories/pincode/meta.json',
    '/directories/pincode/110.json',
  ])
  expect(faults).toEqual([])
})

for (const address of ['?pincode=560001', '#pincode=560001', '?pincode=110001#pincode=560001']) {
  test(`the link ${address} searches at once`, async ({ page }) => {
    await open(page, address)
    await expect(offices(page, '560001')).toBeVisible()
    await expect(field(page)).toHaveValue('560001')
  })
}

test('wrong and unknown pincodes get their messages, which typing clears', async ({ page }) => {
  const { faults } = await open(page)
  await field(page).fill('11')
  await field(page).press('Enter')
  const invalid = page.getByRole('main').getByText('Please enter a valid 6-digit Indian Pincode.')
  await expect(invalid).toBeVisible()
  await field(page).fill('999999')
  await expect(invalid).toBeHidden()
  await field(page).press('Enter')
  const unknown = page.getByRole('main').getByText('Pincode not found or invalid.')
  await expect(unknown).toBeVisible()
  await field(page).press('Backspace')
  await expect(unknown).toBeHidden()
  expect(faults).toEqual([])
})

const faultsOfTheNetwork: [string, (page: Page) => Promise<unknown>][] = [
  ['the connection breaks', (page) => page.route('**/directories/**', (route) => route.abort())],
  [
    'the server fails',
    (page) => page.route('**/directories/**', (route) => route.fulfill({ status: 500, body: '' })),
  ],
  [
    'a listed file is missing',
    (page) => page.route('**/110.json', (route) => route.fulfill({ status: 404, body: '' })),
  ],
  [
    'an HTML page comes instead',
    (page) => page.route('**/110.json', (route) => route.fulfill({ body: '<h1>Sign in</h1>' })),
  ],
  [
    'the file is cut off',
    (page) => page.route('**/110.json', (route) => route.fulfill({ body: '{"format":1,"pre' })),
  ],
  [
    'the file has another shape',
    (page) => page.route('**/110.json', (route) => route.fulfill({ json: { format: 1 } })),
  ],
]
for (const [what, breakIt] of faultsOfTheNetwork) {
  test(`when ${what}, the message and a toast say so, and trying again helps`, async ({ page }) => {
    await breakIt(page)
    await open(page)
    await field(page).fill('110001')
    await searchButton(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(failed)
    await expect(page.locator('.toast')).toContainText('Error')
    await expect(field(page)).toHaveValue('110001')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(offices(page, '110001')).toBeVisible()
  })
}

test('a late answer never takes the place of a newer one', async ({ page }) => {
  let release!: () => void
  const held = new Promise<void>((go) => (release = go))
  await page.route('**/110.json', async (route) => {
    await held
    await route.continue()
  })
  await open(page)
  await field(page).fill('110001')
  await field(page).press('Enter')
  await expect(page.getByText('Looking up 110001…')).toBeVisible()
  await expect(searchButton(page)).toBeDisabled()
  await field(page).fill('560001')
  await field(page).press('Enter')
  await expect(offices(page, '560001')).toBeVisible()
  const answered = page.waitForResponse('**/110.json')
  release()
  await (await answered).finished()
  await expect(offices(page, '560001')).toBeVisible()
  await expect(offices(page, '110001')).toBeHidden()
})

test('offices are filtered by type and copied as one line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '#pincode=110001')
  const rows = offices(page, '110001').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  await page.getByRole('radio', { name: /^Head/ }).check({ force: true })
  expect(await rows.count()).toBeLessThan(all)
  await page.getByRole('radio', { name: /^All/ }).check({ force: true })
  await page.getByRole('button', { name: 'Copy address of Bengali Market' }).click()
  await expect(page.locator('.toast')).toContainText('Copied to clipboard!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Bengali Market, (Central|New) Delhi, Delhi - 110001$/)
})

test('a place leads to its pincode with the keyboard alone', async ({ page }) => {
  await open(page)
  await page.locator('[name=place]').focus()
  await page.keyboard.type('east andheri')
  await page.keyboard.press('Enter')
  const hit = page.getByRole('button', { name: /^Andheri East .*Maharashtra 400069$/ })
  await expect(hit).toBeVisible()
  for (
    let steps = 0;
    steps < 8 && !(await hit.evaluate((one) => one === document.activeElement));
    steps += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(hit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offices(page, '400069')).toBeVisible()
  await expect(page).toHaveURL(/#place=east\+andheri&pincode=400069$/)
})

test('a district is found by an older name and opens to its pincodes', async ({ page }) => {
  await open(page, '#place=mysore')
  await page.getByRole('button', { name: /^Mysuru district/ }).click()
  await page
    .getByRole('button', { name: /570001$/ })
    .first()
    .click()
  await expect(offices(page, '570001')).toBeVisible()
})

test('a search by name costs a phone a few tens of kilobytes', async ({ page }) => {
  const sizes: number[] = []
  page.on('response', async (answer) => {
    if (answer.url().includes('/directories/')) sizes.push((await answer.request().sizes()).responseBodySize)
  })
  await open(page, '#place=rampur')
  await expect(page.getByText(/offices\. Showing the first 100 offices/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(48 * 1024)
})

for (const width of [360, 768, 1280]) {
  test(`at ${width} px a long list scrolls by itself, and a linked answer moves nothing in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 900 })
    await page.addInitScript(() => {
      const shifts = { total: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.total += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '#pincode=110001')
    const list = offices(page, '110001')
    await expect(list).toHaveAttribute('tabindex', '0')
    expect(await list.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    const moved = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
    expect(moved).toBeLessThanOrEqual(0.001)
  })
}

test('nothing is asked of another host', async ({ page, baseURL }) => {
  const { asked } = await open(page, '#pincode=110001&place=andheri')
  await expect(offices(page, '110001')).toBeVisible()
  expect(asked.filter((url) => !url.startsWith(baseURL!))).toEqual([])
})

test('all offices of a long list are printed', async ({ page }) => {
  await open(page, '#pincode=110001')
  await page.emulateMedia({ media: 'print' })
  expect(await offices(page, '110001').evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
})
