import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderSearch } from '@/components/site/search/header-search'

const entry = { path: '/emi-calculator', name: 'EMI Calculator', summary: 'Instalment', keywords: '' }
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))

test('the index is fetched when the box is first used, tried again after a failure, and then kept', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const fetched = jest.fn<Promise<Response>, [string]>().mockRejectedValue(new TypeError('Failed to fetch'))
  globalThis.fetch = fetched as unknown as typeof fetch
  render(<HeaderSearch id="search" />)
  await settle(1_000)
  expect(fetched).not.toHaveBeenCalled()

  await user.type(screen.getByRole('combobox'), 'e')
  await settle()
  expect(fetched.mock.calls).toEqual([['/search.json']])
  expect(screen.getByRole('status')).toHaveTextContent(/did not load.*type again/)

  await settle(5_000)
  expect(fetched).toHaveBeenCalledTimes(1)

  fetched.mockResolvedValue({ ok: false, status: 503 } as Response)
  await user.type(screen.getByRole('combobox'), 'm')
  await settle(5_000)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('status')).toHaveTextContent(/did not load/)

  fetched.mockResolvedValue({ ok: true, json: async () => [entry] } as Response)
  await user.type(screen.getByRole('combobox'), 'i')
  await settle(5_000)
  expect(screen.getByRole('option')).toHaveTextContent('EMI Calculator')

  await user.type(screen.getByRole('combobox'), '{Backspace}')
  await settle(5_000)
  expect(screen.getByRole('option')).toHaveTextContent('EMI Calculator')
  expect(fetched).toHaveBeenCalledTimes(3)
})
