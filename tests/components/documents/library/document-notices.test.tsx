import { render, screen } from '@testing-library/react'
import { ClockNotice } from '@/components/documents/library/document-notices'

afterEach(() => jest.useRealTimers())

test.each([
  ['1970-01-02T00:00:00Z', true],
  ['2023-12-31T12:00:00Z', true],
  ['2024-01-01T00:00:00Z', false],
  ['2026-11-22T00:00:00Z', false],
])('with the clock at %s a notice is shown: %s', (moment, shown) => {
  jest.useFakeTimers({ now: new Date(moment) })
  render(<ClockNotice />)
  expect(screen.queryByRole('alert') !== null).toBe(shown)
})
