/** @jest-environment jsdom */
import { browserStorage, withStorage } from '@/lib/storage/browser-storage'
import { StoredValue } from '@/lib/storage/stored-value'
import { restoreStorage, storageFaults } from '../../browser-storage-faults'

/** Numbers; of a list with other things those that are numbers can be read. */
const make = (isLong = false) =>
  new StoredValue<readonly number[]>({
    isLong,
    key: 'numbers',
    initial: [],
    read(stored) {
      if (!Array.isArray(stored)) return null
      const value = stored.filter((one) => typeof one === 'number')
      return { value, complete: value.length === stored.length }
    },
    write: (numbers) => (numbers.includes(-1) ? null : JSON.stringify(numbers)),
  })
const stops: (() => void)[] = []
const shownAnd = (store = make()) => {
  stops.push(store.subscribe(() => {}))
  return store
}
const add = (number: number) => (numbers: readonly number[]) => [...numbers, number]
const text = () => localStorage.getItem('numbers')

beforeEach(() => localStorage.clear())
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  restoreStorage()
})

it('is stored with each change, and read again', () => {
  make().change(add(1))
  expect(text()).toBe('[1]')
  expect(shownAnd().getState()).toEqual({ value: [1], notSaved: null, setAside: null })
})

it('is taken away where nothing is to be stored', () => {
  const store = shownAnd()
  store.change(add(1))
  store.change(add(-1))
  expect(text()).toBeNull()
})

it('tells whoever looks, and nobody when nothing changed', () => {
  const seen = jest.fn()
  const store = make()
  const stop = store.subscribe(seen)
  expect(seen).not.toHaveBeenCalled()
  store.change(add(1))
  store.change((numbers) => numbers)
  expect(seen).toHaveBeenCalledTimes(1)
  stop()
  store.change(add(2))
  expect(seen).toHaveBeenCalledTimes(1)
})

describe.each(Object.entries(storageFaults))('where storage is %s', (name, fault) => {
  const reason = name === 'full' ? 'full' : 'blocked'

  it('the value lasts as long as the page, and it is reported', () => {
    fault()
    const seen = jest.fn()
    const store = make()
    stops.push(store.subscribe(seen))
    store.change(add(1))
    store.change(add(2))
    expect(store.getState()).toEqual({ value: [1, 2], notSaved: reason, setAside: null })
    expect(seen).toHaveBeenCalled()
    store.closeNotice()
    expect(store.getState()).toEqual({ value: [1, 2], notSaved: null, setAside: null })
  })

  it('what was stored stays, and gets all that was changed once it can be written again', () => {
    localStorage.setItem('numbers', '[7]')
    const store = shownAnd()
    fault()
    store.change(add(8))
    store.change(add(9))
    expect(store.getState()).toMatchObject({ value: [7, 8, 9], notSaved: reason })
    restoreStorage()
    expect(text()).toBe('[7]')
    // Another tab has added one in the meantime.
    localStorage.setItem('numbers', '[7,1]')
    store.change(add(10))
    expect(text()).toBe('[7,1,8,9,10]')
    expect(store.getState().notSaved).toBeNull()
  })

  it('a text that cannot be read is not written over', () => {
    localStorage.setItem('numbers', 'damaged')
    fault()
    const store = shownAnd()
    store.change(add(1))
    store.change(add(-1))
    expect(store.getState().notSaved).toBe(reason)
    restoreStorage()
    expect(text()).toBe('damaged')
  })
})

it('reports why something could not be saved', () => {
  storageFaults.full!()
  expect(withStorage((storage) => storage.setItem('a', 'b'))).toEqual({ ok: false, reason: 'full' })
  restoreStorage()
  storageFaults['forbidden to ask for']!()
  expect(browserStorage()).toBeNull()
  expect(withStorage((storage) => storage.length)).toEqual({ ok: false, reason: 'blocked' })
})

it.each(['', '{', 'null', '{"__proto__":{"a":1}}', `"${'x'.repeat(100_000)}"`, '\ud800'])(
  'the unreadable text %.20j is set aside whole, and reported, before anything is written over it',
  (unreadable) => {
    localStorage.setItem('numbers', unreadable)
    const store = shownAnd()
    expect(store.getState()).toEqual({ value: [], notSaved: null, setAside: 'numbers.unreadable.1' })
    store.change(add(3))
    expect(localStorage.getItem('numbers.unreadable.1')).toBe(unreadable)
    expect(text()).toBe('[3]')
    store.closeNotice()
    expect(store.getState().setAside).toBeNull()
  },
)

it('what becomes unreadable while the page is open is not written over either', () => {
  const store = shownAnd()
  localStorage.setItem('numbers', 'of a newer page')
  store.change(add(5))
  expect(localStorage.getItem('numbers.unreadable.1')).toBe('of a newer page')
  expect(store.getState()).toEqual({ value: [5], notSaved: null, setAside: 'numbers.unreadable.1' })
})

it('what can be read of a damaged value stays', () => {
  localStorage.setItem('numbers', '[1,"a",2]')
  expect(shownAnd().getState().value).toEqual([1, 2])
  expect(localStorage.getItem('numbers.unreadable.1')).toBe('[1,"a",2]')
  expect(text()).toBe('[1,2]')
})

it('keeps at most five unreadable texts, and no text twice', () => {
  for (let time = 0; time < 8; time += 1) {
    localStorage.setItem('numbers', `bad ${Math.min(time, 6)}`)
    shownAnd()
  }
  expect(Object.keys(localStorage).filter((key) => key.startsWith('numbers.unreadable'))).toHaveLength(5)
  expect(text()).toBe('bad 6')
})

it('a long value is stored when nobody types, or when the page is left, with what another tab stored in the meantime', () => {
  jest.useFakeTimers()
  const store = shownAnd(make(true))
  store.change(add(1))
  store.change(add(2))
  expect(store.getState().value).toEqual([1, 2])
  expect(text()).toBeNull()
  jest.runAllTimers()
  expect(text()).toBe('[1,2]')
  store.change(add(3))
  localStorage.setItem('numbers', '[1,2,9]')
  dispatchEvent(new Event('pagehide'))
  expect(text()).toBe('[1,2,9,3]')
  expect(store.getState().value).toEqual([1, 2, 9, 3])
  jest.useRealTimers()
})

it('takes over what another tab changes', () => {
  const store = shownAnd()
  localStorage.setItem('numbers', '[9]')
  dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(store.getState().value).toEqual([])
  dispatchEvent(new StorageEvent('storage', { key: 'numbers' }))
  expect(store.getState().value).toEqual([9])
  localStorage.setItem('numbers', '[20]')
  store.change(add(1))
  expect(store.getState().value).toEqual([20, 1])
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(store.getState().value).toEqual([])
})

it('a mistake of our own is thrown', () => {
  const mistaken = () => {
    throw new TypeError('ours')
  }
  expect(() => make().change(mistaken)).toThrow(TypeError)
})
