import { pageLanguageOf } from '@/content/languages'
import { amountInPageLanguage } from '@/lib/money/amount-in-words'

afterEach(() => {
  globalThis.pageLanguage = undefined
})

// Number words of CLDR's rules for Hindi (cldr-rbnf), with the site's spelling.
it.each([
  [0, 'शून्य रुपये'],
  [1, 'एक रुपया'],
  [999, 'नौ सौ निन्यानवे रुपये'],
  [8_678, 'आठ हजार छह सौ अठहत्तर रुपये'],
  [10_00_000, 'दस लाख रुपये'],
  [20_82_776, 'बीस लाख बयासी हजार सात सौ छिहत्तर रुपये'],
  [125_00_00_000, 'एक सौ पच्चीस करोड़ रुपये'],
  [200.5, 'दो सौ रुपये और पचास पैसे'],
])('writes %d in Hindi', (amount, words) => {
  globalThis.pageLanguage = pageLanguageOf('hi')
  expect(amountInPageLanguage(amount)).toBe(words)
})

it('writes it in English on an English page', () => {
  expect(amountInPageLanguage(10_00_000)).toBe('Ten lakh rupees')
})
