import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeaderSearch } from '@/components/site/search/header-search'

// Addresses of this very document, since jsdom goes to no other.
const entries = [
  { path: '/#emi', name: 'EMI Calculator', summary: 'Instalment of a loan', keywords: 'loan,byaj' },
  { path: '/#rd', name: 'RD Calculator', summary: 'A deposit each month', keywords: 'recurring' },
  { path: '/#pin', name: 'Pincode Finder', summary: 'Post offices', keywords: 'pin code' },
]

const box = () => screen.getByRole('combobox', { name: 'Search tools' })
const options = () => screen.queryAllByRole('option')
const chosen = () => screen.getByRole('option', { selected: true })

async function open(query = '') {
  history.replaceState(null, '', '/')
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => entries }) as Response)
  render(
    <>
      <HeaderSearch id="search" />
      <button>Elsewhere</button>
    </>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(box())
  // The list's own script and the index arrive.
  await act(async () => {})
  if (query) await user.type(box(), query)
  return user
}

test('what is typed finds tools by name and by everyday words', async () => {
  const user = await open('byaj')
  expect(options().map((option) => option.textContent)).toEqual(['EMI CalculatorInstalment of a loan'])
  await user.clear(box())
  await user.type(box(), 'calc')
  expect(options()).toHaveLength(2)
})

test('the box tells whether its list is open, and which option is the active one', async () => {
  const user = await open()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  await user.type(box(), 'calc')
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Tools found' }).id)
  expect(box()).toHaveAttribute('aria-activedescendant', chosen().id)
})

test('arrow keys move among the options, and from the last to the first; Enter opens one', async () => {
  const user = await open('calc')
  expect(chosen()).toHaveTextContent('EMI Calculator')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toHaveTextContent('RD Calculator')
  expect(box()).toHaveAttribute('aria-activedescendant', chosen().id)
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toHaveTextContent('EMI Calculator')
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('RD Calculator')
  expect(box()).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(location.hash).toBe('#rd')
})

test('another query begins with its first option again', async () => {
  const user = await open('calc')
  await user.keyboard('{ArrowDown}')
  await user.type(box(), 'u')
  expect(chosen()).toHaveTextContent('EMI Calculator')
})

test('Esc closes the list and keeps the box; the next key opens it again', async () => {
  const user = await open('calc')
  await user.keyboard('{Escape}')
  expect(options()).toHaveLength(0)
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  expect(box()).not.toHaveAttribute('aria-activedescendant')
  expect(box()).toHaveFocus()
  await user.type(box(), 'u')
  expect(options()).toHaveLength(2)
})

test('leaving the box closes the list', async () => {
  const user = await open('calc')
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(options()).toHaveLength(0)
})

test('the mouse points and clicks', async () => {
  const user = await open('calc')
  await user.hover(screen.getByText('RD Calculator'))
  expect(chosen()).toHaveTextContent('RD Calculator')
  await user.click(screen.getByText('RD Calculator'))
  expect(location.hash).toBe('#rd')
})

test('an empty result is announced, and Enter goes nowhere', async () => {
  const user = await open('zzz')
  expect(screen.getByRole('status')).toHaveTextContent('No tools found matching "zzz".')
  expect(box()).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{Enter}')
  expect(location.href).toBe('http://localhost/')
})

test('blanks alone find nothing and say nothing', async () => {
  await open('   ')
  expect(options()).toHaveLength(0)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
