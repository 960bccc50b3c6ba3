import { expect, type Page, type Response, test } from './site-test'
import { openHydrated } from './hydrated'
import { output } from './results'

/**
 * A question for each way to an answer: a sum, law and rates that come later, and a worker. Those of all tools are
 * followed by tests/components/tools/search-answers.test.tsx.
 */
const questions = [
  ['emi 25 lakh 9% 20 years', 'EMI Calculator', 'emi'],
  ['tax on 15 lakh', 'Income Tax Calculator', 'totalTax'],
  ['12 x 15', 'All-in-One Calculator', 'display'],
  ['electricity bill 200 units delhi', 'Electricity Bill Estimator', 'totalBill'],
  ['tithi 15 aug 2027 mumbai', 'Daily Panchang & Muhurat', 'tithi'],
] as const

for (const [question, tool, name] of questions)
  test(`"${question}" is answered in the list, and the page agrees`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ q: question }).toString()}`)
    const first = page.getByRole('region', { name: 'Tools found' }).getByRole('link').first()
    const answer = first.locator('data')
    await expect(answer).toBeVisible()
    await expect(first).toContainText(tool)
    const value = await answer.getAttribute('value')
    await first.click()
    await expect(output(page, name)).toHaveAttribute('data-value', value!)
  })

/**
 * What only the tool's page can answer, as with its rates or its directory: the controls that are set, and a
 * result's value.
 */
const asked = [
  [
    '100 usd to inr',
    'currency-converter',
    { amount: '100', from: 'USD', to: 'INR' },
    'result',
    /^\d{4,5}(\.\d+)?$/,
  ],
  ['110001', 'pincode-finder', { pincode: '110001' }, 'offices', /^[1-9]\d*$/],
  ['MH 12 AB 1234', 'vehicle-rc-checker', { registration: 'MH12AB1234' }, 'state', /^MH$/],
  ['ABCPE1234F', 'pan-card-verification-guide', { pan: 'ABCPE1234F' }, 'panFormat', /^valid$/],
  ['diwali 2027', 'indian-festival-calendar', { year: '2027' }, null, null],
] as const

for (const [question, tool, controls, name, value] of asked)
  test(`"${question}" opens /${tool} with what was asked`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ q: question }).toString()}`)
    await page.getByRole('region', { name: 'Tools found' }).getByRole('link').first().click()
    // A PAN or a registration number is taken out of the address once it is in its field.
    await expect(page).toHaveURL(new RegExp(`/${tool}(#|$)`))
    for (const [control, text] of Object.entries(controls))
      await expect.poll(() => valueOf(page, control), control).toMatch(new RegExp(`^${text}$`, 'i'))
    if (name) await expect(output(page, name).first()).toHaveAttribute('data-value', value)
  })

/** What a control holds; spaces and hyphens in codes do not count. */
const valueOf = async (page: Page, control: string) =>
  (await page.locator(`main [name="${control}"]`).first().inputValue()).replaceAll(/ /g, '')

test('Enter in the header opens the tool with the numbers of the question', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.keyboard.press('/')
  await page.keyboard.type('emi 25 lakh 9% 20 years')
  await expect(page.getByRole('option', { selected: true })).toContainText('₹22,493 a month')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/emi-calculator#principal=2500000&rate=9&years=20$/)
  await expect(output(page, 'emi')).toHaveText('₹22,493')
})

test('a search that finds nothing leads to the nearest tools and to a suggestion', async ({ page }) => {
  await page.goto('/search?q=loan+for+a+spaceship')
  await expect(page.getByText('No tools found matching "loan for a spaceship".')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Nearest tools' }).getByRole('link').first()).toContainText(
    'EMI',
  )
  await expect(page.getByRole('link', { name: 'Suggest this tool' })).toHaveAttribute('href', /toolName=loan/)
})

/** Bytes as sent, with the index of pages: all that the first key fetches. */
const MOST_SEARCH_BYTES = 27_220

test('the search and its index are at most 27,220 bytes', async ({ page }) => {
  // What speaks comes with the first act of any kind and is no part of the search.
  await openHydrated(page, '/about')
  await expect(page.locator('#spoken')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  await page.keyboard.press('/')
  await page.keyboard.type('e')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    answers.map(async (answer) => (await answer.request().sizes()).responseBodySize),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(answers.map((answer) => new URL(answer.url()).pathname)).toContain('/search.json')
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MOST_SEARCH_BYTES)
})
