import { act, fireEvent, screen } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeHydrationScript } from '@/components/islands/before-hydration'
import { hydrateIslands, identifierPrefix, islandContent } from '@/components/islands/hydrate-islands'

const asked: string[] = []

/** A search, whose button is disabled while its field is empty; a sum typed by keys, each adding to what is shown. */
function Search() {
  const [shown, setShown] = useState('0')
  const [text, setText] = useState('')
  const key = (sign: string) => setShown(shown === '0' ? sign : shown + sign)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    asked.push(text)
  }
  return (
    <form onSubmit={submit}>
      <output>{shown}</output>
      <input aria-label="Pincode" value={text} onChange={(event) => setText(event.target.value)} />
      {['7', '+', '8'].map((sign) => (
        <button key={sign} type="button" onClick={() => key(sign)}>
          <b>{sign}</b>
        </button>
      ))}
      <button type="button" onClick={() => setText('')}>
        Reset
      </button>
      <button type="submit" disabled={text === ''}>
        Search
      </button>
    </form>
  )
}

jest.useFakeTimers()
new Function(beforeHydrationScript)()

function build(): HTMLInputElement {
  asked.length = 0
  const html = renderToString(islandContent(Search, {}, false), { identifierPrefix: identifierPrefix(0) })
  document.body.innerHTML = `<site-island of="search" waiting>${html}</site-island>`
  return screen.getByRole('textbox')
}

const hydrate = () =>
  act(async () => {
    hydrateIslands({ search: Search })
    await jest.advanceTimersByTimeAsync(1)
  })

const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })

test('a form does nothing until it is hydrated, and is submitted then, once, with what was typed', async () => {
  const field = build()
  field.value = '110001'
  expect(fireEvent.submit(field.form!)).toBe(false)
  await hydrate()
  expect(asked).toEqual(['110001'])
  fireEvent.submit(field.form!)
  expect(asked).toEqual(['110001', '110001'])
})

test('Enter is held back too, also where the button is disabled as built', async () => {
  const field = build()
  field.value = '110001'
  expect(enter(field)).toBe(false)
  await hydrate()
  expect(asked).toEqual(['110001'])
  expect(enter(field)).toBe(true)
})

test('Enter in an empty field, whose button stays disabled, asks nothing', async () => {
  enter(build())
  await hydrate()
  expect(asked).toEqual([])
})

test('other keys, and Enter that ends a composition, are left alone', () => {
  const field = build()
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true)
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true)
})

test.each(['?q=emi+25+lakh#x', '#principal=500000', ''])(
  'the page in another language opens with %s of this one',
  (state) => {
    document.body.innerHTML = '<a data-language href="/hi/search" lang="hi">हिन्दी</a>'
    document.body.onclick = (event) => event.preventDefault()
    history.replaceState(null, '', `/search${state}`)
    const link = screen.getByRole('link')
    fireEvent.click(link)
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/hi\/search/))
    expect((link as HTMLAnchorElement).href).toBe(`${location.origin}/hi/search${state}`)
    history.replaceState(null, '', '/')
    document.body.onclick = null
  },
)

const button = (name: string) => screen.getByRole('button', { name })
const tap = (...names: string[]) => names.forEach((name) => fireEvent.click(button(name)))
const control = () => screen.getByRole<HTMLInputElement>('textbox')
/** As the browser does it: the value, then the event. */
const type = (text: string) => {
  control().value = text
  fireEvent(control(), new Event('input', { bubbles: true }))
}

test('keys that were tapped before the script came count, each once and in their order', async () => {
  build()
  fireEvent.click(screen.getByText('7'))
  tap('+', '8', '8')
  expect(screen.getByRole('status')).toHaveTextContent('0')
  await hydrate()
  expect(screen.getByRole('status')).toHaveTextContent('7+88')
  tap('7')
  expect(screen.getByRole('status')).toHaveTextContent('7+887')
})

test.each<[what: string, acts: () => void, text: string]>([
  [
    'typed, then reset',
    () => {
      type('9')
      tap('Reset')
    },
    '',
  ],
  [
    'reset, then typed',
    () => {
      type('9')
      tap('Reset')
      type('12')
    },
    '12',
  ],
  ['restored by the browser, then reset', () => void ((control().value = '9'), tap('Reset')), ''],
])('what was %s', async (_, acts, expected) => {
  build()
  acts()
  await hydrate()
  expect(control()).toHaveValue(expected)
})

test('a button that is disabled as built is pressed once what was typed lets it be', async () => {
  build()
  type('110001')
  // Browsers fire no click there.
  fireEvent.pointerUp(button('Search'))
  await hydrate()
  expect(asked).toEqual(['110001'])
})

test('a button that stays disabled asks nothing, and what is hydrated notes nothing', async () => {
  build()
  fireEvent.pointerUp(button('Search'))
  await hydrate()
  expect(asked).toEqual([])
  tap('7')
  expect(document.querySelector('site-island')).not.toHaveProperty('early')
})

// Last, as it runs the script again.
test.each([
  ['a script that fails', () => document.head.append(document.createElement('script'))],
  ['8 seconds without hydration', () => jest.advanceTimersByTime(8_000)],
])('%s marks the page, as a change of a waiting island does', (_, fail) => {
  const page = document.documentElement
  delete page.dataset.notLoaded
  delete page.dataset.changed
  const field = build()
  // Its clock starts anew here.
  new Function(beforeHydrationScript)()
  expect(page.dataset.notLoaded).toBeUndefined()
  fail()
  // jsdom fetches nothing, so the event is the test's own.
  document.head.lastElementChild?.dispatchEvent(new Event('error'))
  expect(page.dataset.notLoaded).toBe('')
  expect(page.dataset.changed).toBeUndefined()
  fireEvent.input(field, { target: { value: '1' } })
  expect(page.dataset.changed).toBe('')
})
