/** @jest-environment jsdom */
import { blankCard } from '@/lib/contact/card'
import { createCardStore } from '@/lib/visiting-card/card-store'
import { restoreStorage } from '../../browser-storage-faults'

const ASHA = { ...blankCard, fullName: 'Asha' }

function openStore() {
  const cards = createCardStore()
  cards.open()
  return { ...cards, state: () => cards.store.getState(), saving: () => cards.stored.getState() }
}

// Full, blocked and damaged storage is tested once, in tests/lib/storage/stored-value.test.ts.
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
  ['of a newer page', JSON.stringify({ version: 2, card: ASHA, face: 'paper' })],
  ['with a number for a name', JSON.stringify({ version: 1, card: { ...ASHA, fullName: 7 }, face: 'paper' })],
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
