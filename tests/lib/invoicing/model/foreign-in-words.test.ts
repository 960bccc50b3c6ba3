import amounts from '@/content/hi/names/amounts.json'
import { foreignInWords } from '@/lib/invoicing/model/foreign-in-words'

test.each([
  ['USD', 1_234_56, 'USD One Thousand Two Hundred Thirty-Four and 56/100 Only'],
  [
    'EUR',
    12_345_678_05,
    'EUR Twelve Million Three Hundred Forty-Five Thousand Six Hundred Seventy-Eight and 05/100 Only',
  ],
  ['JPY', 15_000, 'JPY Fifteen Thousand Only'],
  ['KWD', 12_345, 'KWD Twelve and 345/1000 Only'],
  ['USD', 7, 'USD Zero and 07/100 Only'],
])('%s %d in words', (currency, minor, words) => {
  expect(foreignInWords(currency, minor)).toBe(words)
})

test.each([['EUR', 12_345_678_05, 'EUR बारह मिलियन तीन सौ पैंतालीस हजार छह सौ अठहत्तर और 05/100 मात्र']])(
  '%s %d in Hindi counts in millions too',
  (currency, minor, words) => {
    expect(foreignInWords(currency, minor, amounts)).toBe(words)
  },
)

test('a language without such sizes has it in English', () => {
  const { sizesAbroad: _, ...others } = amounts
  expect(foreignInWords('USD', 5_00, others)).toBe('USD Five Only')
})
