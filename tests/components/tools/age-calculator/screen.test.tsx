import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AgeCalculator } from '@/components/tools/age-calculator/screen'
import { comeIntoSight } from '@/tests/in-sight'

const figure = (name: string) => screen.getByRole('status', { name })
const birth = () => screen.getByLabelText('Date of birth')
const on = () => screen.getByLabelText('Age on')
const pick = () => screen.getByRole('button', { name: 'Pick a date' })

function open(link = '') {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) })
  history.replaceState(null, '', `/age-calculator${link}`)
  render(<AgeCalculator />)
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

async function openPicker(link = '') {
  const user = open(link)
  await user.click(pick())
  await screen.findByRole('grid', { name: 'Day of birth' })
  return user
}

test('a fresh page asks for the date of birth and counts to today', () => {
  open()
  expect(screen.getByText('Select your date of birth.')).toBeVisible()
  expect(on()).toHaveValue('2026-11-21')
  expect(screen.getByText(/Born on 29 February\?/)).toBeVisible()
})

test('a date of birth gives the age, the totals, the next birthday and the ages in law', async () => {
  open()
  fireEvent.change(birth(), { target: { value: '1998-08-15' } })
  expect(figure('Years')).toHaveTextContent(/^28$/)
  expect(figure('Months')).toHaveTextContent(/^3$/)
  expect(figure('Days')).toHaveTextContent(/^6$/)
  expect(figure('Total days')).toHaveTextContent('10,325')
  expect(figure('Total weeks')).toHaveTextContent(/^1,475 weeks$/)
  expect(figure('Next birthday')).toHaveTextContent('15 August 2027')
  expect(figure('Days to 29th birthday')).toHaveTextContent('267 days')
  expect(screen.getByRole('img', { name: 'Progress from 28 years to 29 years: 27%' })).toBeVisible()
  expect(figure('Age')).toHaveTextContent(/^28 years 3 months 6 days$/)
  expect(screen.getByText('Born on Saturday, 15 August 1998')).toBeVisible()
  expect(screen.getByText('Next birthday, a Sunday')).toBeInTheDocument()
  expect(screen.getByText('Born on a Saturday')).toBeInTheDocument()
  comeIntoSight()
  expect(await screen.findByRole('row', { name: /Senior citizen/ })).toHaveTextContent('15 August 2058')
  expect(screen.getByRole('row', { name: /Voting/ })).toHaveTextContent('15 August 2016reached')
})

test.each([
  ['#dob=2026-11-22', 'Date of birth cannot be in the future'],
  ['#dob=1998-02-30', 'Invalid date selected'],
  ['#dob=1850-01-01', 'Invalid date selected'],
  [
    '#dob=1998-08-15&on=1990-01-01',
    'Date of birth cannot be in the future: it is after the date in “Age on”',
  ],
])('%s: %s', (link, message) => {
  open(link)
  expect(screen.getAllByText(message)).toHaveLength(2)
  expect(birth()).toBeInvalid()
  expect(screen.queryByRole('status', { name: 'Years' })).not.toBeInTheDocument()
})

test('a date to count to that is bad has its message; half typed it is left alone, and is today once it is left', () => {
  open('#dob=1998-08-15&on=soon')
  expect(on()).toHaveAccessibleDescription('Enter a day as year, month and day, such as 2026-04-01.')
  expect(screen.getByText('Choose the date for “Age on”.')).toBeVisible()
  fireEvent.change(on(), { target: { value: '2025-08-15' } })
  fireEvent.change(on(), { target: { value: '' } })
  expect(on()).toHaveValue('')
  expect(figure('Years')).toHaveTextContent('28')
  fireEvent.change(on(), { target: { value: '2025-08-05' } })
  expect(figure('Years')).toHaveTextContent('26')
  fireEvent.change(on(), { target: { value: '' } })
  fireEvent.blur(on())
  expect(on()).toHaveValue('2026-11-21')
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(birth()).toHaveValue('')
})

test('the picker goes by year and month from 1900, and sets the date', async () => {
  const user = await openPicker()
  const year = screen.getByRole('combobox', { name: 'Year' })
  expect(within(year).getAllByRole('option')).toHaveLength(127)
  await user.selectOptions(year, '1998')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'August')
  await user.click(screen.getByRole('button', { name: '15 August 1998' }))
  expect(birth()).toHaveValue('1998-08-15')
  expect(figure('Years')).toHaveTextContent('28')
  expect(pick()).toHaveFocus()
  expect(pick()).toHaveAttribute('aria-expanded', 'false')
})

test('the picker offers no day ahead', async () => {
  await openPicker()
  expect(screen.getByRole('button', { name: '21 November 2026' })).toBeEnabled()
  expect(screen.getByRole('button', { name: '22 November 2026' })).toBeDisabled()
  expect(screen.getByRole('option', { name: 'December' })).toBeDisabled()
  expect(screen.queryByRole('option', { name: '2027' })).not.toBeInTheDocument()
})

test('arrow keys move between days down to 1900, and Escape closes', async () => {
  const user = await openPicker('#dob=1998-08-15')
  act(() => screen.getByRole('button', { name: '15 August 1998' }).focus())
  for (const [key, day] of [
    ['{ArrowDown}', '22 August 1998'],
    ['{ArrowRight}', '23 August 1998'],
    ['{PageUp}', '23 July 1998'],
    ['{Home}', '19 July 1998'],
    ['{End}', '25 July 1998'],
    ['{ArrowUp}', '18 July 1998'],
    ['{ArrowLeft}', '17 July 1998'],
    ['{PageDown}', '17 August 1998'],
  ] as const) {
    await user.keyboard(key)
    expect(screen.getByRole('button', { name: day })).toHaveFocus()
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1900')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'January')
  act(() => screen.getByRole('button', { name: '3 January 1900' }).focus())
  await user.keyboard('{PageUp}')
  expect(screen.getByRole('button', { name: '1 January 1900' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  expect(pick()).toHaveFocus()
})
