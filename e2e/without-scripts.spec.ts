import { expect, type Page, test } from './site-test'
import { tools } from '@/content/catalogue'
import { liveTools, routes } from './built-site'
import { output } from './results'

test.use({ javaScriptEnabled: false })

/** The answer of each page as built, or the words that it has in its place. */
const AS_BUILT: Record<string, Record<string, string | RegExp> | string> = {
  '/age-calculator': 'Select your date of birth.',
  '/all-in-one-calculator': { display: '0' },
  '/bmi-calculator': { bmi: '24.2', category: 'Normal weight' },
  '/credit-card-payoff-calculator': { months: '31 months' },
  '/currency-converter': { result: /^₹\d+\.\d\d$/, rate: /^1 USD = ₹\d+\.\d{4}$/ },
  '/daily-panchang-muhurat': { tithi: /^(Shukla|Krishna|Purnima|Amavasya)/ },
  '/date-calculator': 'Choose a day.',
  '/e-stamp-duty-calculator': { total: '₹5,10,000' },
  '/electricity-bill-estimator': { totalBill: '₹853.00', publishedBill: '₹1,514.96' },
  '/emi-calculator': { emi: '₹8,678', totalInterest: '₹10,82,776' },
  '/epf-calculator': { corpus: /^₹/ },
  '/exam-result-checker-guide': 'results.cbse.nic.in',
  '/fd-calculator': { maturityAmount: '₹1,41,478' },
  '/gold-calculator': { toPay: '₹1,36,006.36' },
  '/gratuity-calculator': { gratuity: '₹2,88,462' },
  '/gst-calculator': { netAmount: '₹847.46', cgst: '₹76.27' },
  '/gst-late-fee-calculator': { perDay: '₹50', lateFee: /^₹/ },
  '/hra-calculator': { exempt: '₹2,40,000' },
  '/income-tax-calculator': {
    saving: 'New regime saves ₹1,06,600 in FY 2026-27, without deductions in the old regime',
    lawTotalTax: '₹0',
    lawOtherTotalTax: '₹1,06,600',
  },
  '/indian-festival-calendar': 'Independence Day',
  '/investment-returns-calculator': { futureValue: '₹3,91,147' },
  '/loan-eligibility-calculator': { loanByIncome: '₹57,61,541' },
  '/margin-calculator': { margin: '30.99%' },
  '/mobile-recharge-plan-finder': { combinationCost: '₹567' },
  '/nps-calculator': { corpus: '₹1,13,96,627' },
  '/pan-card-verification-guide': 'Enter a PAN or a GSTIN.',
  '/pdf-tools': 'Choose PDFs or pictures.',
  '/percentage-calculator': { result: '5' },
  '/photo-resizer': '200 × 230 pixels, 20 to 50 KB as JPEG',
  '/ppf-calculator': { balance: '₹40,68,208' },
  '/rd-calculator': { maturityAmount: '₹3,55,284' },
  '/retirement-calculator': { corpusNeeded: '₹5,44,94,755' },
  '/savings-schemes': { maturity: '₹1,44,903' },
  '/sip-calculator': { futureValue: '₹11,61,695' },
  '/tds-deduction-calculator': { tds: '₹5,000.00' },
  '/unit-converter': { result: '0.001 km' },
  '/vehicle-rc-checker': 'Enter a registration number.',
}

test('every page shows its words, and a tool its name, its guide and what works without scripts', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const route of routes) {
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible()
    const words = await page.getByRole('main').innerText()
    expect(words.split(/\s+/).length, route).toBeGreaterThan(20)
    await expect(page.getByRole('contentinfo'), route).toContainText('All Rights Reserved')
    const tool = tools.find(({ slug }) => route === `/${slug}`)
    if (tool) await showsItsGuide(page, tool)
    if (liveTools.includes(route)) await noteMatchesTool(page, route)
    await answersAsBuilt(page, route)
  }
})

async function answersAsBuilt(page: Page, route: string): Promise<void> {
  const answer = AS_BUILT[route] ?? {}
  if (typeof answer === 'string') await expect.soft(page.getByText(answer).first(), route).toBeVisible()
  else
    for (const [name, text] of Object.entries(answer))
      await expect.soft(output(page, name), `${name} of ${route}`).toHaveText(text)
}

async function showsItsGuide(page: Page, { slug, name, summary }: (typeof tools)[number]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), slug).toHaveText(name)
  // A phone has a shorter line in its place.
  await expect(page.getByText(summary, { exact: true }).filter({ visible: true }).first(), slug).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How to use it' }), slug).toBeVisible()
  const faq = page.getByRole('region', { name: 'Frequently Asked Questions (FAQ)' })
  // The answers are in the page, collapsed; find-in-page and search engines read them.
  expect((await faq.textContent())!.length, slug).toBeGreaterThan(500)
}

/** A tool's own claims hold. */
async function noteMatchesTool(page: Page, route: string): Promise<void> {
  // getByText ignores <noscript>.
  const note = await page.locator('article > noscript p').innerText()
  const values = await page
    .locator('article output')
    .evaluateAll((outputs) => outputs.map((shown) => shown.getAttribute('data-value')))
  const hasResult = values.some((value) => value && value !== '0')
  if (note.includes('The result on this page')) expect(hasResult, route).toBe(true)
  else if (note.includes('This tool needs it')) expect(hasResult, route).toBe(false)
  else expect(note, route).toContain('You can read this page and follow its links')
}

for (const path of ['/search', '/proof', '/suggest-tool'])
  test(`${path} says in both languages that it needs scripts, and waits for none`, async ({ page }) => {
    for (const [route, note] of [
      [path, 'needs JavaScript to'],
      [`/hi${path}`, 'JavaScript चाहिए'],
    ] as const) {
      await page.goto(route)
      await expect(page.locator('main noscript p')).toContainText(note)
      await expect(page.getByText(/Computing…|हिसाब हो रहा है…/).filter({ visible: true })).toHaveCount(0)
    }
  })

test('the EMI of the default loan has its working', async ({ page }) => {
  await page.goto('/emi-calculator')
  await page.getByText('How this is calculated', { exact: true }).click()
  const working = page.getByRole('region', { name: 'How this is calculated' })
  await expect(working).toBeVisible()
  await expect(working).toContainText('₹8,678.23')
})

test('the menu of a small screen opens, and its links lead on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Calculators' }).click()
  await expect(page).toHaveURL(/\/calculators$/)
})
