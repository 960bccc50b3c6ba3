import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ResultPanel, type ResultRow } from '@/components/results/result-panel'

const rows: ResultRow[] = [
  { name: 'emi', label: 'Monthly EMI', value: 8678.232333655338, formatted: '₹8,678', primary: true },
  { name: 'totalInterest', label: 'Total interest', value: 1082775.76, formatted: '₹10,82,776' },
]

const open = (shown: ResultRow[] | null) =>
  render(
    <ResultPanel rows={shown} placeholder="Enter values to calculate.">
      <p>More of it</p>
    </ResultPanel>,
  )

test.each(rows)('$label is an output with its name, the unrounded number and the formatted text', (row) => {
  open(rows)
  const output = screen.getByRole('status', { name: row.label })
  expect(output).toHaveAttribute('name', row.name)
  expect(output).toHaveAttribute('data-value', String(row.value))
  expect(output).toHaveTextContent(row.formatted)
})

test('only the primary row is read out as it changes', () => {
  open(rows)
  expect(screen.getByRole('status', { name: 'Monthly EMI' })).not.toHaveAttribute('aria-live', 'off')
  expect(screen.getByRole('status', { name: 'Total interest' })).toHaveAttribute('aria-live', 'off')
})

test('each row can be copied as it is shown', async () => {
  const user = userEvent.setup()
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

test('the panel is a region of its own, with what is shown below the rows', () => {
  open(rows)
  expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('More of it')
})

test.each([
  ['₹12,85,750', false],
  ['₹1,00,000.00', true],
])('%s in the headline gives way to a narrow phone: %s', (formatted, long) => {
  open([{ ...rows[0]!, formatted }])
  expect(screen.getByRole('status', { name: 'Monthly EMI' }).classList.contains('long')).toBe(long)
})
