/** @jest-environment jsdom */
import { withStorage } from '@/lib/storage/browser-storage'
import { versionedList } from '@/lib/storage/versioned-list'

const isText = (stored: unknown): stored is string => typeof stored === 'string'

/** A new visit: a browser whose storage is not persistent yet, and the modules read anew. */
async function visit({ persisted = false, persist = jest.fn(() => Promise.resolve(true)) } = {}) {
  jest.resetModules()
  localStorage.clear()
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persisted: () => Promise.resolve(persisted), persist },
  })
  const { storedValue } = await import('@/lib/storage/stored-value')
  return { persist, storedValue }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const texts = versionedList('favouriteQuotes', 'texts', isText)

test('the browser is asked once, when something is first stored and not before', async () => {
  const { persist, storedValue } = await visit()
  const value = storedValue(texts)
  value.subscribe(() => {})
  await settled()
  expect(persist).not.toHaveBeenCalled()
  value.change(() => ['a'])
  value.change(() => ['a', 'b'])
  await settled()
  expect(persist).toHaveBeenCalledTimes(1)
})

test.each([
  ['what can be made again', { ...texts, isReplaceable: true }, {}],
  ['storage that is persistent already', texts, { persisted: true }],
])('it is not asked for %s', async (_, format, browser) => {
  const { persist, storedValue } = await visit(browser)
  storedValue(format).change(() => ['a'])
  await settled()
  expect(persist).not.toHaveBeenCalled()
})

test('it is not asked for what could not be stored', async () => {
  const { persist, storedValue } = await visit()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const value = storedValue(texts)
  value.change(() => ['a'])
  await settled()
  expect([value.getState().notSaved, persist.mock.calls]).toEqual(['full', []])
  jest.restoreAllMocks()
})

test('a refusal to be asked changes nothing', async () => {
  const { persist, storedValue } = await visit({
    persist: jest.fn(() => Promise.reject(new DOMException('sandboxed', 'SecurityError'))),
  })
  const value = storedValue(texts)
  value.change(() => ['a'])
  await settled()
  expect(persist).toHaveBeenCalledTimes(1)
  expect(value.getState()).toMatchObject({ value: ['a'], notSaved: null })
  expect(withStorage((storage) => storage.getItem('favouriteQuotes'))).toEqual({
    ok: true,
    value: '{"version":1,"texts":["a"]}',
  })
})

test('a long list that waits to be stored is stored when the page is hidden', async () => {
  const { storedValue } = await visit()
  const value = storedValue({ ...texts, isLong: true })
  value.subscribe(() => {})
  value.change(() => ['a'])
  expect(localStorage.getItem('favouriteQuotes')).toBeNull()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(localStorage.getItem('favouriteQuotes')).toBe('{"version":1,"texts":["a"]}')
})
