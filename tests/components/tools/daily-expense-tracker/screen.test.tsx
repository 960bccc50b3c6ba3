import { act, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { eraseAll, keptExpenses } from '@/components/tools/daily-expense-tracker/kept-records'
import { DailyExpenseTracker } from '@/components/tools/daily-expense-tracker/screen'
import { localDay } from '@/lib/calendar/today'
import { toastStore } from '@/lib/toast'

function open(link = '') {
  history.replaceState(null, '', `/daily-expense-tracker${link}`)
  render(<DailyExpenseTracker />)
  return userEvent.setup()
}

afterEach(() => {
  act(() => {
    eraseAll()
    dispatchEvent(new Event('pagehide'))
  })
  localStorage.clear()
})

const box = (name: string) => screen.getByRole('textbox', { name })
const list = () => within(screen.getByRole('region', { name: 'List of expenses' }))

async function add(user: UserEvent, description: string, amount: string, category?: string) {
  await user.type(box('Description'), description)
  await user.type(box('Amount (₹)'), amount)
  if (category) {
    const field = screen.getByRole('combobox', { name: 'Category' })
    await user.clear(field)
    await user.type(field, category)
  }
  await user.click(screen.getByRole('button', { name: 'Add expense' }))
}

const stored = () => {
  dispatchEvent(new Event('pagehide'))
  return JSON.parse(localStorage.getItem('dailyExpenses')!)
}

test('an expense is added, listed, counted in its month and stored as the specification says', async () => {
  const user = open()
  await add(user, 'Vegetables', '120.50')
  expect(screen.getByText('1 expense, ₹120.50')).toBeInTheDocument()
  expect(document.querySelector('output[name=monthTotal]')).toHaveAttribute('data-value', '120.5')
  expect(stored()).toEqual([
    {
      id: expect.any(String),
      date: localDay(new Date()),
      description: 'Vegetables',
      amount: 120.5,
      category: 'Food',
    },
  ])
  expect(box('Description')).toHaveValue('')
  expect(box('Description')).toHaveFocus()
})

test.each([
  ['', '100'],
  ['Tea', ''],
  ['Tea', '-5'],
])('%j and %j are refused with the message of the specification', async (description, amount) => {
  const user = open()
  if (description) await user.type(box('Description'), description)
  if (amount) await user.type(box('Amount (₹)'), amount)
  await user.click(screen.getByRole('button', { name: 'Add expense' }))
  expect(toastStore.getState().toast).toMatchObject({
    title: 'Invalid Input',
    description: 'Please enter a valid description and positive amount.',
  })
  expect(screen.getByText(/No expenses yet/)).toBeInTheDocument()
})

test('a deleted expense comes back with Undo', async () => {
  const user = open()
  await add(user, 'Tea', '20')
  await user.click(screen.getByRole('button', { name: 'Delete Tea' }))
  expect(screen.getByText('Deleted: Tea')).toBeInTheDocument()
  expect(screen.getByText(/No expenses yet/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('1 expense, ₹20.00')).toBeInTheDocument()
})

test('an expense is changed', async () => {
  const user = open()
  await add(user, 'Tea', '20')
  await user.click(screen.getByRole('button', { name: 'Edit Tea' }))
  await user.clear(box('Amount (₹)'))
  await user.type(box('Amount (₹)'), '25')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(screen.getByText('1 expense, ₹25.00')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add expense' })).toBeInTheDocument()
})

test('search and category narrow the list', async () => {
  const user = open()
  await add(user, 'Tea', '20')
  await add(user, 'Auto', '80', 'Travel')
  await user.type(box('Search'), 'auto')
  expect(screen.getByText('1 expense, ₹80.00')).toBeInTheDocument()
  await user.clear(box('Search'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category of the list' }), 'Food')
  expect(screen.getByText('1 expense, ₹20.00')).toBeInTheDocument()
})

test('a budget says what is left, and what is over', async () => {
  const user = open()
  await add(user, 'Tea', '20')
  await user.click(screen.getByRole('button', { name: 'Budget for Food' }))
  await user.type(box('Budget for Food, a month (₹)'), '50')
  await user.click(screen.getByRole('button', { name: 'Save budget' }))
  expect(screen.getByText('₹30.00 left of ₹50.00')).toBeInTheDocument()
  await add(user, 'Dinner', '100')
  expect(screen.getByText('₹70.00 over the budget of ₹50.00')).toBeInTheDocument()
})

test('what another tab adds appears here', () => {
  open()
  const other = [{ id: '7', date: '2026-11-22', description: 'From elsewhere', amount: 5, category: 'Food' }]
  localStorage.setItem('dailyExpenses', JSON.stringify(other))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'dailyExpenses' })))
  expect(screen.getByText('From elsewhere')).toBeInTheDocument()
})

test('a link fills in the form and adds nothing', () => {
  open('#description=Rent&amount=15000&category=Rent&date=2026-11-01')
  expect(box('Description')).toHaveValue('Rent')
  expect(screen.getByLabelText('Date')).toHaveValue('2026-11-01')
  expect(screen.getByText(/No expenses yet/)).toBeInTheDocument()
})

test('of ten thousand expenses only those in sight are drawn, and all are counted', () => {
  const many = Array.from({ length: 10_000 }, (_, place) => ({
    id: String(10_000 - place),
    date: '2026-11-22',
    description: `Expense ${place}`,
    amountPaise: 100,
    category: 'Food',
  }))
  act(() => keptExpenses.change(() => many))
  open()
  expect(screen.getByText('10,000 expenses, ₹10,000.00')).toBeInTheDocument()
  const rows = list().getAllByRole('listitem')
  expect(rows.length).toBeLessThan(40)
  expect(rows[0]).toHaveAttribute('aria-setsize', '10000')
})
