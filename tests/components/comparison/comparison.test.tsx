import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Comparison } from '@/components/comparison/comparison'
import KeepCalculation from '@/components/share/keep-calculation'
import { EmiCalculator } from '@/components/tools/emi-calculator/screen'
import { comparedTools } from '@/lib/comparison/compared-tools'
import { comparisonFragment } from '@/lib/comparison/comparison-link'
import { keepCalculation } from '@/lib/comparison/kept-calculations'
import { forgetKept } from '@/tests/kept-in-browser'

const names = Object.fromEntries(comparedTools.map((tool) => [tool, tool])) as Record<
  (typeof comparedTools)[number],
  string
>
const loan = (name: string, rate: number) =>
  ({ name, tool: 'emi-calculator', fragment: `principal=2500000&rate=${rate}` }) as const

function open(fragment = '') {
  history.replaceState(null, '', fragment ? `/compare#${fragment}` : '/compare')
  return render(<Comparison tools={names} />)
}

const valuesOf = (result: string) =>
  [...document.querySelectorAll<HTMLOutputElement>(`output[name=${result}]`)].map((shown) =>
    Number(shown.dataset.value),
  )

afterEach(() => {
  forgetKept()
  history.replaceState(null, '', '/')
})

test('with nothing saved it explains how to begin', () => {
  open()
  expect(screen.getByText(/^No calculations kept yet\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'a calculator' })).toHaveAttribute('href', '/calculators')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a link shows each result with its difference from the first', async () => {
  open(comparisonFragment([loan('SBI', 9), loan('HDFC', 8.5)]))
  const row = await screen.findByRole('row', { name: /^Monthly EMI/ })
  // 25,00,000 over 20 years: 22,493.15 at 9 %, 21,695.58 at 8.5 %, by P r (1 + r)^n / ((1 + r)^n − 1).
  expect(
    within(row)
      .getAllByRole('status')
      .map(({ textContent }) => textContent),
  ).toEqual(['₹22,493', '₹21,696'])
  expect(within(row).getByText('−₹798')).toBeVisible()
  expect(valuesOf('emi')[1]).toBeCloseTo(21695.58, 2)
  expect(screen.getByText('Differences are from SBI.')).toBeVisible()
  expect(screen.getByRole('row', { name: /^Annual interest rate/ })).toHaveTextContent('9 %8.5 %')
  expect(localStorage).toHaveLength(0)
})

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('a sentence names the cheaper loan, which is marked; what is equal is folded', async () => {
  open(comparisonFragment([loan('SBI', 9), loan('HDFC', 8.5)]))
  // 240 × 22,493.15 − 25,00,000 = 28,98,356; 240 × 21,695.58 − 25,00,000 = 27,06,939.
  expect(
    await screen.findByText('HDFC costs less. Total interest: ₹27,06,939, ₹1,91,416 less than SBI.'),
  ).toBeVisible()
  const interest = screen.getByRole('row', { name: /^Total interest/ })
  expect(within(interest).getAllByRole('cell')[1]).toHaveTextContent('Better')
  expect(within(interest).getAllByRole('cell')[0]).not.toHaveTextContent('Better')
  expect(rowNames()).not.toContain('Loan amount')
  await userEvent.click(screen.getByRole('button', { name: /^Show \d+ equal rows$/ }))
  expect(screen.getByRole('row', { name: /^Loan amount/ })).toHaveTextContent('₹25,00,000₹25,00,000')
})

test('of different amounts none is called better', async () => {
  const small = { ...loan('Small', 9), fragment: 'principal=500000&rate=9' }
  open(comparisonFragment([loan('SBI', 9), small]))
  await screen.findByRole('row', { name: /^Total interest/ })
  expect(screen.queryByText('Better')).not.toBeInTheDocument()
  expect(screen.queryByText(/costs less/)).not.toBeInTheDocument()
})

test('what a loan saves against itself is not what decides', async () => {
  const prepaid = (name: string, rate: number) =>
    ({ ...loan(name, rate), fragment: `principal=2500000&rate=${rate}&yearly=50000` }) as const
  open(comparisonFragment([prepaid('SBI', 9), prepaid('HDFC', 8.5)]))
  expect(await screen.findByText(/^HDFC costs less\. Total interest, with prepayments: /)).toBeVisible()
  const shownRows = rowNames()
  expect(shownRows[0]).toBe('Total interest, with prepayments')
  expect(shownRows.indexOf('Interest saved')).toBeGreaterThan(shownRows.indexOf('Monthly EMI'))
  expect(within(screen.getByRole('row', { name: /^Interest saved/ })).queryByText('Better')).toBeNull()
})

test('the law of one calculation is in the row of the law of the other', async () => {
  const tax = (name: string, rules: string) =>
    ({ name, tool: 'income-tax-calculator', fragment: `income=1500000${rules}` }) as const
  open(comparisonFragment([tax('With sample', ''), tax('Law', '&rules=fy-2026-27')]))
  await userEvent.click(await screen.findByRole('button', { name: /^Show \d+ equal rows$/ }))
  expect(screen.getByRole('row', { name: /^Total Tax \(New Regime\) / })).toHaveTextContent('₹97,500₹97,500')
  expect(screen.getByRole('row', { name: /^Total Tax \(New Regime\), sample/ })).toHaveTextContent(
    '₹1,45,600—',
  )
})

test('an entry is its value, without the hint of its field', async () => {
  const fd = (name: string, start: string) =>
    ({ name, tool: 'fd-calculator', fragment: `start=${start}` }) as const
  const month = (name: string, start: string) =>
    ({ name, tool: 'emi-calculator', fragment: `start=${start}` }) as const
  open(comparisonFragment([month('A', '2026-12'), month('B', '2027-01'), fd('C', '2026-12-01')]))
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /^First instalment in/ })).toHaveTextContent(
      'First instalment inDec 2026Jan 2027—',
    ),
  )
})

test('a calculation of a link is kept on request alone', async () => {
  open(comparisonFragment([loan('SBI', 9), loan('HDFC', 8.5)]))
  await userEvent.click(screen.getByRole('button', { name: 'Keep these calculations on this device' }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('SBI'),
    expect.stringContaining('HDFC'),
  ])
})

test('kept ones are chosen, renamed and removed, and the address follows', async () => {
  keepCalculation(loan('HDFC', 8.5))
  keepCalculation(loan('SBI', 9))
  open()
  expect(screen.getByRole('checkbox', { name: 'SBI' })).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'HDFC' }))
  expect(screen.getByText('Choose one more calculation to compare.')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'HDFC' }))
  expect(location.hash.slice(1)).toBe(comparisonFragment([loan('SBI', 9), loan('HDFC', 8.5)]))

  await userEvent.click(screen.getByRole('button', { name: 'Rename SBI' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'New name' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'New name' }), 'State Bank{Enter}')
  expect(await screen.findByRole('columnheader', { name: /^State Bank/ })).toBeVisible()
  expect(location.hash).toContain('name1=State+Bank')

  await userEvent.click(screen.getByRole('button', { name: 'Remove State Bank' }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('checkbox', { name: 'State Bank' })).not.toBeChecked()
})

test('no more than four are compared at a time', () => {
  const five = [7, 7.5, 8, 8.5, 9].map((rate) => loan(`At ${rate} %`, rate))
  five.forEach(keepCalculation)
  open(comparisonFragment(five))
  expect(screen.getAllByRole('checkbox').filter((box) => !(box as HTMLInputElement).checked)).toHaveLength(1)
  expect(screen.getByRole('checkbox', { name: 'At 9 %' })).toBeDisabled()
})

test('a link that cannot be read is reported', () => {
  open('calculation1=unknown-tool&calculation2=emi-calculator')
  expect(screen.getByText(/^Part of this link could not be read\./)).toBeVisible()
})

describe('on the page of a tool', () => {
  const show = (fragment: string) => {
    history.replaceState(null, '', '/emi-calculator')
    return render(<KeepCalculation fragment={fragment} />)
  }

  test('nothing is stored before Keep, and the second leads to the comparison', async () => {
    const { rerender } = show('rate=9')
    expect(localStorage).toHaveLength(0)
    expect(screen.getByRole('textbox')).toHaveValue('Calculation 1')
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), 'SBI{Enter}')
    expect(screen.getByText('Kept as SBI')).toBeVisible()
    expect(screen.getByText('Keep one more to compare')).toBeVisible()
    rerender(<KeepCalculation fragment="rate=8.5" />)
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.getByRole('link', { name: 'Compare 2 calculations' })).toHaveAttribute(
      'href',
      `/compare#${comparisonFragment([
        { name: 'SBI', tool: 'emi-calculator', fragment: 'rate=9' },
        { name: 'Calculation 2', tool: 'emi-calculator', fragment: 'rate=8.5' },
      ])}`,
    )
  })

  test('the figures of the form are the name', () => {
    history.replaceState(null, '', '/emi-calculator#principal=2500000&rate=8.4&yearly=100000')
    render(
      <div className="tool">
        <EmiCalculator />
        <KeepCalculation fragment="principal=2500000&rate=8.4&yearly=100000" />
      </div>,
    )
    expect(screen.getByRole('textbox', { name: 'Name of this calculation' })).toHaveValue(
      '₹25\u00a0L · 8.4 % · 20 years · ₹1\u00a0L',
    )
  })

  test('entries too long for a link are not kept', () => {
    show(`principal=${'1'.repeat(4_000)}`)
    expect(screen.getByText('These entries are too long to be kept.')).toBeVisible()
  })
})
