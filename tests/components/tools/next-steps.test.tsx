import { act, cleanup, render } from '@testing-library/react'
import { figuresOnPage } from '@/components/tool-page/steps-on-page'
import { toolBySlug, tools } from '@/content/catalogue'
import { areMet, type HeldFigures, nextAddress, type NextStep } from '@/lib/catalogue/next-step'
import { askOf, heldBy } from '@/tests/answered-tools'
import { inputsOfTool } from '@/tests/inputs-of-tool'
import { holdDate } from '@/tests/hold-date'
import { screenOf } from '@/tests/screen-of'

holdDate(new Date('2026-11-28T06:30:00Z'))

/** Controls in a list or out of sight, empty or unreadable; a link for each option of each choice comes to it. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  'income-tax-calculator': [
    'income=2400000&regime=old&deductionsAs=items&savings=150000&homeLoanInterest=386000&basic=80000&allowance=32000&rent=35000&city=mumbai',
  ],
  'tds-deduction-calculator': ['kind=fd&senior=true&amount=300000'],
  'loan-eligibility-calculator': ['propertyValue=', 'propertyValue=6543210'],
  'hra-calculator': ['periods=6_50000_20000_25000_Pune*6_60000_20000_25000_Noida'],
  'capital-gains-calculator': [
    'question=year&sales=gold_2022-05-01_2026-06-01_500000_1100000_&otherIncome=1500000',
  ],
  'margin-calculator': ['rate=x'],
}

/** Each choice of a tool once with each of its options. */
const choicesOf = (slug: string) =>
  Object.entries(inputsOfTool(slug) ?? {}).flatMap(([name, kind]) =>
    'options' in kind ? (kind.options as string[]).slice(0, 3).map((option) => `${name}=${option}`) : [],
  )

async function open(slug: string, fragment: string) {
  cleanup()
  history.replaceState(null, '', `/${slug}#${fragment}`)
  const Screen = await screenOf(slug)
  await act(async () => {
    render(
      <main>
        <Screen />
      </main>,
    )
  })
  // Some parts load first.
  for (let before = ''; before !== document.body.innerHTML;) {
    before = document.body.innerHTML
    await act(() => new Promise((passed) => setTimeout(passed, 30)))
  }
}

/** All steps between two answers: `tests/content/steps-by-answer.test.ts` follows them, over many more links. */
const rows = tools.flatMap(({ slug, next = [] }) => {
  const steps = next.filter(({ to, more }) => slug in askOf && to in askOf && more !== 'salaryOfTax')
  return steps.length > 0
    ? [...new Set(['', ...(LINKS[slug] ?? []), ...choicesOf(slug)])].map((link) => ({ slug, link, steps }))
    : []
})

/** What an address asks, whether or not it names what is usual. */
const askedBy = (address: string) => {
  const [to, fragment] = address.slice(1).split('#')
  return { to, asked: Object.entries(askOf[to!]!(fragment!).parsed).map(([name, { text }]) => [name, text]) }
}
const shownBy = (steps: readonly NextStep[], held: HeldFigures) =>
  steps.filter(({ when }) => areMet(when ?? [], held)).flatMap((step) => nextAddress(step, held) ?? [])

test.each(rows)('/$slug#$link leads where its answer does', async ({ slug, link, steps }) => {
  await open(slug, link)
  const asked = askOf[slug]!(link)
  if (asked.answer)
    expect(shownBy(steps, figuresOnPage).map(askedBy)).toEqual(shownBy(steps, heldBy(asked)).map(askedBy))
})

/**
 * Deductions that use up 80C, in each way to enter them; pay whose parts are known or not; the new regime. Less of 80C
 * would go up by the own PF.
 */
const SALARIES = [
  'regime=old&income=2400000&deductions=310000',
  'regime=old&income=2400000&deductionsAs=items&savings=170000&pension=60000&health=90000&homeLoanInterest=386000&otherDeductions=12000',
  'regime=old&income=1800000&age=senior&deductionsAs=items&savings=150000&homeLoanInterest=150000&basic=75000&allowance=30000&rent=32000&city=delhi',
  'income=2400000&employerPension=96000&basic=80000',
]

test.each(SALARIES)('the salary of a tax on %s owes the same tax', async (link) => {
  const step = toolBySlug('income-tax-calculator').next!.find(({ to }) => to === 'salary-calculator')!
  await open('income-tax-calculator', `rules=fy-2026-27&${link}`)
  expect(areMet(step.when!, figuresOnPage)).toBe(true)
  const tax = Number(figuresOnPage.output('totalTax'))
  expect(tax).toBeGreaterThan(0)
  await open(step.to, nextAddress(step, figuresOnPage)!.split('#')[1]!)
  expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  // A month of the pay is carried to the paisa.
  expect(Number(figuresOnPage.output('incomeTaxYear'))).toBeCloseTo(tax, -1)
})

test('interest of a senior citizen leads to the tax of that interest alone, at that age', async () => {
  const step = toolBySlug('fd-calculator').next!.find(({ to }) => to === 'income-tax-calculator')!
  await open('fd-calculator', 'principal=10000000&senior=true&payout=quarterly&rate=7&seniorExtra=0.5')
  const [to, fragment] = nextAddress(step, figuresOnPage)!.slice(1).split('#')
  await open(to!, fragment!)
  // 7.5 % of ₹1,00,00,000 is ₹7,50,000. New regime, year 2026-27: below ₹12,00,000, nothing is due. Old
  // regime: less ₹50,000 of section 80TTB 7,00,000; from 60 the first 3,00,000 free: 5 % of 2,00,000 + 20 %
  // of 2,00,000 = 50,000, with cess 52,000.
  expect(figuresOnPage.output('totalTax')).toBe('0')
  expect(figuresOnPage.output('otherTotalTax')).toBe('52000')
})

test('a prepaid loan leads to the tax with its own interest of the first year', async () => {
  const [step] = toolBySlug('emi-calculator').next!
  await open('emi-calculator', 'principal=1200000&rate=12&tenureIn=months&months=120&monthly=100000')
  const link = new URLSearchParams(nextAddress(step!, figuresOnPage)!.split('#')[1])
  // By the balance: each month 1 % of it is interest, and the instalment of 17,216.51 with 1,00,000 comes
  // off; so the loan ends in the eleventh month.
  let balance = 1_200_000
  let interest = 0
  while (balance > 0) {
    interest += balance * 0.01
    balance = balance * 1.01 - 117_216.51
  }
  expect(Number(link.get('homeLoanInterest'))).toBeCloseTo(interest, 0)
})
