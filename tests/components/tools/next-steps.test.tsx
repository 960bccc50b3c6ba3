import { act, cleanup, render } from '@testing-library/react'
import { existsSync, readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { figuresOnPage } from '@/components/tool-page/steps-on-page'
import { toolBySlug, tools } from '@/content/catalogue'
import { areMet, type HeldFigures, nextAddress, type NextStep } from '@/lib/catalogue/next-step'
import { askOf, heldBy } from '@/tests/answered-tools'
import { inputsOfTool } from '@/tests/inputs-of-tool'
import { holdDate } from '@/tests/hold-date'
import { pageProps } from '@/tests/page-props'

holdDate(new Date('2026-11-28T06:30:00Z'))

/**
 * Screens that are given data by their page, look something up or keep a list; `e2e/next-steps.spec.ts` follows them.
 */
const ELSEWHERE = [
  'currency-converter',
  'daily-panchang-muhurat',
  'indian-festival-calendar',
  'countdown-timer-creator',
  'daily-expense-tracker',
  'mobile-recharge-plan-finder',
  'invoice-generator',
  'receipt-generator',
]

/** What people ask of these tools; a link for each option of each choice comes to it. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  'emi-calculator': ['principal=4500000&rate=8.6&yearly=100000', 'rate=0', 'tenureIn=months&months=9'],
  'income-tax-calculator': [
    'income=0',
    'income=1830000&regime=old&deductions=90000',
    'income=2400000&regime=old&deductionsAs=items&savings=150000&homeLoanInterest=386000&basic=80000&allowance=32000&rent=35000&city=mumbai',
    'income=2400000&regime=old&deductionsAs=items&savings=170000&rent=0&pension=60000&health=20000',
    'income=2400000&employerPension=96000&basic=80000',
    'regime=old&source=other&income=600000&age=superSenior',
  ],
  'fd-calculator': ['senior=true&years=3.5', 'payout=monthly&pan=false', 'tenureIn=days&days=200'],
  'tds-deduction-calculator': ['kind=fd&senior=true&amount=300000', 'kind=rent', 'mode=tcs', 'amount=0'],
  'credit-card-payoff-calculator': ['mode=time', 'payment=100', 'balance=60000'],
  'loan-eligibility-calculator': ['propertyValue=', 'otherEmis=90000', 'propertyValue=6543210'],
  'salary-calculator': ['pf=none', 'regime=old&rent=30000', 'monthlyGross=12000'],
  'hra-calculator': [
    'periods=6_50000_20000_25000_Pune*6_60000_20000_25000_Noida',
    'periods=12_0_0_25000_Delhi',
  ],
  'capital-gains-calculator': [
    'asset=equity&bought=2026-01-10',
    'asset=property&bought=2010-05-01&sold=2026-06-01&cost=3000000&sale=12000000',
    'asset=gold&cost=900000&sale=500000',
    'question=year&sales=gold_2022-05-01_2026-06-01_500000_1100000_&otherIncome=1500000',
    'sold=2019-10-15&bought=2018-05-01',
  ],
  'sip-calculator': [
    'aim=goal&goal=10000000&years=15',
    'goal=10000000',
    'lumpSum=50000&inflation=6',
    'inflation=900',
  ],
  'e-stamp-duty-calculator': ['value=6000000&governmentValue=7000000', 'value=4000000'],
  'gst-calculator': ['type=tax', 'rate=0'],
  'age-calculator': ['dob=1990-08-15'],
  'gratuity-calculator': ['wages=50000', 'wages=x'],
  'retirement-calculator': ['age=60', 'rateBefore=x', 'saved=900000000'],
  'nps-calculator': ['monthly=10&years=1', 'monthly=5000&years=9'],
  'margin-calculator': ['rate=5', 'rate=x', 'cost=900&rate=12'],
}

function screenOf(slug: string): ComponentType | null {
  const file = `components/tools/${slug}/screen.tsx`
  if (ELSEWHERE.includes(slug) || !existsSync(file)) return null
  const name = /export function (\w+)/.exec(readFileSync(file, 'utf8'))?.[1]
  if (!name) return null
  return jest.requireActual<Record<string, ComponentType>>(`@/components/tools/${slug}/screen`)[name]!
}

/** Each choice of a tool once with each of its options. */
const choicesOf = (slug: string) =>
  Object.entries(inputsOfTool(slug) ?? {}).flatMap(([name, kind]) =>
    'options' in kind ? (kind.options as string[]).slice(0, 3).map((option) => `${name}=${option}`) : [],
  )

async function open(slug: string, fragment: string) {
  cleanup()
  history.replaceState(null, '', `/${slug}#${fragment}`)
  const Screen = screenOf(slug)!
  await act(async () => {
    render(
      <main>
        <Screen {...pageProps[slug]} />
      </main>,
    )
  })
  // Some parts load first.
  for (let before = ''; before !== document.body.innerHTML;) {
    before = document.body.innerHTML
    await act(() => new Promise((passed) => setTimeout(passed, 30)))
  }
}

/** The page without its address: what a link changes of it. */
const answerOnPage = () =>
  [...document.querySelectorAll<HTMLOutputElement>('output[name]')]
    .map(({ name, dataset }) => `${name} ${dataset.value}`)
    .join('\n')

const plain = (text: string | null) => {
  const number = Number(text?.replaceAll(',', ''))
  return text === '' || Number.isNaN(number) ? text : number
}

async function follow(slug: string, fragment: string) {
  const asked = Object.fromEntries(new URLSearchParams(fragment))
  const inputs = inputsOfTool(slug)!
  for (const [name, text] of Object.entries(asked)) {
    expect(Object.keys(inputs)).toContain(name)
    expect({ [name]: text, ok: inputs[name]!.read(text).ok }).toEqual({ [name]: text, ok: true })
  }
  await open(slug, fragment)
  expect(document.querySelector('.results .headline output')).not.toBeNull()
  expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  const answer = answerOnPage()
  const unseen = Object.entries(asked).filter(
    ([name, text]) => plain(figuresOnPage.control(name)) !== plain(text),
  )
  // What has no field on this page has to count in its answer.
  for (const [name] of unseen) {
    const without = new URLSearchParams(fragment)
    without.delete(name)
    if (inputs[name]!.write(inputs[name]!.initial as never) === asked[name]) continue
    await open(slug, String(without))
    expect({ [name]: answerOnPage() }).not.toEqual({ [name]: answer })
  }
}

const rows = tools.flatMap(({ slug, next = [] }) => {
  const steps = next.filter(({ to }) => screenOf(to))
  return steps.length > 0 && screenOf(slug)
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

test.each(rows)('/$slug#$link leads only to answers with its figures', async ({ slug, link, steps }) => {
  await open(slug, link)
  // What these lead to is followed in tests/content/steps-by-answer.test.ts, over many more links. The
  // deductions that count are no part of an answer.
  const byAnswer = steps.filter((step) => slug in askOf && step.to in askOf && step.more !== 'salaryOfTax')
  const asked = askOf[slug]?.(link)
  if (asked?.answer)
    expect(shownBy(byAnswer, figuresOnPage).map(askedBy)).toEqual(
      shownBy(byAnswer, heldBy(asked)).map(askedBy),
    )
  const addresses = shownBy(
    steps.filter((step) => !byAnswer.includes(step)),
    figuresOnPage,
  )
  for (const address of addresses) {
    const [to, fragment] = address.slice(1).split('#')
    await follow(to!, fragment!)
  }
})

/**
 * Deductions that use up 80C, in each way to enter them; pay whose parts are known or not. Less of 80C would
 * go up by the own PF.
 */
const OLD_REGIME = [
  'income=2400000&deductions=150000',
  'income=2400000&deductions=310000',
  'income=2400000&deductionsAs=items&savings=170000&pension=60000&health=90000&homeLoanInterest=386000&otherDeductions=12000',
  'income=1800000&age=senior&deductionsAs=items&savings=150000&homeLoanInterest=150000&basic=75000&allowance=30000&rent=32000&city=delhi',
  'income=1800000&deductionsAs=items&savings=150000&basic=60000&allowance=25000&rent=22000&city=other',
]

test.each(OLD_REGIME)('the salary of a tax on %s owes the same tax', async (link) => {
  const step = toolBySlug('income-tax-calculator').next!.find(({ to }) => to === 'salary-calculator')!
  await open('income-tax-calculator', `rules=fy-2026-27&regime=old&${link}`)
  const tax = Number(figuresOnPage.output('totalTax'))
  expect(tax).toBeGreaterThan(0)
  await open(step.to, nextAddress(step, figuresOnPage)!.split('#')[1]!)
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
