/** @jest-environment jsdom */
import { blankCard } from '@/lib/contact/card'
import { createCardStore } from '@/lib/visiting-card/card-store'
import { restoreStorage, storageFaults } from '../../browser-storage-faults'

const ASHA = { ...blankCard, fullName: 'Asha' }

function openStore() {
  const cards = createCardStore()
  cards.open()
  return { ...cards, state: () => cards.store.getState(), saving: () => cards.stored.getState() }
}

beforeEach(() => localStorage.clear())
afterEach(restoreStorage)

test('nothing is kept unasked', () => {
  openStore().change({ fullName: 'Asha' })
  expect(localStorage).toHaveLength(0)
})

test('a card that is to be kept is there again, until it is forgotten', () => {
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
  })
  second.keep(false)
  expect(second.state().card.fullName).toBe('Asha')
  expect(openStore().state()).toMatchObject({ card: blankCard, keep: false })
})

test('reset empties the card and what was kept of it', () => {
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
])('a stored text that is %s is set aside and reported', (_, text) => {
  localStorage.setItem('visitingCard', text)
  const cards = openStore()
  expect(cards.state()).toMatchObject({ card: blankCard, keep: false })
  expect(cards.saving()).toMatchObject({ notSaved: null, setAside: 'visitingCard.unreadable.1' })
  expect(localStorage.getItem('visitingCard.unreadable.1')).toBe(text)
  cards.keep(true)
  cards.change({ fullName: 'Asha' })
  cards.keep(false)
  expect(localStorage.getItem('visitingCard.unreadable.1')).toBe(text)
})

test('a text that cannot be set aside is never written over nor removed', () => {
  localStorage.setItem('visitingCard', 'not ours')
  storageFaults.full!()
  const cards = openStore()
  cards.keep(true)
  expect(cards.saving().notSaved).toBe('full')
  cards.keep(false)
  cards.reset()
  restoreStorage()
  expect(localStorage.getItem('visitingCard')).toBe('not ours')
})

test.each(Object.entries(storageFaults))(
  'when storage is %s the card stays on the screen, and it is reported',
  (name, fault) => {
    fault()
    const cards = openStore()
    cards.change({ fullName: 'Asha' })
    cards.keep(true)
    expect(cards.state()).toMatchObject({ card: ASHA })
    expect(cards.saving().notSaved).toBe(name === 'full' ? 'full' : 'blocked')
  },
)

test('once storage takes it again, no notice remains', () => {
  storageFaults.full!()
  const cards = openStore()
  cards.keep(true)
  expect(cards.saving().notSaved).toBe('full')
  restoreStorage()
  cards.change({ fullName: 'Asha' })
  expect(cards.saving().notSaved).toBeNull()
  expect(openStore().state()).toMatchObject({ card: ASHA })
})
