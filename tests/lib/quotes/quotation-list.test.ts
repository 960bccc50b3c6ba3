import { nextPlace, openingPlaces, quotations, quotationText } from '@/lib/quotes/quotation-list'

/** Languages by the script of their quotations. */
const INDIAN: Readonly<Record<string, string>> = {
  ...{ sa: 'Devanagari', pi: 'Devanagari', pra: 'Devanagari', hi: 'Devanagari', mr: 'Devanagari' },
  ...{ ur: 'Arabic', pa: 'Gurmukhi', bn: 'Bengali', as: 'Bengali', or: 'Oriya', gu: 'Gujarati' },
  ...{ ta: 'Tamil', te: 'Telugu', kn: 'Kannada', ml: 'Malayalam' },
}
const SCRIPTS: Readonly<Record<string, string>> = {
  ...INDIAN,
  fa: 'Arabic',
  grc: 'Greek',
  lzh: 'Han',
  ru: 'Cyrillic',
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
      ({ language, author }) => language in INDIAN || indianAuthors.test(author),
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
    const script = SCRIPTS[language]
    if (script) expect(text.match(/\p{L}/gu)!.join('')).toMatch(new RegExp(`^\\p{Script=${script}}+$`, 'u'))
    // Short enough for a status and for a card.
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toBe(text.normalize('NFC').trim())
  })
})

describe('the next one', () => {
  it('is never the one on the screen, and every other can come', () => {
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
})
