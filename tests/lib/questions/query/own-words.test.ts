import { siteSearch } from '@/lib/catalogue/search'
import { latinOf } from '@/lib/name-search/devanagari'
import { readQuery } from '@/lib/questions/query/query'

const setWords = (words: Record<string, string>) => {
  globalThis.pageLanguage = { lang: 'bn', base: '/bn', englishOnly: [], words: { 'question-words': words } }
}

afterEach(() => {
  globalThis.pageLanguage = undefined
})

test('questions are read by the words of the page’s language', () => {
  setWords({ emi: 'কিস্তি ইএমআই', lakh: 'লাখ', years: 'বছর', percent: 'শতাংশ', the: 'কত হবে' })
  const { text, numbers } = readQuery('২৫ লাখ ৯ শতাংশ ২০ বছর কিস্তি কত হবে')
  expect(text).toBe('25 lakh 9 percent 20 years emi the the')
  expect(numbers.map(({ value, unit }) => [value, unit])).toEqual([
    [25_00_000, 'rupees'],
    [9, 'percent'],
    [20, 'years'],
  ])
})

test('a language without such words leaves a text as it is', () => {
  globalThis.pageLanguage = { lang: 'bn', base: '/bn', englishOnly: [], words: {} }
  expect(readQuery('loan 5 lakh').text).toBe('loan 5 lakh')
})

test.each([
  ['Devanagari', 'पुणे', 'pune'],
  ['Bengali', 'দিল্লি', 'dilli'],
  ['Gurmukhi', 'ਲੁਧਿਆਣਾ', 'ludhiana'],
  ['Kannada', 'ಮೈಸೂರು', 'maisuru'],
])('a name in %s is spelt as it sounds', (_, name, latin) => expect(latinOf(name)).toBe(latin))

test('the search of the site finds a page by words that are spelt as they sound, without the fillers of the language', () => {
  setWords({ the: 'কত হবে' })
  const entry = { path: '/emi-calculator', name: 'ইএমআই হিসাব', summary: '', keywords: 'লোন কিস্তি' }
  const search = siteSearch([entry])
  expect(search.find('কিস্তী কত হবে')).toEqual([entry])
  expect(search.find('জমি কত হবে')).toEqual([])
})
