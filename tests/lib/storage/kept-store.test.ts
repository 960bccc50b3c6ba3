/** @jest-environment jsdom */
import { type KeptForm, keptStore } from '@/lib/storage/kept-store'

const numbers: KeptForm<readonly number[]> = {
  key: 'numbers',
  initial: [],
  read: (stored) => (Array.isArray(stored) && stored.every((one) => typeof one === 'number') ? stored : null),
  write: JSON.stringify,
}

function around(storage: () => Storage | null = () => localStorage) {
  const runs: (() => void)[] = []
  return {
    surroundings: { storage, newId: () => 'x1', later: (run: () => void) => void runs.push(run) },
    runAll: () => runs.splice(0).forEach((run) => run()),
  }
}

function opened(storage?: () => Storage | null) {
  const { surroundings, runAll } = around(storage)
  const kept = keptStore(numbers, surroundings)
  kept.open()
  return { kept, runAll }
}

afterEach(() => localStorage.clear())

test('what was kept is there again', () => {
  const first = opened()
  first.kept.change([1, 2])
  expect(localStorage.getItem('numbers')).toBeNull()
  first.runAll()
  expect(localStorage.getItem('numbers')).toBe('[1,2]')
  expect(opened().kept.store.getState()).toEqual({ value: [1, 2], notice: null })
})

test('several changes are written once, and at once when the page is left', () => {
  const { kept } = opened()
  kept.change([1])
  kept.change([1, 2])
  kept.flush()
  expect(localStorage.getItem('numbers')).toBe('[1,2]')
})

test.each(['{', '{"a":1}', '["a"]', 'null'])('%s cannot be read: it is set aside, and said', (text) => {
  localStorage.setItem('numbers', text)
  const { kept, runAll } = opened()
  expect(kept.store.getState()).toEqual({ value: [], notice: { kind: 'aside', key: 'numbers.aside.x1' } })
  expect(localStorage.getItem('numbers.aside.x1')).toBe(text)
  kept.change([5])
  runAll()
  expect(localStorage.getItem('numbers')).toBe('[5]')
  expect(localStorage.getItem('numbers.aside.x1')).toBe(text)
  kept.closeNotice()
  expect(kept.store.getState().notice).toBeNull()
})

test('what becomes unreadable while the page is open is not written over either', () => {
  const { kept, runAll } = opened()
  localStorage.setItem('numbers', 'of a newer page')
  kept.change([5])
  runAll()
  expect(localStorage.getItem('numbers.aside.x1')).toBe('of a newer page')
  expect(localStorage.getItem('numbers')).toBe('[5]')
})

test('a full or a missing storage is said, and no longer once it takes the value', () => {
  let full = true
  const storage = {
    getItem: () => null,
    setItem: () => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
    },
  } as unknown as Storage
  const { kept, runAll } = opened(() => storage)
  kept.change([1])
  runAll()
  expect(kept.store.getState()).toEqual({ value: [1], notice: { kind: 'notKept' } })
  full = false
  kept.change([2])
  runAll()
  expect(kept.store.getState()).toEqual({ value: [2], notice: null })

  const none = opened(() => null)
  none.kept.change([1])
  none.runAll()
  expect(none.kept.store.getState().notice).toEqual({ kind: 'notKept' })

  const forbidden = opened(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  forbidden.kept.change([1])
  forbidden.runAll()
  expect(forbidden.kept.store.getState().notice).toEqual({ kind: 'notKept' })
})

test('what another tab writes is taken over, and what it cannot have written is not', () => {
  const { kept } = opened()
  kept.written({ key: 'numbers', newValue: '[7]' })
  expect(kept.store.getState().value).toEqual([7])
  kept.written({ key: 'other', newValue: '[8]' })
  kept.written({ key: 'numbers', newValue: 'damaged' })
  expect(kept.store.getState().value).toEqual([7])
  kept.written({ key: null, newValue: null })
  expect(kept.store.getState().value).toEqual([])
})

test('a mistake of our own is thrown', () => {
  const mistaken = () => {
    throw new TypeError('ours')
  }
  expect(() => opened(mistaken)).toThrow(TypeError)
})
