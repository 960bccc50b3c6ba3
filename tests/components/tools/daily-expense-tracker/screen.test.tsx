import { act, screen, within } from '@testing-library/react'
import { type UserEvent } from '@testing-library/user-event'
import { saveFile } from '@/components/share/save-file'
import { eraseRecords } from '@/components/tools/daily-expense-tracker/kept-records'
import { DailyExpenseTracker } from '@/components/tools/daily-expense-tracker/screen'
import { toastStore } from '@/components/ui/toast-store'
import type { Expense } from '@/lib/expenses/expense'
import { expensesBackupText } from '@/lib/expenses/expenses-backup'
import { holdDate } from '@/tests/hold-date'
import { comeIntoSight } from '@/tests/in-sight'
import { openAt } from '@/tests/calculator-screen'

jest.mock('@/components/share/save-file', () => ({ saveFile: jest.fn() }))

/** The device's own day counts here, in whatever time zone it is. */
const NOON = new Date(2026, 10, 21, 12)
beforeAll(() => void holdDate(NOON))

const open = (link = '') => openAt(`/daily-expense-tracker${link}`, DailyExpenseTracker)

afterEach(() => {
  act(() => {
    eraseRecords()
    dispatchEvent(new Event('pagehide'))
  })
  localStorage.clear()
})

const box = (name: string) => screen.getByRole('textbox', { name })

async function add(user: UserEvent, description: string, amount: string, category?: string) {
  if (description) await user.type(box('Description'), description)
  await user.type(box('Amount (₹)'), amount)
  if (category) {
    const field = screen.getByRole('combobox', { name: 'Category' })
    await user.clear(field)
    await user.type(field, category)
  }
  await user.click(screen.getByRole('button', { name: 'Add expense' }))
}

const tea: Expense = { id: '1', description: 'Tea', amountPaise: 2000, category: 'Food', date: '2026-09-01' }

/** The files of jsdom cannot be read as text. */
const file = (text: string, name: string) =>
  Object.assign(new File([text], name), { text: () => Promise.resolve(text) })

const stored = () => {
  dispatchEvent(new Event('pagehide'))
  return JSON.parse(localStorage.getItem('dailyExpenses')!)
}

test('an expense is added, listed, counted in its month and stored as specified', async () => {
  const user = open()
  await add(user, 'Vegetables', '120.50')
  expect(screen.getByText('1 expense, ₹120.50')).toBeInTheDocument()
  expect(document.querySelector('output[name=monthTotal]')).toHaveAttribute('data-value', '120.5')
  expect(stored()).toEqual([
    {
      id: expect.any(String),
      date: '2026-11-21',
      description: 'Vegetables',
      amount: 120.5,
      category: 'Food',
    },
  ])
  expect(box('Description')).toHaveValue('')
  expect(box('Description')).toHaveFocus()
})

test.each([
  ['', '100', 'Description', 'Enter what it was for, such as Tea.'],
  ['Tea', '-5', 'Amount (₹)', 'Enter an amount above ₹0, such as 250 or 1,250.50.'],
])(
  '%j and %j are refused with the specified message, and %s is marked',
  async (description, amount, wrong, message) => {
    const user = open()
    if (description) await user.type(box('Description'), description)
    if (amount) await user.type(box('Amount (₹)'), amount)
    await user.click(screen.getByRole('button', { name: 'Add expense' }))
    expect(toastStore.getState().toast).toMatchObject({
      title: 'Invalid Input',
      description: 'Please enter a valid description and positive amount.',
    })
    expect(screen.getByText(/No expenses yet/)).toBeInTheDocument()
    expect(box(wrong)).toBeInvalid()
    expect(box(wrong)).toHaveFocus()
    expect(box(wrong)).toHaveAccessibleDescription(message)
    await user.clear(box(wrong))
    await user.type(box(wrong), '5')
    expect(box(wrong)).toBeValid()
  },
)

test.each([
  ['Save changes', '₹25.00'],
  ['Cancel', '₹20.00'],
])('an expense is changed by %s to %s, and the keyboard goes on in the form', async (end, amount) => {
  const user = open()
  await add(user, 'Tea', '20')
  await user.click(screen.getByRole('button', { name: 'Edit Tea' }))
  expect(box('Description')).toHaveFocus()
  expect(box('Description')).toHaveValue('Tea')
  await user.clear(box('Amount (₹)'))
  await user.type(box('Amount (₹)'), '25')
  await user.click(screen.getByRole('button', { name: end }))
  expect(screen.getByText(`1 expense, ${amount}`)).toBeInTheDocument()
  expect(screen.getByRole('form', { name: 'New expense' })).toContainElement(box('Description'))
  expect(box('Description')).toHaveFocus()
})

test('search and category narrow the list', async () => {
  const user = open()
  await add(user, 'Tea', '20')
  await add(user, 'Auto', '80', 'Travel')
  await user.type(box('Search'), 'auto')
  expect(screen.getByText('1 expense, ₹80.00')).toBeInTheDocument()
  await user.clear(box('Search'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter by category' }), 'Food')
  expect(screen.getByText('1 expense, ₹20.00')).toBeInTheDocument()
})

test('a budget shows the remainder, or the excess', async () => {
  const user = open()
  await add(user, 'Tea', '20')
  await user.click(screen.getByRole('button', { name: 'Budget for Food' }))
  await user.type(box('Monthly budget for Food (₹)'), '50')
  await user.click(screen.getByRole('button', { name: 'Save budget' }))
  expect(screen.getByText('₹30.00 left of ₹50.00')).toBeInTheDocument()
  await add(user, 'Dinner', '100')
  expect(screen.getByText('₹70.00 over the budget of ₹50.00')).toBeInTheDocument()
})

test('a link fills in the form and adds nothing; a month can be looked at, and the one before it', async () => {
  const user = open('#description=Lamps&date=2026-10-05')
  expect(box('Description')).toHaveValue('Lamps')
  expect(screen.getByText(/No expenses yet/)).toBeInTheDocument()
  await add(user, '', '300')
  const heading = () => within(screen.getByRole('region', { name: 'Month' })).getByRole('heading').textContent
  expect(heading()).toBe('November 2026')
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(heading()).toBe('October 2026')
  expect(document.querySelector('output[name=monthTotal]')).toHaveAttribute('data-value', '300')
  expect(screen.getByText('100% of the month')).toBeInTheDocument()
  expect(screen.getByText('₹0.00 in September 2026')).toBeInTheDocument()
})

test('a backup brings back what was deleted, and a damaged one changes nothing', async () => {
  const user = open()
  await add(user, 'Tea', '20')
  comeIntoSight()
  await user.click(await screen.findByRole('button', { name: 'Save backup (JSON)' }))
  const [name, , backup] = jest.mocked(saveFile).mock.calls[0]!
  expect(name).toMatch(/^expenses-\d{4}-\d{2}-\d{2}\.json$/)
  await user.click(screen.getByRole('button', { name: 'Delete all expenses' }))
  await user.click(screen.getByRole('button', { name: 'Delete all' }))
  expect(screen.getByText(/No expenses yet/)).toBeInTheDocument()
  const restore = (text: string) =>
    user.upload(screen.getByLabelText('Restore a backup'), file(text, 'expenses.json'))
  await restore('{"kind":"expenses"}')
  expect(await screen.findByText(/damaged. Nothing was changed/)).toBeInTheDocument()
  await restore(backup as string)
  expect(await screen.findByText('The backup was restored: 1 expense.')).toBeInTheDocument()
  expect(await screen.findByText('1 expense, ₹20.00')).toBeInTheDocument()
})

test('a backup that the browser has no room for is not called restored next to the notice that it is not saved', async () => {
  const user = open()
  comeIntoSight()
  const restore = await screen.findByLabelText('Restore a backup')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.upload(restore, file(expensesBackupText({ expenses: [tea], budgets: {} }), 'expenses.json'))
  expect(await screen.findByText(/Your expenses are not saved/)).toBeInTheDocument()
  expect(screen.getByText('Read from the backup: 1 expense.')).toBeInTheDocument()
  expect(screen.queryByText(/restored/)).not.toBeInTheDocument()
  jest.restoreAllMocks()
})

test('the day of a new expense and the month shown are those of the device, wherever it is', () => {
  // 1 December, 01:30, in India; still 30 November, 20:00, on a device in Greenwich.
  jest.useFakeTimers({ now: new Date('2026-11-30T20:00:00Z') })
  jest.spyOn(Date.prototype, 'getDate').mockImplementation(Date.prototype.getUTCDate)
  jest.spyOn(Date.prototype, 'getMonth').mockImplementation(Date.prototype.getUTCMonth)
  open()
  expect(screen.getByLabelText('Date')).toHaveValue('2026-11-30')
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeInTheDocument()
  jest.restoreAllMocks()
  jest.useRealTimers()
  holdDate(NOON)
})

test('the chart keeps paise, and a small share is not called 0%', async () => {
  const user = open('#date=2026-11-21')
  await add(user, 'Rent', '1,250.50', 'Rent')
  await add(user, 'Toffee', '2', 'Food')
  expect(screen.getByRole('img', { name: /^Spending by day\. Most on .*: ₹1,252\.50$/ })).toBeInTheDocument()
  expect(screen.getByText('100% of the month')).toBeInTheDocument()
  // 2 / 1,252.50 is 0.16%.
  expect(screen.getByText('under 1% of the month')).toBeInTheDocument()
  expect(screen.queryByText(/₹1,253|^0%/)).not.toBeInTheDocument()
})
