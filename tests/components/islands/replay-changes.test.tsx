import { act } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateIslands, identifierPrefix, islandContent } from '@/components/islands/hydrate-islands'
import { useInBrowser } from '@/components/hooks/use-in-browser'

const changes: string[] = []

/**
 * A controlled form with a control of each kind; every change of its state is recorded. `linked` is what a
 * link asks for.
 */
function Form({ linked = {} }: { linked?: Record<string, string> }) {
  const fromLink = useInBrowser(() => linked, {} as Record<string, string>)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const value = (name: string, built: string) => chosen[name] ?? fromLink[name] ?? built
  const change = (name: string) => (event: { currentTarget: { value: string } }) =>
    set(name, event.currentTarget.value)
  const set = (name: string, text: string) => {
    changes.push(`${name}=${text}`)
    setChosen((before) => ({ ...before, [name]: text }))
  }
  const input = (type: string, built: string) => (
    <input aria-label={type} type={type} value={value(type, built)} onChange={change(type)} />
  )
  return (
    <form>
      {['years', 'months'].map((option) => (
        <input
          key={option}
          type="radio"
          name="radio"
          aria-label={option}
          checked={value('radio', 'years') === option}
          onChange={() => set('radio', option)}
        />
      ))}
      {value('radio', 'years') === 'years' && input('number', '20')}
      {input('text', 'a')}
      {input('date', '')}
      {input('month', '2026-01')}
      <input
        type="range"
        aria-label="range"
        step="1"
        value={value('range', '8.4')}
        onChange={change('range')}
      />
      <textarea aria-label="textarea" value={value('textarea', '')} onChange={change('textarea')} />
      <select aria-label="select" value={value('select', 'b')} onChange={change('select')}>
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
      <input
        type="checkbox"
        aria-label="checkbox"
        checked={value('checkbox', 'true') === 'true'}
        onChange={(event) => set('checkbox', String(event.currentTarget.checked))}
      />
    </form>
  )
}

type Linked = { linked?: Record<string, string> }

/** The page as built: nothing of a link is known there. */
function build(props: Linked): void {
  // Ends what the test before listened to.
  dispatchEvent(new Event('pageshow'))
  changes.length = 0
  const html = renderToString(islandContent(Form, props, false), { identifierPrefix: identifierPrefix(0) })
  document.body.innerHTML = `<site-island of="form" waiting></site-island>`
  const island = document.querySelector('site-island')!
  island.setAttribute('with', JSON.stringify(props))
  island.innerHTML = html
}

const hydrate = () =>
  act(async () => {
    hydrateIslands({ form: Form })
    await new Promise((resolve) => setTimeout(resolve))
  })

const control = (label: string) => document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)!

/** As a visitor, or a browser that restores a form, leaves a control. */
function leave(label: string, value: string | boolean): void {
  Reflect.set(control(label), typeof value === 'boolean' ? 'checked' : 'value', value)
}

/** As a browser restores a form: past React's setter on the control, and without an event. */
function restore(label: string, value: string | boolean): void {
  const prototype = Object.getPrototypeOf(control(label)) as object
  Reflect.set(prototype, typeof value === 'boolean' ? 'checked' : 'value', value, control(label))
}

const shown = (label: string, value: string | boolean) =>
  typeof value === 'boolean' ? control(label).checked : control(label).value

const KINDS: [label: string, value: string | boolean, change: string][] = [
  ['months', true, 'radio=months'],
  ['number', '7', 'number=7'],
  ['text', 'b', 'text=b'],
  ['date', '2026-05-05', 'date=2026-05-05'],
  ['month', '2025-12', 'month=2025-12'],
  ['range', '12', 'range=12'],
  ['textarea', 'two\nlines', 'textarea=two\nlines'],
  ['select', 'c', 'select=c'],
  ['checkbox', false, 'checkbox=false'],
]

describe.each(KINDS)('%s, changed to %j', (label, value, change) => {
  test('before hydration reaches the state, and counts more than the link', async () => {
    build({ linked: { number: '9', text: 'link', select: 'a', radio: 'years', textarea: 'link' } })
    leave(label, value)
    await hydrate()
    expect(changes).toEqual([change])
    expect(shown(label, value)).toBe(value)
  })

  test('is no change where the link asks for the same', async () => {
    const [name, text] = change.split(/=(.*)/s) as [string, string]
    build({ linked: { [name]: text } })
    leave(label, value)
    await hydrate()
    expect(changes).toEqual([])
    expect(shown(label, value)).toBe(value)
  })

  test('restored after hydration reaches the state', async () => {
    build({})
    await hydrate()
    restore(label, value)
    act(() => void dispatchEvent(new Event('pageshow')))
    expect(new Set(changes)).toEqual(new Set([change]))
    expect(shown(label, value)).toBe(value)
  })
})

test('a form that was left as built, or as its link fills it, is not changed', async () => {
  const linked = { radio: 'months', select: 'a', checkbox: 'false', text: 'link', range: '8.6' }
  for (const props of [{}, { linked }]) {
    build(props)
    await hydrate()
    act(() => void dispatchEvent(new Event('pageshow')))
    expect(changes).toEqual([])
  }
})

test('several changes are made in the order of the page, without those that an earlier one removes', async () => {
  build({})
  leave('months', true)
  leave('number', '7')
  leave('select', 'c')
  await hydrate()
  expect(changes).toEqual(['radio=months', 'select=c'])
  expect(control('years').checked).toBe(false)
})
