import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyReminder } from '@/components/ui/copy-reminder'
import { copyReminder, isCopyDue, readCopyReminder, startCopyReminder } from '@/lib/saved-data/copy-reminder'
import { holdDate } from '@/tests/hold-date'

function show(day: string, hasData = true) {
  holdDate(new Date(`${day}T12:00:00+05:30`))
  return render(<CopyReminder hasData={hasData} />)
}

function fresh(since?: string) {
  act(() => {
    copyReminder.erase()
    if (since) startCopyReminder(since)
  })
}

const reminder = () => screen.queryByRole('note')

test.each([
  ['2026-11-01', '2026-11-30', false, '29 days'],
  ['2026-11-01', '2026-12-01', true, '30 days'],
  ['2026-12-01', '2026-11-24', false, 'a clock that was set back'],
])('from %s to %s a copy is due: %s (%s)', (since, today, due) => {
  expect(isCopyDue(since, today)).toBe(due)
})

test.each([[{ version: 1, since: '2026-13-01' }], [{ version: 2, since: '2026-11-01' }], [undefined]])(
  '%j is no day of a reminder',
  (stored) => expect(readCopyReminder(stored)).toBeNull(),
)

test('the first use starts the count, and the line comes 30 days later', () => {
  fresh()
  const { unmount } = show('2026-11-01')
  expect(reminder()).not.toBeInTheDocument()
  unmount()
  show('2026-12-01')
  expect(reminder()).toHaveTextContent('No copy was saved in the last 30 days.')
  expect(screen.getByRole('link', { name: 'Save a copy' })).toHaveAttribute('href', '/saved-data')
})

test('closed, it stays away for another 30 days, as after a copy', async () => {
  fresh('2026-10-01')
  show('2026-11-24')
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Close' }))
  expect(reminder()).not.toBeInTheDocument()
  expect(copyReminder.getState().value).toEqual({ since: '2026-11-24' })
})

test('without anything to copy there is no line and no count', () => {
  fresh()
  show('2026-11-24', false)
  expect(reminder()).not.toBeInTheDocument()
  expect(copyReminder.getState().value).toEqual({ since: null })
})
