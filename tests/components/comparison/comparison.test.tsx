import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Comparison } from '@/components/comparison/comparison'
import { KeepCalculation } from '@/components/share/keep-calculation'
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
  await userEvent.click(screen.getByRole('checkbox', { name: 'SBI' }))
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

  test('entries too long for a link are not kept', () => {
    show(`principal=${'1'.repeat(4_000)}`)
    expect(screen.getByText('These entries are too long to be kept.')).toBeVisible()
  })
})
