import { expect, test } from './site-test'
import { untilHydrated } from './hydrated'

const articles = [
  'how-to-calculate-emi',
  'old-vs-new-tax-regime',
  'top-gst-tips',
  'choosing-best-sip-plan',
  'why-gst-compliant-invoice',
  'credit-card-minimum-due',
  'rent-receipts-and-hra',
  'form-16-line-by-line',
  'ifsc-and-upi-safely',
  'panchang-line-by-line',
]

test('the blog leads to each article by a link that names it', async ({ page }) => {
  await page.goto('/blog')
  const links = page.getByRole('link', { name: /^Read More: / })
  await expect(links).toHaveCount(articles.length)
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(articles.length)
  await links.first().click()
  await expect(page).toHaveURL(/\/blog\/how-to-calculate-emi$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('EMI')
})

test('the tool of an article loads when it comes near, computes there, and is listed in the contents', async ({
  page,
}) => {
  await page.goto('/blog/credit-card-minimum-due')
  await untilHydrated(page)
  const balance = page.getByRole('textbox', { name: 'Credit Card Balance' })
  await expect(balance).toHaveCount(0)
  await page.getByText('On this page').click({ force: true })
  await page.getByRole('link', { name: 'Try it with your own figures' }).evaluate((link) => {
    ;(link as HTMLAnchorElement).click()
  })
  // ₹20,000 at 3% a month, paid by ₹2,500: −ln(1 − 600 ÷ 2,500) ÷ ln 1.03 = 9.3 months.
  await balance.fill('20000')
  await expect(page.locator('output[name="months"]')).toHaveAttribute('data-value', '10')
  await expect(page.getByRole('heading', { name: 'Try it with your own figures' })).toBeVisible()
})

test('an article tells search engines what it is', async ({ page }) => {
  await page.goto('/blog/top-gst-tips')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const kinds = data.map((json) => (JSON.parse(json) as { '@type': string })['@type'])
  expect(kinds).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']))
})

test('a suggestion becomes a text to send, and no request leaves the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/suggest-tool')
  await untilHydrated(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('button', { name: 'Submit suggestion' }).click()
  await expect(page.getByText('Please provide a tool name and description.', { exact: true })).toBeVisible()
  await page.getByLabel('Tool name').fill('HRA calculator')
  await page.getByLabel('Description').fill('Rent in, exemption out.')
  await page.getByRole('button', { name: 'Submit suggestion' }).click()
  await expect(page.getByRole('heading', { name: /suggestion is ready/ })).toBeFocused()
  // This build has no contact address, so there is no e-mail to open.
  await page.getByRole('button', { name: 'Copy the text' }).click()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Rent in, exemption out.')
  // The toast's own script may be fetched when it is first needed; nothing else.
  expect(requests.filter((url) => !url.includes('/_next/static/'))).toEqual([])
})
