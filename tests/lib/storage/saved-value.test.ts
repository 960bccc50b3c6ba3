/** @jest-environment jsdom */
import { browserStorage, withStorage } from '@/lib/storage/browser-storage'
import { createSavedValue } from '@/lib/storage/saved-value'

const make = () =>
  createSavedValue<number>({
    key: 'count',
    initial: 0,
    read: (text) =>
      /^\d+$/.test(text) ? { value: Number(text), complete: true } : { value: 0, complete: false },
    write: String,
  })
const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
const storageIs = (get: () => unknown) =>
  Object.defineProperty(window, 'localStorage', { configurable: true, get })

beforeEach(() => localStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
  if (own) Object.defineProperty(window, 'localStorage', own)
  else Reflect.deleteProperty(window, 'localStorage')
})

it('saves a value, and reads it again', () => {
  const store = make()
  store.change((count) => count + 1)
  expect(localStorage.getItem('count')).toBe('1')
  const other = make()
  other.subscribe(() => {})
  expect(other.getState()).toEqual({ value: 1, saved: true, setAside: null })
})

it.each<[string, () => unknown]>([
  ['null, as in some web views', () => null],
  [
    'forbidden',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
])('where storage is %s, the value lasts as long as the page', (_, get) => {
  storageIs(get)
  expect(browserStorage()).toBeNull()
  const store = make()
  const seen = jest.fn()
  store.subscribe(seen)
  store.change((count) => count + 1)
  store.change((count) => count + 1)
  expect(store.getState()).toEqual({ value: 2, saved: false, setAside: null })
  expect(seen).toHaveBeenCalled()
})

it('where storage is full, what was saved stays and the new value lasts as long as the page', () => {
  localStorage.setItem('count', '7')
  const store = make()
  store.subscribe(() => {})
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(withStorage((storage) => storage.setItem('a', 'b'))).toEqual({ ok: false, reason: 'full' })
  store.change((count) => count + 1)
  expect(store.getState()).toMatchObject({ value: 8, saved: false })
  expect(localStorage.getItem('count')).toBe('7')
})

it.each(['', '{', 'null', '[]', '{"__proto__":{"a":1}}', 'x'.repeat(100_000), '\ud800'])(
  'the unreadable text %.20j is set aside whole before anything is written over it',
  (text) => {
    localStorage.setItem('count', text)
    const store = make()
    store.subscribe(() => {})
    expect(store.getState()).toEqual({ value: 0, saved: true, setAside: 'count.unreadable.1' })
    store.change(() => 3)
    expect(localStorage.getItem('count.unreadable.1')).toBe(text)
    expect(localStorage.getItem('count')).toBe('3')
  },
)

it('an unreadable text that cannot be set aside is not written over', () => {
  localStorage.setItem('count', 'bad')
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = make()
  store.subscribe(() => {})
  store.change(() => 3)
  expect(store.getState()).toMatchObject({ value: 3, saved: false })
  expect(localStorage.getItem('count')).toBe('bad')
})

it('keeps at most five unreadable texts, and no text twice', () => {
  for (let time = 0; time < 8; time += 1) {
    localStorage.setItem('count', `bad ${Math.min(time, 6)}`)
    make().subscribe(() => {})
  }
  expect(Object.keys(localStorage).filter((key) => key.startsWith('count.unreadable'))).toHaveLength(5)
  expect(localStorage.getItem('count')).toBe('bad 6')
})

it('another tab’s change is taken over', () => {
  const store = make()
  store.subscribe(() => {})
  localStorage.setItem('count', '9')
  dispatchEvent(new StorageEvent('storage', { key: 'count' }))
  expect(store.getState().value).toBe(9)
  localStorage.setItem('count', '20')
  store.change((count) => count + 1)
  expect(store.getState().value).toBe(21)
})
