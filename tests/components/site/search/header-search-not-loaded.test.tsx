import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderSearch } from '@/components/site/search/header-search'

jest.mock('@/components/site/search/search-results', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a box whose list of results does not load leads to the search page', async () => {
  render(<HeaderSearch id="search" />)
  const user = userEvent.setup({ delay: null })
  const form = screen.getByRole('search')
  await user.click(screen.getByRole('combobox', { name: 'Search tools' }))
  await act(async () => {})
  const submit = createEvent.submit(form)
  fireEvent(form, submit)
  expect(submit.defaultPrevented).toBe(false)
  expect(form).toHaveAttribute('action', '/search')
})
