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
    ['', '#principal=500000', { principal: '5,00,000' }, 'the fragment'],
    ['?principal=500000&years=5', '#principal=7', { principal: '7', years: '5' }, 'fragment wins'],
    ['', '#principal=10+lakh', {}, 'words are read and shown as digits'],
    ['', '#principal=%E0%A5%A7%E0%A5%A6', { principal: '10' }, 'Devanagari, encoded'],
    ['', '#principal=abc', { principal: 'abc' }, 'an unreadable text stays as it came'],
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
    [{ principal: '10 lakh', years: '20 years' }, '', 'or in words'],
    [{ principal: '5,00,000' }, 'principal=500000', 'only what differs'],
    [{ years: 'abc' }, 'years=abc', 'what cannot be read goes along, for the one who opens the link'],
    [{ years: '' }, 'years=', 'an emptied field too'],
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
})

it.each([
  ['?principal=5&ref=news&years=2', '?ref=news', 'a stranger’s parameter stays'],
  ['?principal=5', '', 'no bare question mark'],
])('the query %j without the tool’s own controls is %j: %s', (search, rest) => {
  expect(queryWithout(inputs, search)).toBe(rest)
})

it('the values are null when one of them is unreadable, and only then', () => {
  const parsed = parse({ ...fresh, years: 'abc' })
  expect(readValues(parsed, ['principal', 'years'])).toBeNull()
  expect(readValues(parsed, ['principal', 'keep'])).toEqual({ principal: 10_00_000, keep: 'emi' })
  expect(valueOrMessage(parsed.years)).toBe('Enter a number, such as 20.')
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
