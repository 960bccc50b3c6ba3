import { expect, test } from './site-test'
import { openHydrated } from './hydrated'
import { output } from './results'

const KEYS = ['Enter', 'Space', 'ArrowDown', 'ArrowRight', 'End']
const SWAP = 'role=button[name="Swap"]'
const SINCE_2025 = 'role=group[name="Rates since 22 September 2025"]'

interface Visit {
  route: string
  /** Controls that get the focus, each with a key, or with the text that takes the place of what it holds. */
  acts: [control: string, keyOrText: string][]
  shows: Record<string, string | RegExp>
  link: string
  /** A figure of the fresh page, to which Reset leads back. */
  fresh: Record<string, string | RegExp>
}

const VISITS: Visit[] = [
  {
    route: '/bmi-calculator',
    acts: [
      ['[name=unit]:checked', 'ArrowRight'],
      ['[name=feet]', '6'],
    ],
    shows: { bmi: '17.3' },
    link: '#unit=imperial&feet=6',
    fresh: { bmi: '24.2' },
  },
  {
    route: '/credit-card-payoff-calculator',
    acts: [
      ['[name=mode] >> nth=0', 'ArrowRight'],
      ['input[name=months]', '12'],
    ],
    shows: { requiredPayment: '₹5,023' },
    link: '#mode=time&months=12',
    fresh: { months: '31 months' },
  },
  {
    route: '/currency-converter',
    acts: [
      ['[name=amount]', '100'],
      ['role=combobox[name="From"]', 'EUR'],
      [SWAP, 'Enter'],
    ],
    shows: { result: /^€\d\.\d\d$/ },
    link: '#amount=100&from=INR&to=EUR',
    fresh: { rate: /^1 USD = ₹/ },
  },
  {
    route: '/e-stamp-duty-calculator',
    acts: [
      ['select[name=state]', 'Uttar P'],
      ['[name=value]', '1 crore'],
      ['[name=buyer]:checked', 'ArrowRight'],
    ],
    shows: { total: '₹7,00,000' },
    link: '#state=UP&value=10000000&buyer=female',
    fresh: { total: '₹5,10,000' },
  },
  {
    route: '/fd-calculator',
    acts: [
      ['[name=principal]', '1000000'],
      ['form summary', 'Enter'],
      ['[name=payout]:checked', 'ArrowRight'],
    ],
    shows: { payoutAmount: '₹5,799.63' },
    link: '#principal=1000000&payout=monthly',
    fresh: { maturityAmount: '₹1,41,478' },
  },
  {
    route: '/gold-calculator',
    acts: [['[name=weight]', '8']],
    shows: { gold: '₹96,000.00' },
    link: '#weight=8',
    fresh: { toPay: '₹1,36,006.36' },
  },
  {
    route: '/gst-calculator',
    acts: [
      ['[name=amount]', '10000'],
      ['[name=type]:checked', 'ArrowRight'],
      [`${SINCE_2025} >> text=40%`, 'Enter'],
    ],
    shows: { totalAmount: '₹14,000.00' },
    link: '#amount=10000&rate=40&type=exclusive',
    fresh: { netAmount: '₹847.46' },
  },
  {
    route: '/income-tax-calculator',
    acts: [
      ['[name=rules]', 'End'],
      ['[name=income]', '1500000'],
      ['[name=regime]:checked', 'ArrowRight'],
    ],
    shows: { totalTax: '₹2,10,600' },
    link: '#rules=fy-2026-27&income=1500000&regime=old',
    fresh: { totalTax: '₹54,600' },
  },
  {
    route: '/investment-returns-calculator',
    acts: [
      ['[name=initial]', '0'],
      ['summary:has-text("Inflation, time of payment")', 'Enter'],
      ['[name=timing] >> nth=0', 'ArrowRight'],
    ],
    // 12,000 × (1.12^10 − 1) ÷ 0.12
    shows: { futureValue: '₹2,10,585' },
    link: '#initial=0&timing=end',
    fresh: { futureValue: '₹3,91,147' },
  },
  {
    route: '/margin-calculator',
    acts: [['[name=mrp]', '2000']],
    // 1,710 ÷ 1.18 = 1,449.15.
    shows: { netPrice: '₹1,449.15' },
    link: '#mrp=2000',
    fresh: { margin: '30.99%' },
  },
  {
    route: '/percentage-calculator',
    acts: [
      ['[name=mode]', 'ArrowDown'],
      ['[name=x]', '438'],
      ['[name=y]', '500'],
    ],
    shows: { result: '87.6%' },
    link: '#mode=isWhatPercentOf&x=438&y=500',
    fresh: { result: '5' },
  },
  {
    route: '/rd-calculator',
    acts: [
      ['[name=amount]', '10000'],
      ['[name=method]:checked', 'ArrowRight'],
    ],
    shows: { maturityAmount: '₹7,09,908' },
    link: '#amount=10000&method=quarterly',
    fresh: { maturityAmount: '₹3,55,284' },
  },
  {
    route: '/retirement-calculator',
    acts: [['[name=expenses]', '100000']],
    // 1,00,000 × 1.06^25.
    shows: { expensesThen: '₹4,29,187' },
    link: '#expenses=100000',
    fresh: { corpusNeeded: '₹5,44,94,755' },
  },
  {
    route: '/sip-calculator',
    acts: [
      ['[name=amount]', '10000'],
      ['[name=rate]', '10'],
    ],
    shows: { futureValue: '₹20,65,520' },
    link: '#amount=10000&rate=10',
    fresh: { futureValue: '₹11,61,695' },
  },
  {
    route: '/tds-deduction-calculator',
    acts: [
      ['role=button[name="Show FY 2026-27 only"]', 'Enter'],
      ['[name=amount]', '60000'],
      ['[name=pan]', 'Space'],
    ],
    shows: { tds: '₹12,000.00' },
    link: '#rules=fy-2026-27&amount=60000&pan=false',
    fresh: { tds: '₹5,000.00', lawTds: '₹0.00' },
  },
  {
    route: '/unit-converter',
    acts: [
      ['role=textbox[name="Ask in words"]', '2 bigha (UP) in acre'],
      [SWAP, 'Enter'],
    ],
    shows: { result: /^2 / },
    link: '#category=area&value=1.25&from=acre&to=bighaUttarPradesh',
    fresh: { result: '0.001 km' },
  },
]

for (const { route, acts, shows, link, fresh } of VISITS)
  test(`${route} with the keyboard alone: answered, in the link, and reset`, async ({ page }) => {
    await openHydrated(page, route)
    const expectOutputs = async (figures: Visit['shows']) => {
      for (const [name, text] of Object.entries(figures))
        await expect(output(page, name), name).toHaveText(text)
    }
    for (const [control, keyOrText] of acts) {
      await page.locator(control).focus()
      if (KEYS.includes(keyOrText)) await page.keyboard.press(keyOrText)
      else {
        if (!control.includes('select')) await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.type(keyOrText)
      }
    }
    await expectOutputs(shows)
    await expect.poll(() => page.url().replace(/^.*(?=#)/, '')).toBe(link)
    await page.getByRole('button', { name: 'Reset' }).press('Enter')
    await expectOutputs(fresh)
    await expect.poll(() => new URL(page.url()).hash).toBe('')
  })
