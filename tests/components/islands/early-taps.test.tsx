import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeHydrationScript } from '@/components/islands/before-hydration'
import { hydrateIslands, identifierPrefix, islandContent } from '@/components/islands/hydrate-islands'

const asked: string[] = []

/** A sum that is typed by keys, each of which adds to what is shown; a field; a search. */
function Pad() {
  const [shown, setShown] = useState('0')
  const [amount, setAmount] = useState('5')
  const key = (sign: string) => setShown(shown === '0' ? sign : shown + sign)
  const search = () => asked.push(amount)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <output>{shown}</output>
      <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      {['7', '+', '8'].map((sign) => (
        <button key={sign} type="button" onClick={() => key(sign)}>
          <b>{sign}</b>
        </button>
      ))}
      <button type="button" onClick={() => setAmount('5')}>
        Reset
      </button>
      <button type="button" disabled={amount === '5'} onClick={search}>
        Search
      </button>
    </form>
  )
}

jest.useFakeTimers()
new Function(beforeHydrationScript)()

function build() {
  asked.length = 0
  const html = renderToString(islandContent(Pad, {}, false), { identifierPrefix: identifierPrefix(0) })
  document.body.innerHTML = `<site-island of="pad" waiting>${html}</site-island>`
}

const hydrate = () =>
  act(async () => {
    hydrateIslands({ pad: Pad })
    await jest.advanceTimersByTimeAsync(1)
  })

const button = (name: string) => screen.getByRole('button', { name })
const tap = (...names: string[]) => names.forEach((name) => fireEvent.click(button(name)))
const amount = () => screen.getByRole<HTMLInputElement>('textbox')
/** As the browser does it: the value, then the event. */
const type = (text: string) => {
  amount().value = text
  fireEvent(amount(), new Event('input', { bubbles: true }))
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

test.each<[what: string, acts: () => void, amount: string]>([
  [
    'typed, then reset',
    () => {
      type('9')
      tap('Reset')
    },
    '5',
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
  ['restored by the browser, then reset', () => void ((amount().value = '9'), tap('Reset')), '5'],
])('what was %s', async (_, acts, expected) => {
  build()
  acts()
  await hydrate()
  expect(amount()).toHaveValue(expected)
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
