import { expect, type Locator, type Page, test } from './site-test'
import { openHydrated, untilHydrated } from './hydrated'
import { output } from './results'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

/** A visitor with a phone who starts on the home page. Counts each tap and each key; scrolling is free. */
class Visitor {
  /** Taps and keys. */
  count = 0
  taps = 0

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.tap()
    this.count += 1
    this.taps += 1
  }

  async openTool(slug: string): Promise<void> {
    await openHydrated(this.page, '/')
    await this.tap(this.page.getByRole('main').locator(`a[href="/${slug}"]`).first())
    await this.page.waitForURL(`**/${slug}`)
    await untilHydrated(this.page)
  }

  /** Taps a field and types into it; what is in it is deleted key by key, unless the tap has selected it. */
  async type(name: string, text: string): Promise<void> {
    const field = this.page.locator(`input[name=${name}]`)
    await this.tap(field)
    await expect(field).toBeFocused()
    const isSelected = () =>
      field.evaluate((input: HTMLInputElement) => {
        const { selectionStart, selectionEnd, value } = input
        return selectionStart === 0 && selectionEnd === value.length
      })
    // A phone has a key for deleting, none for the end of the line: the tap is taken to have hit the end.
    if (!(await isSelected()))
      await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(99, 99))
    while (!(await isSelected())) await this.press('Backspace')
    for (const key of text) await this.press(key)
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.count += 1
  }

  /** A word after the digits just typed: 'lakh'. */
  tapWord = (word: string) => this.tap(this.page.getByRole('button', { name: new RegExp(`^\\d+ ${word}$`) }))

  tapText = (text: string) => this.tap(this.page.locator('form').getByText(text, { exact: true }))

  /** Opens the platform's list and taps an option. */
  async choose(name: string, option: string): Promise<void> {
    await this.page.locator(`select[name=${name}]`).selectOption(option)
    this.count += 2
    this.taps += 2
  }
}

test('EMI of 35 lakh at 9.25% for 15 years with 2 lakh prepaid', async ({ page }) => {
  const visitor = new Visitor(page)
  await visitor.openTool('emi-calculator')
  await visitor.type('principal', '35')
  await visitor.tapWord('lakh')
  await visitor.type('rate', '9.25')
  await visitor.type('years', '15')
  await visitor.tapText('Prepayments')
  // On a busy machine the part may move away from the tap while the field above is left.
  const once = page.locator('input[name=once]')
  await expect(async () => {
    if (!(await once.isVisible())) await page.locator('form').getByText('Prepayments', { exact: true }).tap()
    await expect(once).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await visitor.type('once', '2')
  await visitor.tapWord('lakh')
  await expect(page.locator('.result-bar')).toContainText('Interest saved')
  // 30 before a tap selected a filled number.
  expect(visitor.count).toBeLessThanOrEqual(17)
})

test('SIP for a goal of 50 lakh in 15 years at 11%', async ({ page }) => {
  const visitor = new Visitor(page)
  await visitor.openTool('sip-calculator')
  await visitor.tapText('I have a goal')
  await visitor.type('goal', '50')
  await visitor.tapWord('lakh')
  await visitor.type('rate', '11')
  await visitor.type('years', '15')
  await expect(page.locator('.result-bar')).toContainText('For the goal, a month')
  // 17 before, with the goal in a fold.
  expect(visitor.count).toBeLessThanOrEqual(12)
})

test('TDS on a monthly rent of 60,000 that a salaried tenant pays', async ({ page }) => {
  const visitor = new Visitor(page)
  await visitor.openTool('tds-deduction-calculator')
  await visitor.choose('payer', 'individual')
  await visitor.choose('kind', 'rent')
  await visitor.tapText('A month')
  await visitor.type('amount', '60')
  await visitor.tapWord('thousand')
  await expect(page.locator('.result-bar')).toContainText('₹14,400.00')
  // 15 before a tap selected a filled number.
  expect(visitor.count).toBeLessThanOrEqual(10)
})

test('a card of 85,000 at 3.5% a month with GST, 6,000 paid a month', async ({ page }) => {
  const visitor = new Visitor(page)
  await visitor.openTool('credit-card-payoff-calculator')
  await visitor.type('balance', '85')
  await visitor.tapWord('thousand')
  await visitor.type('monthlyRate', '3.5')
  await visitor.tapText('With 18% GST')
  await visitor.type('payment', '6')
  await visitor.tapWord('thousand')
  await expect(output(page, 'months')).toHaveAttribute('data-value', /^\d+$/)
  // 27 before, with GST in a fold.
  expect(visitor.count).toBeLessThanOrEqual(13)
})

test('FD of 5 lakh at 7.25% for 3 years', async ({ page }) => {
  const visitor = new Visitor(page)
  await visitor.openTool('fd-calculator')
  await visitor.type('principal', '5')
  await visitor.tapWord('lakh')
  await visitor.type('rate', '7.25')
  await visitor.type('years', '3')
  await expect(page.locator('.result-bar')).toContainText('₹6,2')
  // 19 before a tap selected a filled number.
  expect(visitor.count).toBeLessThanOrEqual(11)
})

test('tax of an income of 18 lakh with four deductions, down to the verdict', async ({ page }) => {
  const visitor = new Visitor(page)
  await visitor.openTool('income-tax-calculator')
  await visitor.type('income', '1800000')
  await visitor.tapText('Old Regime')
  await visitor.tapText('Item by item')
  // 80C has the 1,50,000 that the total had. Health insurance is typed, NPS and the home loan are filled to
  // their limits.
  await visitor.type('health', '25000')
  await visitor.tap(page.getByRole('button', { name: 'Max, ₹50,000' }).first())
  await visitor.tap(page.getByRole('button', { name: 'Max, ₹2,00,000' }))
  await visitor.tap(page.getByRole('link', { name: 'To the result', exact: true }))
  // 18,00,000 − 50,000 − 4,25,000: 1,12,500 + 97,500, and 4% = 2,18,400; the new regime's 17,25,000: 1,50,800.
  await expect(output(page, 'saving')).toHaveText('New regime saves ₹67,600 in FY 2026-27')
  await expect(output(page, 'saving')).toBeInViewport()
  // The peers take nine taps on their open page; this is from the home page, with the income and to the verdict.
  expect(visitor.taps).toBeLessThan(9)
  // Two thirds of 45.
  expect(visitor.count).toBeLessThanOrEqual(30)
})

/** From the open page, with its defaults: the taps that the peers need, and what shows that the answer is there. */
const TAPS_TO_BEAT = [
  {
    slug: 'emi-calculator',
    peers: 5,
    answered: 'Interest saved',
    async ask(visitor: Visitor) {
      await visitor.tapText('Prepayments')
      await visitor.type('once', '200000')
    },
  },
  {
    slug: 'sip-calculator',
    peers: 3,
    answered: 'For the goal, a month',
    async ask(visitor: Visitor) {
      await visitor.tapText('I have a goal')
      await visitor.type('goal', '5000000')
    },
  },
  {
    slug: 'investment-returns-calculator',
    peers: 6,
    answered: 'XIRR',
    async ask(visitor: Visitor) {
      await visitor.tapText('Past return: CAGR, XIRR')
      await visitor.tapText('XIRR: payments on several dates')
    },
  },
]

for (const { slug, peers, answered, ask } of TAPS_TO_BEAT)
  test(`/${slug}: the answer takes fewer than ${peers} taps`, async ({ page }) => {
    const visitor = new Visitor(page)
    await openHydrated(page, `/${slug}`)
    await ask(visitor)
    await expect(page.locator('.result-bar')).toContainText(answered)
    expect(visitor.taps).toBeLessThan(peers)
  })
