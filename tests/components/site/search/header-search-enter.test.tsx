import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderSearch } from '@/components/site/search/header-search'
import { loadSiteSearch } from '@/components/site/search/load-site-search'
import { type SearchEntry, siteSearch } from '@/lib/catalogue/search'

jest.mock('@/components/site/search/load-site-search', () => ({ loadSiteSearch: jest.fn() }))

// Addresses of this very document, since jsdom goes to no other.
const entries: SearchEntry[] = [
  { path: '/#emi', name: 'EMI Calculator', summary: 'Instalment of a loan', keywords: 'loan' },
  { path: '/#rd', name: 'RD Calculator', summary: 'A deposit each month', keywords: 'recurring' },
]
type Loaded = Awaited<ReturnType<typeof loadSiteSearch>>

/** The search box with a list that comes when `arrive` is called. */
async function open(query: string) {
  history.replaceState(null, '', '/')
  let resolve: (search: Loaded) => void
  const loading = new Promise<Loaded>((done) => (resolve = done))
  jest.mocked(loadSiteSearch).mockReturnValue(loading)
  render(<HeaderSearch id="search" />)
  const user = userEvent.setup({ delay: null })
  await user.type(screen.getByRole('combobox', { name: 'Search tools' }), query)
  const arrive = (search: Loaded) => act(async () => resolve(search))
  return { user, arrive }
}

test('Enter before the list has loaded opens its first result then, and never submits the form', async () => {
  const { user, arrive } = await open('calc')
  let isLeftToBrowser = true
  addEventListener('submit', (event) => (isLeftToBrowser = !event.defaultPrevented), { once: true })
  await user.keyboard('{Enter}')
  expect(isLeftToBrowser).toBe(false)
  expect(location.href).toBe('http://localhost/')
  await arrive(siteSearch(entries))
  expect(location.hash).toBe('#emi')
})

test.each(['u', '{Escape}'])('%s after such an Enter withdraws it', async (key) => {
  const { user, arrive } = await open('calc')
  await user.keyboard(`{Enter}${key}`)
  await arrive(siteSearch(entries))
  expect(location.href).toBe('http://localhost/')
})

test('Enter asks once more for a list that did not load', async () => {
  const { user, arrive } = await open('calc')
  await arrive(null)
  expect(screen.getByRole('status')).toHaveTextContent(/did not load/)
  jest.mocked(loadSiteSearch).mockResolvedValue(siteSearch(entries))
  await user.keyboard('{Enter}')
  expect(location.hash).toBe('#emi')
})

test('Enter with a query of which nothing is found goes nowhere', async () => {
  const { user, arrive } = await open('zzz')
  await user.keyboard('{Enter}')
  await arrive(siteSearch(entries))
  expect(location.href).toBe('http://localhost/')
})
