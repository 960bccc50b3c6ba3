/** @jest-environment node */
import fc from 'fast-check'
import { emiInputs } from '@/lib/finance/emi'
import { choice } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { amount, years } from '@/lib/inputs/quantities'
import {
  fragmentOf,
  initialTexts,
  problemOf,
  queryWithout,
  readValues,
  textsFromLink,
} from '@/lib/inputs/tool-inputs'
import { anyText } from '@/tests/any-text'

const inputs = {
  principal: amount({ initial: 10_00_000 }),
  years: years({ initial: 20 }),
  keep: choice(['emi', 'tenure'], 'emi'),
  on: day({ from: '1990-01-01', to: '2099-12-31' }),
}
const fresh = { principal: '10,00,000', years: '20', keep: 'emi', on: '' }

describe('the texts of a page', () => {
  it('that is fresh are the initial values as a person writes them', () => {
    expect(initialTexts(inputs)).toEqual(fresh)
  })

  it.each<[string, string, Partial<typeof fresh>, string]>([
    ['', '', {}, 'no link'],
    ['?principal=500000', '', { principal: '5,00,000' }, 'the query'],
    ['', '#principal=500000', { principal: '5,00,000' }, 'the fragment'],
    [
      '?principal=500000&years=5',
      '#principal=700000',
      { principal: '7,00,000', years: '5' },
      'fragment wins',
    ],
    ['', '#principal=10+lakh', {}, 'words are read and shown as digits'],
    ['', '#principal=१०', { principal: '10' }, 'Devanagari, not encoded'],
    ['', '#principal=%E0%A5%A7%E0%A5%A6', { principal: '10' }, 'Devanagari, encoded'],
    ['', '#principal=abc', { principal: 'abc' }, 'an unreadable text stays as it came'],
    ['', '#principal=', { principal: '' }, 'an empty one too'],
    ['?years=1&years=2', '', { years: '1' }, 'of two values the first'],
    ['?unknown=1', '#other=2', {}, 'names that are not the tool’s'],
    ['', '#main', {}, 'an anchor of the page'],
    ['', '#keep=tenure&on=2026-04-01', { keep: 'tenure', on: '2026-04-01' }, 'choices and days'],
  ])('opened with %j and %j: %j: %s', (search, hash, changes) => {
    expect(textsFromLink(inputs, { search, hash })).toEqual({ ...fresh, ...changes })
  })
})

describe('the fragment', () => {
  it.each<[Partial<typeof fresh>, string, string]>([
    [{}, '', 'a fresh page'],
    [{ principal: '1000000' }, '', 'the same value written in another way'],
    [{ principal: '10 lakh', years: '20 years' }, '', 'or in words'],
    [{ principal: '5,00,000' }, 'principal=500000', 'only what differs'],
    [{ principal: '1.2 cr', keep: 'tenure' }, 'principal=12000000&keep=tenure', 'two differences'],
    [{ years: 'abc' }, 'years=abc', 'what cannot be read goes along, for the one who opens the link'],
    [{ years: '' }, 'years=', 'an emptied field too'],
    [{ on: '2026-04-01' }, 'on=2026-04-01', 'a day'],
  ])('of %j is %j: %s', (changes, fragment) => {
    expect(fragmentOf(inputs, { ...fresh, ...changes })).toBe(fragment)
  })

  it('leads back to the same values', () => {
    const loans = fc.record({
      principal: fc.double({ min: 0.01, max: 1e12, noNaN: true }).map(String),
      years: fc.double({ min: 0.01, max: 100, noNaN: true }).map(String),
      keep: fc.constantFrom('emi', 'tenure'),
      on: fc.constantFrom('', '2024-02-29', '2026-04-01'),
    })
    fc.assert(
      fc.property(loans, (texts) => {
        const back = textsFromLink(inputs, { search: '', hash: `#${fragmentOf(inputs, texts)}` })
        const names = ['principal', 'years', 'keep', 'on'] as const
        expect(readValues(inputs, back, names)).toEqual(readValues(inputs, texts, names))
      }),
    )
  })

  it('leads back to the same message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const texts = { ...fresh, principal: typed }
        const back = textsFromLink(inputs, { search: '', hash: `#${fragmentOf(inputs, texts)}` })
        expect(problemOf(inputs, back, 'principal')).toBe(problemOf(inputs, texts, 'principal'))
      }),
    )
  })
})

it.each([
  ['?principal=5&ref=news&years=2', '?ref=news', 'a stranger’s parameter stays'],
  ['?principal=5', '', 'no bare question mark'],
  ['', '', 'no query'],
])('the query %j without the tool’s own controls is %j: %s', (search, rest) => {
  expect(queryWithout(inputs, search)).toBe(rest)
})

describe('the values', () => {
  it('of the named inputs are read', () => {
    expect(readValues(inputs, fresh, ['principal', 'keep'])).toEqual({ principal: 10_00_000, keep: 'emi' })
  })

  it('are null when one of them is unreadable, and only then', () => {
    const texts = { ...fresh, years: 'abc' }
    expect(readValues(inputs, texts, ['principal', 'years'])).toBeNull()
    expect(readValues(inputs, texts, ['principal'])).toEqual({ principal: 10_00_000 })
    expect(problemOf(inputs, texts, 'years')).toBe('Enter a number, such as 20.')
    expect(problemOf(inputs, texts, 'principal')).toBeNull()
  })
})

describe('any link at all', () => {
  const names = Object.keys(emiInputs) as (keyof typeof emiInputs)[]
  const hostileValue = fc.oneof(
    anyText,
    fc.double().map(String),
    fc.constantFrom('NaN', 'Infinity', '-0', '1e308', '%', '%E0%A4', '__proto__', '<img onerror=alert(1)>'),
  )
  const pair = fc.tuple(fc.constantFrom<string>(...names, '__proto__', 'constructor', ''), hostileValue)
  const link = fc.oneof(
    anyText,
    fc
      .array(pair, { maxLength: 12 })
      .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&')),
  )

  /** A field is in order when it has a value that is no NaN, or else a message. */
  const inOrder = (
    texts: ReturnType<typeof textsFromLink<typeof emiInputs>>,
    name: (typeof names)[number],
  ) => {
    const values = readValues(emiInputs, texts, [name])
    const said = problemOf(emiInputs, texts, name)
    return values ? said === null && !Number.isNaN(values[name]) : Boolean(said)
  }

  it('throws nothing and gives each field either a value or a message', () => {
    fc.assert(
      fc.property(link, link, (query, fragment) => {
        const texts = textsFromLink(emiInputs, { search: `?${query}`, hash: `#${fragment}` })
        expect(names.filter((name) => !inOrder(texts, name))).toEqual([])
        expect(fragmentOf(emiInputs, texts)).not.toMatch(/[#\s]/)
        expect(queryWithout(emiInputs, `?${query}`)).not.toMatch(/[?&]principal=/)
      }),
      { numRuns: 2_000 },
    )
  })
})
