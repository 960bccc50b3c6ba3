import { pageLanguageOf } from '@/content/languages'
import { listInWords } from '@/lib/format/list-in-words'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

it.each([
  [[], '', ''],
  [['RTGS', 'IMPS'], 'RTGS and IMPS', 'RTGS और IMPS'],
  [['NEFT', 'RTGS', 'IMPS'], 'NEFT, RTGS and IMPS', 'NEFT, RTGS और IMPS'],
  // A part keeps its own comma.
  [['A', 'B, और C'], 'A and B, और C', 'A और B, और C'],
])('%j is %s, and in Hindi %s', (parts, english, hindi) => {
  expect(listInWords(parts)).toBe(english)
  globalThis.pageLanguage = pageLanguageOf('hi')
  expect(listInWords(parts)).toBe(hindi)
})
