import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResultPanel } from '@/components/results/result-panel'
import { figureText } from '@/components/results/figure'
import type { ResultRow } from '@/components/results/result-row'

const rows: ResultRow[] = [
  { name: 'emi', label: 'Monthly EMI', as: 'rupees', value: 8678.232333655338, primary: true },
  { name: 'totalInterest', label: 'Total interest', as: 'rupees', value: 1082775.76 },
]

const open = (shown: ResultRow[] | null) =>
  render(
    <ResultPanel rows={shown} placeholder="Enter values to calculate.">
      <p>More of it</p>
    </ResultPanel>,
  )

test.each(rows)('$label is an output with its name, the unrounded number and the formatted text', (row) => {
  open(rows)
  expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('More of it')
  const output = screen.getByRole('status', { name: row.label })
  expect(output).toHaveAttribute('name', row.name)
  expect(output).toHaveAttribute('data-value', String(row.value))
  expect(output).toHaveTextContent(figureText(row))
  // No row speaks by itself as it changes: the page has one live region for all.
  expect(output).toHaveAttribute('aria-live', 'off')
})

test('each row can be copied as it is shown', async () => {
  const user = userEvent.setup({ delay: null })
  open(rows)
  await user.click(screen.getByRole('button', { name: 'Copy Total interest' }))
  expect(await navigator.clipboard.readText()).toBe('₹10,82,776')
})

test('without a result there is the placeholder and nothing else', () => {
  open(null)
  expect(screen.getByRole('status')).toHaveTextContent(/^Enter values to calculate\.$/)
  expect(screen.queryByText('More of it')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  [12_85_750, '₹12,85,750', ''],
  [1_00_00_000, '₹1,00,00,000', 'long'],
  [1e18, '₹10,00,00,00,00,00,00,00,000', 'longest'],
])('%d is written %s and gives way to a narrow phone: %s', (value, text, size) => {
  open([{ name: 'emi', label: 'Monthly EMI', as: 'rupees', value, primary: true }])
  expect(screen.getByRole('status', { name: 'Monthly EMI' })).toHaveTextContent(text)
  expect(screen.getByRole('status', { name: 'Monthly EMI' }).className).toBe(size)
})

describe('on a phone a bar stays in sight', () => {
  function openNarrow(shown: ResultRow[] | null) {
    window.innerWidth = 360
    open(shown)
    window.innerWidth = 1024
  }
  const bar = () => screen.getByRole('link', { name: 'To the result' }).parentElement

  test('with the answer first and two more figures', () => {
    openNarrow([
      { name: 'first', label: 'First', as: 'number', value: 1 },
      ...rows,
      { name: 'third', label: 'Third', as: 'number', value: 3 },
    ])
    expect(bar()).toHaveTextContent(/^Monthly EMI₹8,678First1Total interest₹10,82,776$/)
  })

  test('and a tap leads to the result', async () => {
    const user = userEvent.setup({ delay: null })
    Element.prototype.scrollIntoView = jest.fn()
    openNarrow(rows)
    await user.click(screen.getByRole('link'))
    expect(document.activeElement).toHaveTextContent('Monthly EMI')
    expect(location.hash).toBe('')
  })
})
