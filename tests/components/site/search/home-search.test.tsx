import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HomeSearch } from '@/components/site/search/home-search'
import type { SearchEntry } from '@/lib/catalogue/search'

const names = ['EMI Calculator', 'GST Calculator', 'Pincode Finder']

const index: SearchEntry[] = [
  { path: '/emi-calculator', name: 'EMI Calculator', summary: 'Instalments', keywords: 'byaj' },
  { path: '/blog/pincode', name: 'All about pincodes', summary: 'Six digits', keywords: 'pincode pincode' },
  { path: '/savings', name: 'Post office savings', summary: 'Schemes', keywords: 'pincode' },
  { path: '/calculators', name: 'All Calculators', summary: 'Sums', keywords: '' },
]

function open(link = '') {
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => index }) as Response)
  history.replaceState(null, '', `/${link}`)
  render(
    <>
      <HomeSearch listId="tools" names={names} belowId="more" />
      <ul id="tools">
        {names.map((name) => (
          <li key={name} data-name={name}>
            {name}
          </li>
        ))}
        <li>Suggest a Tool</li>
      </ul>
      <div id="more" />
    </>,
  )
  return userEvent.setup({ delay: null })
}

const box = () => screen.getByRole('searchbox', { name: 'Search tools by name' })
const cards = () =>
  within(document.getElementById('tools')!)
    .queryAllByRole('listitem')
    .map((card) => card.textContent)

test('at first every card is there', () => {
  open()
  expect(box()).toHaveAttribute('placeholder', 'Search tools (e.g., EMI, GST, Pincode...)')
  expect(cards()).toEqual([...names, 'Suggest a Tool'])
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['CALC', ['EMI Calculator', 'GST Calculator']],
  ['de fi', ['Pincode Finder']],
  ['  gst ', ['GST Calculator']],
  ['   ', names],
])('%j leaves the cards whose names contain it, and always the last one: %j', async (query, left) => {
  const user = open()
  await user.type(box(), query)
  expect(cards()).toEqual([...left, 'Suggest a Tool'])
  expect(screen.queryByText(/No tools found/)).toBeNull()
})

test('a link searches; where nothing is found the message repeats the query, and the last card stays', async () => {
  open('?q=nothing')
  expect(box()).toHaveValue('nothing')
  expect(cards()).toEqual(['Suggest a Tool'])
  expect(await screen.findByText('No tools found matching "nothing".')).toBeVisible()
})

test('what was typed is in the address, where no server sees it, and comes back with it', async () => {
  const user = open('?q=old')
  await user.clear(box())
  await user.type(box(), 'emi 9%')
  await waitFor(() => expect(location.hash).toBe('#q=emi+9%25'))
  expect(location.search).toBe('')
  cleanup()
  open(location.hash)
  expect(box()).toHaveValue('emi 9%')
  await user.clear(box())
  await waitFor(() => expect(location.hash).toBe(''))
})

test.each([
  ['byaj', 'Tools found', ['EMI Calculator']],
  ['calculator', 'More tools', ['All Calculators']],
])('%j is looked up in the index of the site too: %s', async (query, heading, offered) => {
  const user = open()
  await user.type(box(), query)
  const region = await screen.findByRole('region', { name: heading })
  const offeredNames = within(region)
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)
  expect(offeredNames).toEqual(offered)
  expect(screen.queryByText(/No tools found/)).toBeNull()
})

test('what the index ranks before the tool of that name is below it, tools before articles', async () => {
  const user = open()
  await user.type(box(), 'pincode')
  expect(cards()).toEqual(['Pincode Finder', 'Suggest a Tool'])
  const more = await screen.findByRole('region', { name: 'More tools' })
  const offered = within(more)
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)
  expect(offered).toEqual(['Post office savings', 'All about pincodes'])
  expect(document.getElementById('more')).toContainElement(more)
  expect(screen.queryByRole('region', { name: 'Tools found' })).toBeNull()
})

test('groups without a match and parts that answer no search are hidden while one is typed', async () => {
  history.replaceState(null, '', '/')
  render(
    <>
      <HomeSearch listId="groups" names={['EMI Calculator', 'Pincode Finder']} belowId="more" />
      <p data-when-idle="">Popular</p>
      <div id="groups">
        <section data-group="">
          <h2>Calculators</h2>
          <p data-name="EMI Calculator">EMI</p>
        </section>
        <section data-group="">
          <h2>India</h2>
          <p data-name="Pincode Finder">Pincode</p>
        </section>
      </div>
    </>,
  )
  const user = userEvent.setup({ delay: null })
  await user.type(box(), 'pin')
  expect(screen.getByText('India')).toBeVisible()
  expect(screen.getByText('Calculators')).not.toBeVisible()
  expect(screen.getByText('Popular')).not.toBeVisible()
  await user.clear(box())
  expect(screen.getByText('Calculators')).toBeVisible()
  expect(screen.getByText('Popular')).toBeVisible()
})
