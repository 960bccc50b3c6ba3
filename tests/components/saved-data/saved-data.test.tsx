import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SavedData } from '@/components/saved-data/saved-data'
import { savedName } from '@/components/saved-data/saved-words'
import { backupText } from '@/lib/saved-data/backup'
import { savedKeys } from '@/lib/saved-data/saved-kinds'

const EXPENSES = JSON.stringify([
  { id: '1', date: '2026-11-23', description: 'Tea', amount: 20, category: 'Food' },
])

function show(saved: Record<string, string>) {
  localStorage.clear()
  for (const [key, text] of Object.entries(saved)) localStorage.setItem(key, text)
  return render(<SavedData />)
}

const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)

/** jsdom's files cannot be read as text. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'copy.json'), { text: () => Promise.resolve(text) })

const restore = (text: string) =>
  userEvent.upload(screen.getByLabelText('Restore from a copy'), fileOf(text), { applyAccept: false })

test('what is saved is listed, with a link to where it is shown', () => {
  show({ dailyExpenses: EXPENSES, 'dailyExpenses.unreadable.1': '[' })
  expect(rows()).toEqual(['Expenses', 'Expenses, a part that could not be read'])
  expect(screen.getByRole('link', { name: 'Expenses' })).toHaveAttribute('href', '/daily-expense-tracker')
})

test('erasing asks first, leaves nothing of any kind, which all have names, and is undone whole', async () => {
  const ofEveryKind = Object.fromEntries(savedKeys.map((key) => [key, 'x']))
  expect(savedKeys.map((key) => savedName(key, {}).name)).not.toContain(undefined)
  show({ ...ofEveryKind, 'weatherForecasts.unreadable.1': 'x', dailyExpenses: EXPENSES, theme: 'dark' })
  await userEvent.click(screen.getByRole('button', { name: 'Erase everything' }))
  expect(localStorage.getItem('dailyExpenses')).toBe(EXPENSES)
  await userEvent.click(screen.getAllByRole('button', { name: 'Erase everything' })[1]!)
  expect(localStorage).toHaveLength(0)
  expect(screen.getByText(/Everything was erased\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(localStorage.getItem('dailyExpenses')).toBe(EXPENSES)
  expect(localStorage.getItem('theme')).toBe('dark')
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a copy that takes nothing away is restored at once', async () => {
  show({ theme: 'light' })
  await restore(backupText({ dailyExpenses: EXPENSES, theme: 'light' }, '2026-10-01'))
  expect(await screen.findByText('Restored the copy of 1 October 2026.')).toBeVisible()
  expect(rows()).toEqual(['Expenses', 'Theme'])
  await press('Undo')
  expect(rows()).toEqual(['Theme'])
})

test('what a copy replaces is confirmed, and can be brought back after the page was left', async () => {
  const { unmount } = show({ theme: 'light' })
  await restore(backupText({ dailyExpenses: EXPENSES }, '2026-10-01'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Gone or changed will be: Theme.')
  await press('Cancel')
  expect(rows()).toEqual(['Theme'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  await restore(backupText({ dailyExpenses: EXPENSES }, '2026-10-01'))
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(rows()).toEqual(['Expenses', 'What was here before a copy was restored'])
  unmount()

  render(<SavedData />)
  expect(screen.getByText(/^A copy was restored on .*What was here before is kept/)).toBeVisible()
  await press('Bring it back')
  expect(screen.getByRole('alert')).toHaveTextContent('Gone or changed will be: Expenses.')
  await press('Replace')
  expect(localStorage.getItem('theme')).toBe('light')
  expect(localStorage.getItem('dailyExpenses')).toBeNull()
  expect(localStorage.getItem('savedDataBefore')).toContain('dailyExpenses')
})

test('without room for what is replaced, the copy is restored all the same, and the page explains', async () => {
  show({ theme: 'light' })
  const room = 400
  const setItem = Storage.prototype.setItem
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    text,
  ) {
    if (key === 'savedDataBefore' || text.length > room) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
  await restore(backupText({ dailyExpenses: EXPENSES }, '2026-10-01'))
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(await screen.findByText(/^Restored the copy .*only while this page is open/)).toBeVisible()
  expect(rows()).toEqual(['Expenses'])
  full.mockRestore()
  await press('Undo')
  expect(rows()).toEqual(['Theme'])
})

test.each([
  ['no copy', 'x', 'This file is not a copy from this page, or it is damaged. Nothing was changed.'],
  [
    'empty',
    backupText({}, '2026-10-01'),
    'This copy holds nothing that can be restored here. Nothing was changed.',
  ],
  [
    'damaged',
    backupText({ dailyExpenses: '[' }, '2026-10-01'),
    'Part of this copy cannot be read: Expenses. Nothing was changed.',
  ],
])('a file that is %s changes nothing', async (_, text, message) => {
  show({ theme: 'light' })
  await restore(text)
  expect(await screen.findByText(message)).toBeVisible()
  expect(localStorage.getItem('theme')).toBe('light')
})

test('nothing is offered to save, erase or withdraw while there is nothing; what another tab saves is listed', () => {
  show({})
  expect(screen.getByText('Nothing is saved on this device yet.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save a copy (JSON)' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Erase everything' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument()
  localStorage.setItem('theme', 'dark')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(rows()).toEqual(['Theme'])
})

test('the leave to ask a service is shown, withdrawn, and given back by Undo', async () => {
  const leave = '{"version":1,"always":true}'
  show({ 'alwaysAsk.ifsc': leave, 'alwaysAsk.rates': leave, theme: 'dark' })
  const services = screen.getByRole('region', { name: 'Services that are asked without asking you' })
  expect(within(services).getAllByRole('button')).toHaveLength(2)
  await userEvent.click(
    within(services).getByRole('button', { name: 'Withdraw: Leave to ask for today’s bank branch details' }),
  )
  expect(localStorage.getItem('alwaysAsk.ifsc')).toBeNull()
  expect(localStorage.getItem('alwaysAsk.rates')).toBe(leave)
  expect(within(services).getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(localStorage.getItem('alwaysAsk.ifsc')).toBe(leave)
})

test('what a further business has is listed under its name', () => {
  const state = '{"state":{"documents":[],"deleted":[],"settings":{}},"version":2}'
  show({
    jantarBusinesses:
      '{"version":1,"businesses":[{"id":"a","place":"","name":"Asha","shared":{}},{"id":"b","place":"b","name":"Bina Stores","shared":{}}]}',
    jantarDocuments: state,
    'jantarBusiness.b': state,
    'jantarBusiness.c': state,
  })
  expect(rows()).toEqual([
    'Invoices, quotations and receipts: Bina Stores',
    'Invoices, quotations and receipts: another business',
    'List of your businesses',
    'Invoices, quotations and receipts',
  ])
})
