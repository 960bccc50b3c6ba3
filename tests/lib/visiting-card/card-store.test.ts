/** @jest-environment jsdom */
import { blankCard } from '@/lib/visiting-card/card'
import { createCardStore } from '@/lib/visiting-card/card-store'

const ASHA = { ...blankCard, fullName: 'Asha' }

function openStore(storage: Storage | null = localStorage) {
  let ids = 0
  const cards = createCardStore({ storage: () => storage, newId: () => String((ids += 1)) })
  cards.open()
  return { ...cards, state: () => cards.store.getState() }
}

function refusing(): Storage {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return { getItem: () => null, setItem: full, removeItem: () => {} } as unknown as Storage
}

test('nothing is kept unasked', () => {
  localStorage.clear()
  openStore().change({ fullName: 'Asha' })
  expect(localStorage).toHaveLength(0)
})

test('a card that is to be kept is there again, until it is forgotten', () => {
  localStorage.clear()
  const first = openStore()
  first.change({ fullName: 'Asha' })
  first.keep(true)
  first.choose('night')
  first.change({ company: 'Sharma Traders' })
  const second = openStore()
  expect(second.state()).toMatchObject({
    card: { ...ASHA, company: 'Sharma Traders' },
    face: 'night',
    keep: true,
    notice: null,
  })
  second.keep(false)
  expect(second.state().card.fullName).toBe('Asha')
  expect(openStore().state()).toMatchObject({ card: blankCard, keep: false })
})

test('reset empties the card and what was kept of it', () => {
  localStorage.clear()
  const cards = openStore()
  cards.keep(true)
  cards.change({ fullName: 'Asha' })
  cards.reset()
  expect(cards.state()).toMatchObject({ card: blankCard, keep: false })
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['damaged', '{"version":1,"card":{'],
  ['of a newer page', JSON.stringify({ version: 2, card: ASHA, face: 'paper' })],
  ['not ours', '"hello"'],
  ['with a number for a name', JSON.stringify({ version: 1, card: { ...ASHA, fullName: 7 }, face: 'paper' })],
  ['with a look that is not there', JSON.stringify({ version: 1, card: ASHA, face: '__proto__' })],
  [
    'with a drawing for a picture',
    JSON.stringify({
      version: 1,
      card: { ...ASHA, profilePicture: 'data:image/svg+xml,<svg/>' },
      face: 'paper',
    }),
  ],
])('a stored text that is %s is put aside and said so', (_, text) => {
  localStorage.clear()
  localStorage.setItem('visitingCard', text)
  const cards = openStore()
  expect(cards.state()).toMatchObject({
    card: blankCard,
    keep: false,
    notice: { kind: 'aside', key: 'visitingCard.aside.1' },
  })
  expect(localStorage.getItem('visitingCard.aside.1')).toBe(text)
  cards.keep(true)
  cards.change({ fullName: 'Asha' })
  cards.keep(false)
  expect(localStorage.getItem('visitingCard.aside.1')).toBe(text)
})

test('a text that cannot be put aside is never written over nor removed', () => {
  const stored = { text: 'not ours' }
  const storage = { ...refusing(), getItem: () => stored.text, removeItem: () => (stored.text = '') }
  const cards = openStore(storage)
  cards.keep(true)
  expect(cards.state().notice).toEqual({ kind: 'notKept' })
  cards.keep(false)
  cards.reset()
  expect(stored.text).toBe('not ours')
})

test.each([
  ['full', refusing()],
  ['missing', null],
])('when storage is %s the card stays on the screen, and it is said', (_, storage) => {
  const cards = openStore(storage)
  expect(cards.state().notice).toBeNull()
  cards.change({ fullName: 'Asha' })
  cards.keep(true)
  expect(cards.state()).toMatchObject({ card: ASHA, notice: { kind: 'notKept' } })
})

test('once storage takes it again, nothing more is said', () => {
  localStorage.clear()
  let isFull = true
  const cards = createCardStore({ storage: () => (isFull ? refusing() : localStorage), newId: () => '1' })
  cards.keep(true)
  expect(cards.store.getState().notice).toEqual({ kind: 'notKept' })
  isFull = false
  cards.change({ fullName: 'Asha' })
  expect(cards.store.getState().notice).toBeNull()
})
