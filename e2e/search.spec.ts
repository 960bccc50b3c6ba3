import { expect, type Page, test } from './site-test'
import { liveTools } from './built-site'
import { openHydrated } from './hydrated'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search tools' })
const chosen = (page: Page) => page.getByRole('option', { selected: true })

/** A page whose script has arrived: its menu button answers. */
async function arrive(page: Page, path: string) {
  await openHydrated(page, path)
}

test.describe('the search of the header, with the keyboard alone', () => {
  for (const key of ['/', 'Control+k'])
    test(`${key} leads there, arrows choose, Enter opens`, async ({ page }) => {
      await arrive(page, '/about')
      await page.keyboard.press(key)
      await expect(search(page)).toBeFocused()
      await page.keyboard.type('byaj')
      await expect(chosen(page)).toContainText('EMI Calculator')
      await page.keyboard.press('ArrowDown')
      await expect(chosen(page)).not.toContainText('EMI Calculator')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/emi-calculator$/)
    })

  test('Esc closes the list, and the index is fetched only when the box is used', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await arrive(page, '/blog/top-gst-tips')
    expect(asked).not.toContain('/search.json')
    await page.keyboard.press('/')
    await page.keyboard.type('pin code')
    await expect(chosen(page)).toContainText('Pincode Finder')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    expect(asked.filter((path) => path === '/search.json')).toHaveLength(1)
  })

  test('an empty result is announced', async ({ page }) => {
    await arrive(page, '/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('qwerty')
    await expect(page.getByText('No tools found matching "qwerty".')).toBeVisible()
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
    await arrive(page, '/about')
    await page.keyboard.press('/')
    await page.keyboard.type('gst calc')
    await page.keyboard.press('Enter')
    await expect.poll(() => asked.some((url) => url.endsWith('/search.json'))).toBe(true)
    await expect(page).toHaveURL(/\/about$/)
    load()
    await expect(page).toHaveURL(/\/gst-calculator$/)
    expect(asked.filter((url) => url.includes('?q='))).toEqual([])
  })

  test('without a network it shows a message, asks no more by itself, and tries again on typing', async ({
    page,
  }) => {
    let asked = 0
    let connected = false
    await page.route('**/search.json', (route) => {
      asked += 1
      return connected ? route.continue() : route.abort()
    })
    await arrive(page, '/')
    await page.keyboard.press('/')
    await page.keyboard.insertText('gs')
    await expect(page.getByText('The list of tools did not load.')).toBeVisible()
    await page.waitForTimeout(500)
    expect(asked).toBeLessThanOrEqual(2)
    connected = true
    await page.keyboard.type('t')
    await expect(chosen(page)).toContainText('GST Calculator')
  })
})

test.describe('the search on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('a slash opens the menu with the search in it', async ({ page }) => {
    await arrive(page, '/about')
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('emi')
    await expect(chosen(page)).toContainText('EMI Calculator')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/emi-calculator$/)
  })
})

test.describe('the home page’s own search', () => {
  const cards = (page: Page) => page.locator('#tools .tool-card:visible')

  test('filters the cards by name, and the last card stays', async ({ page }) => {
    await arrive(page, '/')
    // The tools and the card that suggests one.
    await expect(cards(page)).toHaveCount(liveTools.length + 1)
    await page.getByPlaceholder('Search tools (e.g., EMI, GST, Pincode...)').fill('gst')
    await expect(cards(page)).toHaveCount(3)
    await expect(cards(page).last()).toContainText('Suggest a Tool')
  })

  test('takes its query from a link', async ({ page }) => {
    await page.goto('/?q=nothing+like+it')
    await expect(page.getByText('No tools found matching "nothing like it".')).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
  })

  test('what is in no name is found by what it means', async ({ page }) => {
    await arrive(page, '/')
    for (const [query, tool] of [
      ['gold loan', 'EMI Calculator'],
      ['bank', 'IFSC Code Finder'],
      ['fixed deposit', 'FD Calculator'],
      ['rent receipt', 'Receipt Generator'],
      ['byaj', 'EMI Calculator'],
      ['ब्याज', 'EMI Calculator'],
    ] as const)
      await test.step(`"${query}": ${tool}`, async () => {
        await page.getByPlaceholder('Search tools (e.g., EMI, GST, Pincode...)').fill(query)
        const offered = page.getByRole('region', { name: 'Tools found' }).getByRole('link')
        await expect(offered.filter({ hasText: tool })).toBeVisible()
        await expect(page.getByText(/No tools found/)).toBeHidden()
        await expect(page.getByRole('heading', { name: 'Popular' })).toBeHidden()
      })
  })

  test('denies nothing before the index has loaded, and Enter opens the first page found', async ({
    page,
  }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/search.json', async (route) => {
      await held
      await route.continue()
    })
    await arrive(page, '/')
    const box = page.getByPlaceholder('Search tools (e.g., EMI, GST, Pincode...)')
    const asked = page.waitForRequest('**/search.json')
    await box.fill('bijli')
    await asked
    await expect(page.getByText(/No tools found/)).toBeHidden()
    await box.press('Enter')
    answer()
    await page.waitForURL('**/electricity-bill-estimator')
  })

  test('finds the same pages as the search of the header', async ({ page, context }) => {
    const other = await context.newPage()
    await Promise.all([arrive(page, '/'), arrive(other, '/about')])
    for (const query of [
      'loan',
      'tax',
      'hra',
      'rent',
      'gts',
      'gst calc',
      'shadi muhurat',
      'home loan',
      'dollar',
    ])
      await test.step(query, async () => {
        await search(other).first().fill(query)
        const list = other.getByRole('listbox', { name: 'Tools found' }).locator('b')
        await expect(list.first()).toBeVisible()
        await page.getByPlaceholder('Search tools (e.g., EMI, GST, Pincode...)').fill(query)
        const shown = page.locator(
          '#tools .tool-card:visible b, #tools .tool-card:visible h3, [aria-labelledby$=found-tools] b',
        )
        const isFound = async () =>
          expect(await shown.allTextContents()).toEqual(expect.arrayContaining(await list.allTextContents()))
        await expect(isFound).toPass()
      })
  })
})

test('tools that were used are offered on the home page, on this device', async ({ page }) => {
  await arrive(page, '/')
  const recent = page.getByRole('navigation', { name: 'Recently used' })
  await expect(recent).toHaveCount(0)
  await arrive(page, '/gst-calculator')
  await arrive(page, '/bmi-calculator')
  await page.goto('/')
  await expect(recent.getByRole('link')).toHaveText(['BMI Calculator', 'GST Calculator'])
})
