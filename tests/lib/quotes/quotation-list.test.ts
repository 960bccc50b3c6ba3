import fc from 'fast-check'
import { nextPlace, openingPlaces, quotations, quotationText } from '@/lib/quotes/quotation-list'

const INDIAN = new Set([
  'sa',
  'pi',
  'pra',
  'hi',
  'ur',
  'pa',
  'bn',
  'as',
  'or',
  'mr',
  'gu',
  'ta',
  'te',
  'kn',
  'ml',
])
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  sa: /\p{Script=Devanagari}/u,
  pi: /\p{Script=Devanagari}/u,
  pra: /\p{Script=Devanagari}/u,
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  ur: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  pa: /\p{Script=Gurmukhi}/u,
  bn: /\p{Script=Bengali}/u,
  as: /\p{Script=Bengali}/u,
  or: /\p{Script=Oriya}/u,
  gu: /\p{Script=Gujarati}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  grc: /\p{Script=Greek}/u,
  lzh: /\p{Script=Han}/u,
  ru: /\p{Script=Cyrillic}/u,
}

it.each([
  ['en-IN', 'en'],
  ['hi', 'hi'],
])('a page in %s opens with one of several quotations in %s', (lang, language) => {
  globalThis.pageLanguage = { lang, base: '', englishOnly: [], words: {} }
  const languages = openingPlaces().map((place) => quotations[place]!.language)
  globalThis.pageLanguage = undefined
  expect(languages.length).toBeGreaterThan(5)
  expect(new Set(languages)).toEqual(new Set([language]))
})

describe('the collection', () => {
  it('has at least sixty quotations, most of them from India, none twice', () => {
    expect(quotations.length).toBeGreaterThanOrEqual(60)
    const indianAuthors = /Tagore|Vivekananda|Gandhi|Ambedkar|Nehru|Naidu|Aurobindo/
    const indian = quotations.filter(
      ({ language, author }) => INDIAN.has(language) || indianAuthors.test(author),
    )
    expect(indian.length / quotations.length).toBeGreaterThan(0.6)
    expect(new Set(quotations.map(({ text }) => text)).size).toBe(quotations.length)
  })

  it.each(quotations.map((quotation) => [quotation.text, quotation] as const))('%s', (text, quotation) => {
    const { language, translation, author, work, year } = quotation
    // Every one can be looked up.
    for (const part of [author, work, year]) expect(part.trim()).toBe(part)
    expect(author).not.toBe('')
    expect(work.length).toBeGreaterThan(3)
    expect(year).toMatch(/\d|century|centuries/)
    // Other languages are in their own script, followed by English.
    if (language === 'en') expect(translation).toBeNull()
    else expect(translation).toMatch(/^[\p{Script=Latin}\p{P}\s]+$/u)
    if (SCRIPTS[language])
      expect(text.match(/\p{L}/gu)!.every((letter) => SCRIPTS[language]!.test(letter))).toBe(true)
    // Short enough for a status and for a card.
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toBe(text.normalize('NFC').trim())
  })
})

describe('the next one', () => {
  it('is never the one on the screen, and every other can come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 200 }),
        fc.nat(),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (count, pick, draw) => {
          const current = pick % count
          const next = nextPlace(count, current, draw)
          expect(next).not.toBe(current)
          expect(next).toBeGreaterThanOrEqual(0)
          expect(next).toBeLessThan(count)
        },
      ),
    )
    const reached = Array.from({ length: 9 }, (_, place) => nextPlace(10, 4, (place + 0.5) / 9))
    expect(reached).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9])
  })

  it('at first is any', () => {
    expect([0, 0.35, 0.99].map((draw) => nextPlace(10, null, draw))).toEqual([0, 3, 9])
    expect(nextPlace(1, 0, 0.7)).toBe(0)
  })
})

it('as text names who, where and when, once each', () => {
  const text = (start: string) =>
    quotationText(quotations.find((quotation) => quotation.text.startsWith(start))!)
  expect(text('सत्यमेव')).toBe(
    '“सत्यमेव जयते नानृतम्”\nTruth alone wins, not untruth.\n— Mundaka Upanishad 3.1.6, last centuries BCE',
  )
  expect(text('Well done')).toBe(
    '“Well done is better than well said.”\n— Benjamin Franklin, Poor Richard’s Almanack, 1737',
  )
  expect(text('At the stroke')).toBe(
    '“At the stroke of the midnight hour, when the world sleeps, India will awake to life and freedom.”\n— Jawaharlal Nehru, Constituent Assembly, 14 August 1947',
  )
})
