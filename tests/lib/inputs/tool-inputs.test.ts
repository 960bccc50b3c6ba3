import fc from 'fast-check'
import { emiInputs } from '@/lib/finance/emi'
import { choice } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { amount, years } from '@/lib/inputs/quantities'
import {
  changeTexts,
  fragmentOf,
  freshInputs,
  type Inputs,
  inputsFromLink,
  type Link,
  type ParsedInputs,
  queryWithout,
  readValues,
  type Texts,
  tidyInput,
} from '@/lib/inputs/tool-inputs'
import { anyText } from '@/tests/any-text'
import { valueOrMessage } from '@/tests/value-or-message'

const inputs = {
  principal: amount({ initial: 10_00_000 }),
  years: years({ initial: 20 }),
  keep: choice(['emi', 'tenure'], 'emi'),
  on: day({ from: '1990-01-01', to: '2099-12-31' }),
}
const fresh = { principal: '10,00,000', years: '20', keep: 'emi', on: '' }

const parse = (texts: Texts<typeof inputs>) => changeTexts(inputs, freshInputs(inputs), texts)
const textsOf = <I extends Inputs>(parsed: ParsedInputs<I>) =>
  Object.fromEntries(Object.entries<{ text: string }>(parsed).map(([name, { text }]) => [name, text]))
const fromLink = (link: Link) => inputsFromLink(inputs, link)

describe('the texts of a page', () => {
  it('that is fresh are the initial values as a person writes them', () => {
    expect(textsOf(freshInputs(inputs))).toEqual(fresh)
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
    expect(textsOf(fromLink({ search, hash }))).toEqual({ ...fresh, ...changes })
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
    expect(fragmentOf(inputs, parse({ ...fresh, ...changes }))).toBe(fragment)
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
        const parsed = parse(texts)
        const back = fromLink({ search: '', hash: `#${fragmentOf(inputs, parsed)}` })
        const names = ['principal', 'years', 'keep', 'on'] as const
        expect(readValues(back, names)).toEqual(readValues(parsed, names))
      }),
    )
  })

  it('leads back to the same message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const parsed = parse({ ...fresh, principal: typed })
        const back = fromLink({ search: '', hash: `#${fragmentOf(inputs, parsed)}` })
        expect(valueOrMessage(back.principal)).toBe(valueOrMessage(parsed.principal))
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
    expect(readValues(freshInputs(inputs), ['principal', 'keep'])).toEqual({
      principal: 10_00_000,
      keep: 'emi',
    })
  })

  it('are null when one of them is unreadable, and only then', () => {
    const parsed = parse({ ...fresh, years: 'abc' })
    expect(readValues(parsed, ['principal', 'years'])).toBeNull()
    expect(readValues(parsed, ['principal'])).toEqual({ principal: 10_00_000 })
    expect(valueOrMessage(parsed.years)).toBe('Enter a number, such as 20.')
    expect(valueOrMessage(parsed.principal)).toBe(10_00_000)
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
  const inOrder = (input: ParsedInputs<typeof emiInputs>[(typeof names)[number]]) =>
    input.ok ? !Number.isNaN(input.value) : valueOrMessage(input) !== ''

  it('throws nothing and gives each field either a value or a message', () => {
    fc.assert(
      fc.property(link, link, (query, fragment) => {
        const parsed = inputsFromLink(emiInputs, { search: `?${query}`, hash: `#${fragment}` })
        expect(names.filter((name) => !inOrder(parsed[name]))).toEqual([])
        expect(fragmentOf(emiInputs, parsed)).not.toMatch(/[#\s]/)
        expect(queryWithout(emiInputs, `?${query}`)).not.toMatch(/[?&]principal=/)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('parsing', () => {
  /** The inputs of EMI with a count of how often each is parsed. */
  function counted() {
    const parses: string[] = []
    const counting = Object.fromEntries(
      Object.entries(emiInputs).map(([name, kind]) => [
        name,
        { ...kind, read: (text: string) => (parses.push(name), kind.read(text)) },
      ]),
    ) as unknown as typeof emiInputs
    return { counting, parses }
  }

  it('happens once for each input of a fresh page, however often it is asked for', () => {
    const { counting, parses } = counted()
    freshInputs(counting)
    freshInputs(counting)
    fragmentOf(counting, freshInputs(counting))
    expect(parses).toEqual(Object.keys(emiInputs))
  })

  it('happens once for the input that changed, and for no other', () => {
    const { counting, parses } = counted()
    const before = freshInputs(counting)
    parses.length = 0
    const after = changeTexts(counting, before, { rate: '9', years: '20' })
    readValues(after, ['principal', 'rate', 'years'])
    fragmentOf(counting, after)
    tidyInput(counting, after, 'rate')
    expect(parses).toEqual(['rate'])
  })

  it('happens once for what a link brings', () => {
    const { counting, parses } = counted()
    freshInputs(counting)
    parses.length = 0
    inputsFromLink(counting, { search: '?rate=9', hash: '#principal=5+lakh' })
    expect(parses).toEqual(['principal', 'rate'])
  })
})

it('a value is written in its usual look once its field is left; a problem stays as it was typed', () => {
  const parsed = parse({ ...fresh, principal: '5 lakh', years: 'abc' })
  expect(tidyInput(inputs, parsed, 'principal').principal).toEqual({
    ok: true,
    value: 5_00_000,
    text: '5,00,000',
  })
  expect(tidyInput(inputs, parsed, 'years')).toBe(parsed)
})
