import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AmountField } from '@/components/fields/number-field'
import { row } from '@/components/results/result-row'
import { CalculatorScreen } from '@/components/tool-form/calculator-screen'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { amount } from '@/lib/inputs/quantities'

const inputsOfLoan = { principal: amount({ initial: 10_00_000 }) }

/** A calculator that pays back a hundredth a month. */
function Loan({ title = 'EMI of a loan', placeholder }: { title?: string; placeholder?: string }) {
  const inputs = useToolInputs(inputsOfLoan)
  const { values } = inputs
  return (
    <CalculatorScreen
      inputs={inputs}
      fields={<AmountField field={inputs.field('principal')} label="Loan amount" />}
      rows={
        values && [
          row('emi', 'Monthly EMI', 'rupees', values.principal / 100, { primary: true }),
          row('total', 'Total', 'rupees', values.principal),
        ]
      }
      placeholder={placeholder}
      shareTitle={title}
    />
  )
}

/** A window as narrow as a phone has the bar. */
function openNarrow(loan = <Loan />) {
  history.replaceState(null, '', '/emi-calculator')
  Object.defineProperty(window, 'innerWidth', { value: 360, configurable: true })
  Element.prototype.scrollIntoView = jest.fn()
  render(loan)
  return userEvent.setup({ delay: null })
}

const bar = () => document.querySelector('.result-bar')
const message = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const href = (await screen.findByRole('link', { name: 'WhatsApp' })).getAttribute('href')!
  return new URL(href).searchParams.get('text')
}

test.each([
  ['EMI of a loan', 'EMI of a loan: Monthly EMI ₹10,000 http://localhost/emi-calculator'],
  ['A loan at ₹10,000 a month', 'A loan at ₹10,000 a month http://localhost/emi-calculator'],
])('a WhatsApp message titled %j has the answer in it, once', async (title, text) => {
  openNarrow(<Loan title={title} />)
  expect(await message()).toBe(text)
})

test('without an answer the bar asks to correct what is marked; the panel keeps its message, and Reset', async () => {
  const user = openNarrow()
  const loan = screen.getByRole('textbox', { name: 'Loan amount' })
  await user.clear(loan)
  expect(screen.getByRole('status')).toHaveTextContent('Enter values to calculate.')
  expect(bar()).toHaveTextContent('Correct the marked numbers')
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(loan).toHaveValue('10,00,000')
  expect(screen.getByRole('button', { name: 'Undo reset' })).toBeVisible()
})

test('a tool with a message of its own shows it in the bar too', async () => {
  const user = openNarrow(<Loan placeholder="Enter a valid amount." />)
  await user.clear(screen.getByRole('textbox', { name: 'Loan amount' }))
  expect(bar()).toHaveTextContent('Enter a valid amount.')
})
