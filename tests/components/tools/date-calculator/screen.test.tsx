import { act, fireEvent, screen, within } from '@testing-library/react'
import { DateCalculator } from '@/components/tools/date-calculator/screen'
import { knownHolidays } from '@/lib/dates/known-holidays'
import { openAt, result, retype } from '@/tests/calculator-screen'
import { holdDate } from '@/tests/hold-date'
import { comeIntoSight } from '@/tests/in-sight'

holdDate(new Date('2026-11-28T06:30:00Z'))

const known = knownHolidays()
const Screen = () => <DateCalculator known={known} />
const open = (link = '') => openAt(`/date-calculator${link}`, Screen)

test('days between two days, the last one as asked', async () => {
  const user = open('#from=2026-03-03&to=2026-06-15')
  expect(result('Days')).toHaveTextContent('104')
  expect(result('Weeks and days')).toHaveTextContent('14 weeks 6 days')
  expect(result('Years, months and days')).toHaveTextContent('3 months 12 days')
  await user.click(screen.getByRole('checkbox', { name: 'Count the last day too' }))
  expect(result('Days')).toHaveTextContent('105')
  expect(screen.getByText('Both days count.')).toBeVisible()
})

test('a day that is left alone is today; days the other way round are counted, and it is said', () => {
  open('#from=2026-12-25')
  expect(result('Days')).toHaveTextContent('27')
  expect(screen.getByText(/^The second day is before the first/)).toBeVisible()
})

test('working days follow the days off and the holidays, whose reach is named', async () => {
  const user = open('#from=2026-09-28&to=2026-10-04&last=true')
  expect(result('Working days')).toHaveTextContent('5')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Holidays' }), 'Central government')
  expect(result('Working days')).toHaveTextContent('4')
  expect(screen.getByText(/^Holidays of the central government’s list, on which/)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days off in a week' }), 'Sunday')
  expect(result('Working days')).toHaveTextContent('5')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Holidays' }), 'Maharashtra')
  expect(screen.getByText(/It is not the official list of the state/)).toBeVisible()
  fireEvent.change(screen.getByLabelText('Second day'), { target: { value: '2028-02-01' } })
  expect(screen.getByText(/^Of days before 2025 and after 2027 only the days off/)).toBeVisible()
})

test('a day so many days later, and the notice period', async () => {
  const user = open('#from=2026-01-01')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What to find' }),
    'A day so many days later or earlier',
  )
  expect(result('The day')).toHaveTextContent('1 April 2026')
  expect(result('Weekday')).toHaveTextContent('Wednesday')
  await retype(user, 'How many', '100000')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Years')
  expect(
    screen.getByText('That day is past the calendar of this page. Enter a smaller number.'),
  ).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'What to find' }), 'End of a notice period')
  expect(result('Last day of notice')).toHaveTextContent('31 January 2026')
  await user.click(screen.getByRole('radio', { name: 'On the same day' }))
  expect(result('Last day of notice')).toHaveTextContent('30 January 2026')
})

test('the weekday of a day, and how far it is', () => {
  open('#mode=weekday&from=2026-11-20')
  expect(result('Weekday')).toHaveTextContent('Friday')
  expect(result('From today')).toHaveTextContent('8 days ago')
  expect(result('Week (ISO 8601)')).toHaveTextContent('2026-W47')
  expect(screen.queryByRole('combobox', { name: 'Holidays' })).not.toBeInTheDocument()
})

test('months and holidays come when they are in sight', async () => {
  open('#from=2026-08-01&to=2026-10-31&last=true&holidays=central')
  await act(async () => comeIntoSight())
  const months = await screen.findByRole('region', { name: 'Days of each month' })
  // October 2026: 22 weekdays, less 2 and 20 October.
  expect(within(months).getByRole('row', { name: 'Oct 2026 31 20 9 2' })).toBeVisible()
  const holidays = screen.getByRole('region', { name: 'Holidays in this time' })
  expect(
    within(holidays).getByRole('row', { name: /15 August 2026 Saturday Independence Day On a day off/ }),
  ).toBeVisible()
})
