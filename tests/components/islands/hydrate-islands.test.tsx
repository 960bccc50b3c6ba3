import { act, fireEvent, screen } from '@testing-library/react'
import { useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import {
  hydrateIslands,
  identifierPrefix,
  type IslandComponents,
  islandContent,
} from '@/components/islands/hydrate-islands'

function Counter({ from = 0 }: { from?: number }) {
  const [count, setCount] = useState(from)
  const id = useId()
  if (count > 5) throw new Error('More than five')
  return (
    <>
      <label htmlFor={id}>Count from {from}</label>
      <input id={id} readOnly value={count} />
      <button onClick={() => setCount(count + 1)}>Add to {from}</button>
    </>
  )
}

/** A page of islands as the build writes it. */
function pageOf(...islands: { from: number; frame?: boolean }[]) {
  document.body.innerHTML = islands
    .map(({ from, frame = false }, place) => {
      const content = renderToString(islandContent(Counter, { from }, frame), {
        identifierPrefix: identifierPrefix(place),
      })
      return `<site-island of="counter" with='{"from":${from}}'${frame ? ' frame=""' : ''}>${content}</site-island>`
    })
    .join('')
}

/** Each island has a task of its own. */
const hydrate = (components: IslandComponents) =>
  act(async () => {
    hydrateIslands(components)
    await new Promise((resolve) => setTimeout(resolve))
  })

const count = (from: number) => screen.queryByLabelText<HTMLInputElement>(`Count from ${from}`)?.value
const add = (from: number) => fireEvent.click(screen.getByText(`Add to ${from}`))

test('each island is hydrated with its own props, and its labels still name its controls', async () => {
  const error = jest.spyOn(console, 'error')
  pageOf({ from: 1 }, { from: 3 })
  const [first] = screen.getAllByRole('textbox')
  await hydrate({ counter: Counter })
  expect(screen.getAllByRole('textbox')[0]).toBe(first)
  add(3)
  expect([count(1), count(3)]).toEqual(['1', '4'])
  expect(new Set(screen.getAllByRole('textbox').map(({ id }) => id)).size).toBe(2)
  expect(error).not.toHaveBeenCalled()
})

test('an island whose component comes with another script is left to that script', async () => {
  pageOf({ from: 1 })
  await hydrate({ other: Counter })
  add(1)
  expect(count(1)).toBe('1')
})

test('an island that fails shows a message and can be tried again; the others go on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  pageOf({ from: 5 }, { from: 1 })
  await hydrate({ counter: Counter })
  add(5)
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  add(1)
  expect(count(1)).toBe('2')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(count(5)).toBe('5')
})

test('a part of the frame that fails goes without a word', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  pageOf({ from: 5, frame: true })
  await hydrate({ counter: Counter })
  add(5)
  expect(document.body).toHaveTextContent(/^$/)
})
