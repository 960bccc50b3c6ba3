import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderSearch } from '@/components/site/search/header-search'
import { SearchPage } from '@/components/site/search/search-page'

jest.mock('@/components/site/search/search-results', () => {
  throw new TypeError('Failed to fetch')
})
jest.mock('@/components/site/search/found-tools', () => {
  throw new TypeError('Failed to fetch')
})

test('a box whose list of results does not load leads to the search page', async () => {
  render(<HeaderSearch id="search" />)
  const user = userEvent.setup({ delay: null })
  const form = screen.getByRole('search')
  await user.click(screen.getByRole('combobox', { name: 'Search tools' }))
  // Until the list is known not to load, a submit waits for it.
  await waitFor(() => {
    const submit = createEvent.submit(form)
    fireEvent(form, submit)
    expect(submit.defaultPrevented).toBe(false)
  })
  expect(form).toHaveAttribute('action', '/search')
})

test('the search page offers to load its results again', async () => {
  render(<SearchPage />)
  const user = userEvent.setup({ delay: null })
  await user.type(screen.getByRole('searchbox', { name: /Search tools/ }), 'emi')
  expect(await screen.findByRole('alert')).toHaveTextContent('The list of tools did not load.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible()
})
