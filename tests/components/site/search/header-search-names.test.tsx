import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { askDirectories } from '@/components/site/search/ask-directories'
import { HeaderSearch } from '@/components/site/search/header-search'
import { searchEntries } from '@/content/search-entries'

jest.mock('@/components/site/search/ask-directories', () => ({ askDirectories: jest.fn() }))

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))

async function type(query: string) {
  jest.useFakeTimers()
  globalThis.fetch = async () =>
    ({ ok: true, json: async () => searchEntries.map((entry) => Object.values(entry)) }) as Response
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<HeaderSearch id="search" />)
  await user.type(screen.getByRole('combobox'), query)
  // The parts of the search load first, and then typing has paused.
  await settle(1_000)
  await settle(1_000)
  await settle()
}

const hrefs = () =>
  screen.getAllByRole('option').map((option) => option.querySelector('a')?.getAttribute('href'))

const PLACE = { slug: 'ifsc-code-finder', set: { place: 'sbi bank andheri' }, answer: null }

test('a name in the directories comes before the pages that have a part of it, once', async () => {
  jest.mocked(askDirectories).mockResolvedValue([PLACE])
  await type('sbi bank andheri')
  const links = hrefs()
  expect(links[0]).toBe('/ifsc-code-finder#place=sbi+bank+andheri')
  expect(links.slice(1)).not.toContain('/ifsc-code-finder')
})

test('without such a name the pages that have a part of it are found', async () => {
  jest.mocked(askDirectories).mockResolvedValue([])
  await type('love calculator rahul priya')
  expect(hrefs()[0]).toBe('/love-calculator')
})
