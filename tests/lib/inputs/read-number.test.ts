import { charactersRead } from '@/tests/characters-read'
import fc from 'fast-check'
import { LONGEST_NUMBER, plainDigits, readNumber } from '@/lib/inputs/read-number'
import { anyText } from '@/tests/any-text'

it('digits of every script are read, those of Indian scripts by their names', () => {
  // Unicode, character database: each decimal digit and its value.
  const zeros = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '۰', '᱐', '꯰', '٠', '๐']
  for (const zero of zeros)
    for (let value = 0; value < 10; value += 1) {
      const digit = String.fromCodePoint(zero.codePointAt(0)! + value)
      expect([digit, readNumber(`1${digit},${zero.repeat(3)}`)]).toEqual([digit, (10 + value) * 1000])
    }
  expect(readNumber('௧௨,௩௪௫.௬')).toBe(12_345.6)
  expect(plainDigits('లక్ష ১৯')).toBe('లక్ష 19')
})

it('unseen characters anywhere change nothing', () => {
  const unseen = fc.constantFrom('\u200b', '\u200d', '\u200e', '\u200f', '\u202a', '\u2060', '\ufeff')
  const texts = fc.constantFrom('10,00,000', '₹ 5,000/-', '1.2 cr', '१० लाख', '-500', '1 lakh 50 thousand')
  fc.assert(
    fc.property(texts, unseen, fc.nat(20), (text, mark, at) => {
      expect(readNumber(text.slice(0, at) + mark + text.slice(at))).toBe(readNumber(text))
    }),
  )
})

describe('a number as people in India write it', () => {
  it.each([
    ['1000000', 10_00_000, 'plain digits'],
    ['10,00,000', 10_00_000, 'Indian grouping'],
    ['1,000,000', 10_00_000, 'western grouping, as pasted from elsewhere'],
    ['12,34,56,789.50', 12_34_56_789.5, 'grouping and paise'],
    ['.5', 0.5, 'no digit before the point'],
    ['5.', 5, 'a point that waits for its digits'],
    ['10 lakh', 10_00_000, '10 × 1,00,000'],
    ['10lac', 10_00_000, 'another spelling, no space'],
    ['1.2 cr', 1_20_00_000, '1.2 × 1,00,00,000'],
    ['1.2 Cr.', 1_20_00_000, 'a full stop behind the short form'],
    ['2 million', 20_00_000, 'pasted from abroad'],
    ['₹ 5,000/-', 5_000, 'as on a cheque'],
    ['Rs. 5,000', 5_000, 'Rs. with its full stop'],
    ['INR 5000', 5_000, 'currency code'],
    ['−500', -500, 'the typographic minus'],
    ['-₹500', -500, 'minus before the sign'],
    ['+500', 500, 'plus'],
    ['-0', 0, 'there is no minus zero'],
    ['1e5', 1_00_000, 'e-notation, as spreadsheets write it'],
    ['10 00 000', 10_00_000, 'groups parted by spaces'],
    ['10\u00a0lakh', 10_00_000, 'no-break space'],
    ['₹.50000', 50_000, 'the full stop is of the sign, not of paise'],
    ['Rs.50', 50, 'of the short form'],
    ['₹0.5', 0.5, 'fifty paise have their zero'],
    ['\u2067-500\u2069', -500, 'isolates around a minus'],
    ['5,00,000 रुपये', 5_00_000, 'the word behind, in Hindi'],
    ['५०० रुपए मात्र', 500, 'as on a cheque in Hindi'],
    ['रु. 500', 500, 'the short form in Hindi'],
    ['5000 Rs.', 5_000, 'the short form behind'],
    ['5 lakh rupees', 5_00_000, 'the word behind a word of size'],
    ['Rs 5,00,000/- only', 5_00_000, 'as on a cheque'],
    ['1 lakh 50 thousand', 1_50_000, '1,00,000 + 50,000'],
    ['1 crore 25 lakh 40 thousand', 1_25_40_000, '1,00,00,000 + 25,00,000 + 40,000'],
    ['-1 lakh 50 thousand', -1_50_000, 'the sign is of the whole'],
    ['१ लाख ५० हज़ार', 1_50_000, 'in Hindi'],
  ])('%j is %d: %s', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  it.each([
    ['८.५', 8.5, 'Devanagari digits with a point'],
    ['10 लाख', 10_00_000, 'mixed scripts'],
    ['१.५ करोड़', 1_50_00_000, 'ड़ as one code point'],
    ['१.५ करोड\u093c', 1_50_00_000, 'ड़ as two code points'],
    ['२ करोड', 2_00_00_000, 'without the dot'],
    ['５０００', 5_000, 'full-width digits'],
  ])('%j is %d: %s', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  it('"1.15 crore" is exact, though 1.15 × 1e7 is 11,499,999.999999998', () => {
    expect(readNumber('1.15 crore')).toBe(1_15_00_000)
  })

  it.each([
    ['', 'nothing'],
    ['abc', 'a word'],
    ['lakh', 'a word of size alone'],
    ['.', 'a point alone'],
    ['--5', 'two signs'],
    ['-₹-5', 'a sign on both sides'],
    ['1.2.3', 'two points'],
    ['1/2', 'a fraction'],
    ['50 thousand 1 lakh', 'the smaller before the larger'],
    ['1 lakh 200 thousand', 'more thousands than a lakh has'],
    ['1 lakh 1 lakh', 'the same twice'],
    ['1 lakh 50', 'one and a half lakh to some, 1,00,050 to others'],
    ['5 only 5', 'a word between digits'],
    ['5 ₹ 5', 'a sign between digits'],
    ['10 bananas', 'a word of no size'],
    ['Infinity', 'the name of infinity'],
    ['1e400', 'beyond any number'],
    ['1e9999', 'an exponent of four digits'],
    ['9'.repeat(61), 'longer than any amount'],
  ])('%j is no number: %s', (text) => {
    expect(readNumber(text)).toBeNull()
  })
})

it('gives one finite number or null, whatever is typed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const number = readNumber(text)
      expect(number === null || Number.isFinite(number)).toBe(true)
      expect(Object.is(number, -0)).toBe(false)
    }),
  )
})

it('reads every number back from the text JavaScript writes for it', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      expect(readNumber(String(number))).toBe(number === 0 ? 0 : number)
    }),
  )
})

it.each([' ', 'e', ',.', '.', '₹'])('refuses a text of many %j, and a long one unread', (sign) => {
  const read = (length: number) =>
    charactersRead(() => expect(readNumber(`1${sign.repeat(length / sign.length)}y`)).toBeNull())
  expect(read(100_000)).toBe(0)
  // The longest that is read is read a few times over, not once for each of its characters.
  expect(read(LONGEST_NUMBER - 2)).toBeGreaterThan(0)
  expect(read(LONGEST_NUMBER - 2)).toBeLessThanOrEqual(6 * LONGEST_NUMBER)
})
