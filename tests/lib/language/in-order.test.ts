import { pageLanguageOf } from '@/content/languages'
import { inOrder } from '@/lib/language/in-order'
import { namesOf } from '@/lib/language/words'
import { searchCurrencies } from '@/lib/money/currency-search'
import { stateNames } from '@/lib/rules/states/state-names'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

// The order of a Hindi dictionary: vowels, then consonants by their rows.
const LETTERS = 'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'

test('states are in the order of Hindi in Hindi, and in that of English in English', () => {
  const english = Object.values(inOrder(namesOf('states', stateNames)))
  expect(english).toEqual(english.toSorted(new Intl.Collator('en-IN').compare))
  globalThis.pageLanguage = pageLanguageOf('hi')
  const hindi = inOrder(namesOf('states', stateNames))
  const first = Object.values(hindi).map((name) => LETTERS.indexOf(name[0]!))
  expect(first).toEqual(first.toSorted((a, b) => a - b))
  expect(Object.keys(hindi).toSorted()).toEqual(Object.keys(stateNames).toSorted())
  expect(hindi.MH).toBe('महाराष्ट्र')
})

test('currencies of one place in the list are in the order of their names', () => {
  const entries = [
    { code: 'ALL', name: 'Lek', places: [], others: ['लेक'] },
    { code: 'BDT', name: 'Taka', places: [], others: ['टका'] },
    { code: 'XOF', name: 'Franc', places: [], others: ['फ्रैंक'] },
  ]
  globalThis.pageLanguage = pageLanguageOf('hi')
  expect(searchCurrencies(entries, '').map(({ code }) => code)).toEqual(['BDT', 'XOF', 'ALL'])
  globalThis.pageLanguage = undefined
  const english = entries.map(({ others: _, ...entry }) => entry)
  expect(searchCurrencies(english, '').map(({ name }) => name)).toEqual(['Franc', 'Lek', 'Taka'])
})

test('one collator of a language compares all its lists', () => {
  globalThis.pageLanguage = { lang: 'mr', base: '/mr', englishOnly: [], words: {} }
  const made = jest.spyOn(Intl, 'Collator')
  inOrder({ a: 'पुणे', b: 'अकोला' })
  for (const query of ['', 'f', 'fr']) searchCurrencies([{ code: 'XOF', name: 'Franc', places: [] }], query)
  inOrder({ a: 'पुणे', b: 'अकोला' })
  expect(made.mock.calls.length).toBeLessThanOrEqual(1)
  made.mockRestore()
})
