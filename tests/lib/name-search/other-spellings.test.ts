import { latinOf } from '@/lib/name-search/devanagari'
import { slipsBetween, spellingsOf, speltLike } from '@/lib/name-search/other-spellings'

it.each([
  ['पुणे', 'pune'],
  ['मुंबई', 'mumbai'],
  ['अंधेरी', 'andheri'],
  ['उदयपुर', 'udaipur'],
  ['चंडीगढ़', 'chandigarh'],
  ['भोपाल', 'bhopal'],
  ['गुरुग्राम', 'gurugram'],
  ['नई दिल्ली', 'nai dilli'],
  ['Pune', 'Pune'],
])('%s is written %s', (hindi, latin) => {
  expect(latinOf(hindi)).toBe(latin)
})

it.each([
  ['Salt Lake', ['Salt Lake', 'bidhan nagar']],
  ['Banglore', ['Banglore', 'bengaluru']],
  ['दिल्ली', ['dilli', 'delhi']],
  ['Andheri', ['Andheri']],
])('%s is looked for as %j', (query, texts) => {
  expect(spellingsOf(query)).toEqual(texts)
})

it.each([
  ['Bangalore', 'banglore', true],
  ['Andheri East', 'andhri east', true],
  ['Pune', 'pone', false],
])('%s is spelt like %s: %s', (name, query, like) => {
  expect(speltLike(name, query)).toBe(like)
})

it.each([
  ['bangalore', 'banglore', 1],
  ['pune', 'puen', 1],
  ['', 'abc', 3],
])('%s and %s are %d apart', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
})
