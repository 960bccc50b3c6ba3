import fc from 'fast-check'
import {
  blankCard,
  type Card,
  cardFields,
  cardFileStem,
  LONGEST,
  tidyCard,
  wrongFields,
} from '@/lib/contact/card'
import { cardCode } from '@/lib/visiting-card/card-code'
import { MOST_CARD_BYTES, surplusOf } from '@/lib/visiting-card/card-length'
import { contactText } from '@/lib/contact/vcard'
import { anyText } from '@/tests/any-text'

const card = (part: Partial<Card>): Card => ({ ...blankCard, fullName: 'Asha', ...part })

test('only the full name must be there', () => {
  expect(wrongFields(card({}))).toEqual([])
  expect(wrongFields(blankCard)).toEqual(['fullName'])
  expect(wrongFields(card({ fullName: ' \n ' }))).toEqual(['fullName'])
})

test.each([
  ['phone', '+91 98765 43210', true],
  ['phone', '०११-२३४५६७८९', true],
  ['phone', '(022) 2345-6789', true],
  ['phone', '98765 43210, 98765 43211', false],
  ['phone', 'call me', false],
  ['email', 'asha.sharma+card@example.co.in', true],
  ['email', 'asha@example', false],
  ['website', 'example.in', true],
  ['website', 'https://www.example.in:8080/a?b=c#d', true],
  ['website', 'उदाहरण.भारत', true],
  ['website', 'javascript:alert(1)', false],
  ['website', 'example', false],
  ['website', 'my site.in', false],
] as const)('%s %s', (field, text, isRight) => {
  expect(wrongFields(card({ [field]: text }))).toEqual(isRight ? [] : [field])
})

test('blanks are put in order, digits are plain, the website gets its scheme', () => {
  const tidy = tidyCard({
    ...blankCard,
    fullName: ' Asha\t Sharma\u0000 ',
    phone: '०११ २३४',
    website: 'example.in',
    address: ' 12, Main Road \r\n\n  Delhi\u2028India ',
  })
  expect(tidy).toMatchObject({
    fullName: 'Asha Sharma',
    phone: '011 234',
    website: 'https://example.in',
    address: '12, Main Road\nDelhi\nIndia',
  })
})

test('to put a card in order twice changes nothing', () => {
  const text = anyText
  const fields = fc.record(Object.fromEntries(cardFields.map((field) => [field, text])))
  fc.assert(
    fc.property(fields, (typed) => {
      const tidy = tidyCard({ ...blankCard, ...typed })
      expect(tidyCard(tidy)).toEqual(tidy)
    }),
  )
})

test.each([
  ['Asha Sharma', 'Asha Sharma'],
  ['श्री गणेश', 'श्री गणेश'],
  ['A/B: "C"?', 'A B C'],
  ['..', 'contact'],
  ['Ltd.', 'Ltd'],
])('the files of %s are named %s', (fullName, stem) => {
  expect(cardFileStem({ fullName })).toBe(stem)
})

test('no name makes a file that leaves its folder or is hidden', () => {
  fc.assert(
    fc.property(anyText, (fullName) => {
      const stem = cardFileStem({ fullName })
      expect(stem).toMatch(/^[^\\/:*?"<>|.\s][^\\/:*?"<>|]*$/u)
      expect(Array.from(stem).length).toBeLessThanOrEqual(60)
    }),
  )
})

// ADR:;; and ;;;; and the end of a line are 12 more, so 604 letters fit; in 300 letters of three bytes are 900.
test.each([
  ['604 letters just fit', 'a'.repeat(604), null],
  ['605 are one too many', 'a'.repeat(605), { characters: 1, from: 'address' }],
  [
    'of 300 letters of Devanagari 201 fit: 99 are too many',
    'क'.repeat(300),
    { characters: 99, from: 'address' },
  ],
])('%s', (_, address, surplus) => {
  expect(surplusOf(card({ fullName: 'A', address }))).toEqual(surplus)
})

const long = fc.string({ unit: fc.constantFrom('a', 'क', ',', ' ', '😀'), maxLength: 300 })

test('leaving out as many characters as stated is enough, and one fewer is not', () => {
  fc.assert(
    fc.property(long, long, (address, company) => {
      const typed = card({ address, company: Array.from(company).slice(0, LONGEST.company).join('') })
      const surplus = surplusOf(typed)
      const size = new TextEncoder().encode(contactText(typed)).length
      expect(surplus === null).toBe(size <= MOST_CARD_BYTES)
      if (!surplus) return
      // A character has at most four bytes, with its backslash or its blank never more.
      expect(surplus.characters * 4).toBeGreaterThanOrEqual(size - MOST_CARD_BYTES)
      expect(surplus.characters).toBeLessThanOrEqual(size - MOST_CARD_BYTES + 4)
    }),
  )
})

test('every card that fits is read back', () => {
  fc.assert(
    fc.property(long, long, (fullName, address) => {
      const typed = card({ fullName: Array.from(fullName).slice(0, 60).join('') || 'A', address })
      const code = cardCode(typed)
      expect(code.kind).toBe(surplusOf(typed) ? 'tooLong' : 'ready')
    }),
    { numRuns: 30 },
  )
})
