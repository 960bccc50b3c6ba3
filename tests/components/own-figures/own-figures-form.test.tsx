import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OwnFiguresForm } from '@/components/own-figures/own-figures-form'
import { RememberTool } from '@/components/site/remember-tool'
import { IncomeTaxCalculator } from '@/components/tools/income-tax-calculator/screen'
import { LoanEligibilityCalculator } from '@/components/tools/loan-eligibility-calculator/screen'
import { ownFigures } from '@/lib/own-figures/own-figures'
import { holdDate } from '@/tests/hold-date'
import { forgetKept } from '@/tests/kept-in-browser'

afterEach(forgetKept)

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save on this device' }))

test('nothing is stored before Save, then all that was entered', async () => {
  render(<OwnFiguresForm />)
  await userEvent.type(screen.getByLabelText('Yearly income'), '12 lakh')
  await userEvent.selectOptions(screen.getByLabelText('State or union territory'), 'Maharashtra')
  await userEvent.type(screen.getByLabelText('GSTIN'), '27aapfu0939f1zv')
  expect(localStorage.getItem('ownFigures')).toBeNull()
  await save()
  expect(screen.getByText('Saved on this device.')).toBeVisible()
  expect(JSON.parse(localStorage.getItem('ownFigures')!)).toEqual({
    version: 1,
    figures: { income: '1200000', state: 'MH', gstin: '27AAPFU0939F1ZV' },
  })
})

test('a wrong entry is marked and nothing is saved', async () => {
  render(<OwnFiguresForm />)
  await userEvent.type(screen.getByLabelText('UPI ID'), 'asha')
  await save()
  expect(screen.getByText('Correct the marked entries.')).toBeVisible()
  expect(screen.getByText('Enter it as name@bank.')).toBeVisible()
  expect(localStorage.getItem('ownFigures')).toBeNull()
})

test('figures are shown, changed and erased once that is confirmed', async () => {
  ownFigures.change(() => ({ city: 'Pune', upi: 'asha@okaxis' }))
  render(<OwnFiguresForm />)
  expect(screen.getByLabelText('City')).toHaveValue('Pune')
  await userEvent.clear(screen.getByLabelText('City'))
  await save()
  expect(ownFigures.getState().value).toEqual({ upi: 'asha@okaxis' })
  await userEvent.click(screen.getByRole('button', { name: 'Erase my figures' }))
  expect(ownFigures.getState().value).toEqual({ upi: 'asha@okaxis' })
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }))
  expect(screen.getByText('Your figures were erased.')).toBeVisible()
  expect(screen.getByLabelText('UPI ID')).toHaveValue('')
  expect(localStorage.getItem('ownFigures')).toBeNull()
})

describe('next to a field', () => {
  const open = () =>
    render(
      <main>
        <LoanEligibilityCalculator />
        <RememberTool slug="loan-eligibility-calculator" />
      </main>,
    )

  test('the figure is offered and fills the field on a press alone', async () => {
    ownFigures.change(() => ({ income: '1500000' }))
    open()
    const offer = await screen.findByRole('button', { name: 'Use ₹1,25,000' })
    const field = document.querySelector('input[name=monthlyIncome]')
    expect(field).toHaveValue('1,00,000')
    await userEvent.click(offer)
    expect(field).toHaveValue('1,25,000')
  })

  test('a choice takes the option of the date of birth', async () => {
    holdDate(new Date('2026-11-28T06:30:00Z'))
    ownFigures.change(() => ({ birthDate: '1960-01-31' }))
    render(
      <main>
        <IncomeTaxCalculator />
        <RememberTool slug="income-tax-calculator" />
      </main>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Use 60 to 79' }))
    expect(screen.getByRole('radio', { name: '60 to 79' })).toBeChecked()
    expect(screen.getAllByRole('button', { name: /^Use / })).toHaveLength(1)
    jest.useRealTimers()
  })

  test('nothing is offered while nothing is kept', async () => {
    open()
    await act(async () => {})
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument()
  })
})
