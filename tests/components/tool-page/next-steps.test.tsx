import { fireEvent, render, screen } from '@testing-library/react'
import { NextSteps } from '@/components/tool-page/next-steps'

const step = {
  to: 'fd-calculator',
  label: 'Deposit it',
  set: { principal: { output: 'maturity' }, senior: { control: 'senior' }, payout: { control: 'payout' } },
}

function show() {
  render(
    <main>
      <output name="maturity" data-value="1234.567">
        ₹1,235
      </output>
      <input type="checkbox" name="senior" defaultChecked />
      <input type="radio" name="payout" value="monthly" />
      <input type="radio" name="payout" value="quarterly" defaultChecked />
      <NextSteps steps={[step]} />
    </main>,
  )
  return screen.getByRole('link', { name: 'Deposit it' })
}

test('a link is the plain page until it is about to be followed', () => {
  expect(show()).toHaveAttribute('href', '/fd-calculator')
})

test.each(['pointerEnter', 'focus', 'click'] as const)(
  'it takes the figures of the page along on %s',
  (event) => {
    const link = show()
    link.addEventListener('click', (clicked) => clicked.preventDefault())
    fireEvent[event](link)
    expect(link).toHaveAttribute('href', '/fd-calculator#principal=1234.57&senior=true&payout=quarterly')
  },
)
