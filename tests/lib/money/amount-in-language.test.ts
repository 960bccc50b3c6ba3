import hindi from '@/content/hi/names/amounts.json'
import { type AmountWords, rupeesIn, wholeIn } from '@/lib/money/amount-in-language'

const counted = { one: '{0} .', other: '{0} ..' }
const rest = { rupees: counted, paise: counted, both: '{0} + {1}', only: '{0} !' }
/** The numbers that the rows below need; the others are empty. */
const upTo99 = (words: Readonly<Record<number, string>>) =>
  Array.from({ length: 100 }, (_, number) => words[number] ?? '')

// Number words as CLDR's rules for spelling out numbers have them (common/rbnf: mr, ta, te), lakh and crore included.
const marathi: AmountWords = {
  ...rest,
  numbers: upTo99({ 1: 'एक', 2: 'दोन', 5: 'पाच', 25: 'पंचवीस', 50: 'पन्नास' }),
  sizes: [
    { size: 1e7, alone: '{0} कोटी' },
    { size: 1e5, alone: '{0} लाख' },
    { size: 1e3, alone: '{0} हजार' },
    { size: 100, alone: '{0}शे', own: { 1: { alone: 'शंभर', before: 'एकशे' }, 2: { alone: 'दोनशे' } } },
  ],
}
const tamil: AmountWords = {
  ...rest,
  numbers: upTo99({ 1: 'ஒன்று', 2: 'இரண்டு', 3: 'மூன்று', 5: 'ஐந்து', 10: 'பத்து', 50: 'ஐம்பது' }),
  sizes: [
    {
      size: 1e7,
      alone: '{0} கோடி',
      before: '{0} கோடியே',
      own: { 1: { alone: 'ஒரு கோடி', before: 'ஒரு கோடியே' } },
    },
    {
      size: 1e5,
      alone: '{0} லட்சம்',
      before: '{0} லட்சத்து',
      own: { 1: { alone: 'ஒரு லட்சம்', before: 'ஒரு லட்சத்து' } },
    },
    {
      size: 1e3,
      alone: '{0} ஆயிரம்',
      before: '{0} ஆயிரத்து',
      own: {
        1: { alone: 'ஆயிரம்', before: 'ஆயிரத்து' },
        2: { alone: 'இரண்டாயிரம்', before: 'இரண்டாயிரத்து' },
      },
    },
    {
      size: 100,
      alone: '',
      own: {
        1: { alone: 'நூறு', before: 'நூற்று' },
        2: { alone: 'இருநூறு', before: 'இருநூற்று' },
        5: { alone: 'ஐநூறு', before: 'ஐநூற்று' },
      },
    },
  ],
}

test.each([
  ['a hundred alone', marathi, 100, 'शंभर'],
  ['a hundred and one', marathi, 101, 'एकशे एक'],
  ['a multiple joined to its size', marathi, 550, 'पाचशे पन्नास'],
  ['of a large number', marathi, 25_02_125, 'पंचवीस लाख दोन हजार एकशे पंचवीस'],
  ['a hundred alone', tamil, 100, 'நூறு'],
  ['a hundred before one', tamil, 101, 'நூற்று ஒன்று'],
  ['hundreds with words of their own', tamil, 550, 'ஐநூற்று ஐம்பது'],
  ['a thousand before a hundred', tamil, 1_200, 'ஆயிரத்து இருநூறு'],
  ['lakhs before thousands', tamil, 3_02_000, 'மூன்று லட்சத்து இரண்டாயிரம்'],
  ['a crore before ten', tamil, 1_00_00_010, 'ஒரு கோடியே பத்து'],
  ['nought', hindi, 0, 'शून्य'],
  ['crores of crores', hindi, 1_00_00_000 * 1_00_00_000, 'एक करोड़ करोड़'],
])('%s: %#', (_, words, number, expected) => expect(wholeIn(words, number)).toBe(expected))

test('one rupee and one paisa are one each', () => {
  expect(rupeesIn(hindi, 101)).toBe('एक रुपया और एक पैसा')
  expect(rupeesIn(hindi, 2_50)).toBe('दो रुपये और पचास पैसे')
})
