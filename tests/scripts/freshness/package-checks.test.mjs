import { lossProblems, rateProblems } from '@/scripts/freshness/package-checks.mjs'

const before = { date: '2026-09-29', rates: { inr: 88, eur: 0.85, ves: 170 } }
const codes = ['INR', 'EUR', 'VES']
const after = (rates, date = '2026-11-22') => ({ date, rates: { ...before.rates, ...rates } })

test.each([
  ['a rate that moved by exactly 10 %', after({ inr: 96.8 }), []],
  [
    'a rate that moved by 11 %',
    after({ inr: 97.68 }),
    ['INR moved by 11.0 %, from 88 to 97.68 for a dollar'],
  ],
  [
    'a rate that fell by 50 %',
    after({ eur: 0.425 }),
    ['EUR moved by 50.0 %, from 0.85 to 0.425 for a dollar'],
  ],
  ['a currency that vanished', after({ eur: undefined }), ['EUR has vanished']],
  ['a rate that is text', after({ eur: '0.85' }), ['EUR has vanished']],
  ['an older day', after({}, '2026-09-28'), ['its rates are of 2026-09-28, ours of 2026-09-29']],
  ['no day', after({}, 'soon'), ['"soon" is not a date']],
])('rates with %s', (_, newer, problems) => expect(rateProblems(before, newer, codes)).toEqual(problems))

test('a move that an operator has looked at is taken', () => {
  expect(rateProblems(before, after({ ves: 250 }), codes, ['VES'])).toEqual([])
})

const hundred = Array.from({ length: 100 }, (_, place) => `entry ${place}`)

test('a list may lose less than 3 %, and gain anything', () => {
  expect(lossProblems(hundred, [...hundred.slice(2), 'new'])).toEqual([])
  expect(lossProblems(hundred, hundred.slice(3))).toEqual([
    'it lacks 3 of our 100 entries (3.0 %), such as entry 0; entry 1; entry 2',
  ])
})
