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
  render(<SavedData />)
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

test('each thing that can be saved has a name', () => {
  expect(savedKeys.map((key) => savedName(key).name)).not.toContain(undefined)
})

test('what is saved is listed, with a link to where it is shown', () => {
  show({ dailyExpenses: EXPENSES, 'dailyExpenses.unreadable.1': '[' })
  expect(rows()).toEqual(['Expenses', 'Expenses, a part that could not be read'])
  expect(screen.getByRole('link', { name: 'Expenses' })).toHaveAttribute('href', '/daily-expense-tracker')
})

test('nothing is offered to save or erase while there is nothing', () => {
  show({})
  expect(screen.getByText('Nothing is saved on this device yet.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save a copy (JSON)' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Erase everything' })).not.toBeInTheDocument()
})

test('erasing asks first, and is undone whole', async () => {
  show({ dailyExpenses: EXPENSES, theme: 'dark' })
  await userEvent.click(screen.getByRole('button', { name: 'Erase everything' }))
  expect(localStorage.getItem('dailyExpenses')).toBe(EXPENSES)
  await userEvent.click(screen.getAllByRole('button', { name: 'Erase everything' })[1]!)
  expect(localStorage).toHaveLength(0)
  expect(screen.getByText(/Everything was erased\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(localStorage.getItem('dailyExpenses')).toBe(EXPENSES)
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('a copy takes the place of what is there, and is undone', async () => {
  show({ theme: 'light' })
  await restore(backupText({ dailyExpenses: EXPENSES }, '2026-10-01'))
  expect(await screen.findByText('Restored the copy of 1 October 2026.')).toBeVisible()
  expect(rows()).toEqual(['Expenses'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(rows()).toEqual(['Theme'])
})

test.each([
  ['no copy', 'x', 'This file is not a copy from this page, or it is damaged. Nothing was changed.'],
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

test('what another tab saves is listed at once', () => {
  show({})
  localStorage.setItem('theme', 'dark')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(rows()).toEqual(['Theme'])
})
