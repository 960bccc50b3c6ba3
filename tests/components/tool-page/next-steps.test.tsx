import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RowList } from '@/components/results/result-panel'
import { row } from '@/components/results/result-row'
import { NextSteps } from '@/components/tool-page/next-steps'

const step = {
  to: 'fd-calculator',
  label: 'Deposit it',
  set: { principal: { output: 'maturity' }, senior: { control: 'senior' }, payout: { control: 'payout' } },
}
const ofFd = { ...step, label: 'TDS of it', when: { control: 'kind', is: 'fd' } }

function Page({ steps }: { steps: (typeof step)[] }) {
  const [maturity, setMaturity] = useState<number | null>(1234.567)
  return (
    <main>
      {maturity !== null && <RowList rows={[row('maturity', 'Maturity', 'rupees', maturity)]} />}
      <button onClick={() => setMaturity(null)}>Spoil</button>
      <button onClick={() => setMaturity(500)}>Change</button>
      <input type="checkbox" name="senior" aria-label="Senior" defaultChecked />
      <input type="radio" name="payout" value="monthly" />
      <input type="radio" name="payout" value="quarterly" defaultChecked />
      <select name="kind" aria-label="Kind">
        <option value="fd">FD</option>
        <option value="rent">Rent</option>
      </select>
      <NextSteps steps={steps} />
    </main>
  )
}

test('as built, a step leads to its tool alone', () => {
  expect(renderToString(<NextSteps steps={[step]} />)).toContain('href="/fd-calculator"')
})

const link = (name = 'Deposit it') => screen.getByRole('link', { name })

test('a link has the figures of the page, and follows them', async () => {
  render(<Page steps={[step]} />)
  expect(link()).toHaveAttribute('href', '/fd-calculator#principal=1234.57&senior=true&payout=quarterly')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Senior' }))
  expect(link()).toHaveAttribute('href', '/fd-calculator#principal=1234.57&senior=false&payout=quarterly')
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() =>
    expect(link()).toHaveAttribute('href', '/fd-calculator#principal=500&senior=false&payout=quarterly'),
  )
})

test('without its figures a step is out of sight and keeps its place', async () => {
  render(<Page steps={[step]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Spoil' }))
  await waitFor(() => expect(link()).toHaveClass('invisible'))
  expect(screen.getByRole('navigation')).toHaveClass('invisible')
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(link()).not.toHaveClass('invisible'))
})

test('a step is left out while it does not fit what is asked, and with the last one the heading', async () => {
  const { unmount } = render(<Page steps={[step, ofFd]} />)
  expect(link('TDS of it')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'rent')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'TDS of it' })).not.toBeInTheDocument())
  expect(link()).toBeVisible()
  unmount()
  render(<Page steps={[ofFd]} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'rent')
  await waitFor(() => expect(screen.queryByText('Next, with these figures')).not.toBeInTheDocument())
})
