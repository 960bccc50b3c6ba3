import { differenceOf } from '@/lib/answers/compare'
import { type Figure, worded } from '@/lib/answers/figure'

const rupees = (value: number): Figure => ({ as: 'rupees', value })
const toThePaisa = (value: number): Figure => ({ as: 'rupeesAndPaise', value })
const percent = (value: number, decimals?: number): Figure => ({
  as: 'percent',
  value,
  decimals: decimals ?? 2,
})

test.each<[string, Figure, Figure, Figure]>([
  ['rupees', rupees(8678.25), rupees(9000), rupees(321.75)],
  ['paise where one has them', rupees(100), toThePaisa(100.5), toThePaisa(0.5)],
  ['whole paise and rupees', { as: 'paise', value: 10_000 }, rupees(250), toThePaisa(150)],
  ['paise only where there are any', { as: 'paiseIfAny', value: 10_000 }, rupees(250), rupees(150)],
  ['per cent, in the finer look', percent(8.5, 1), percent(9.25), percent(0.75)],
  ['months', { as: 'months', value: 14 }, { as: 'months', value: 8 }, { as: 'months', value: -6 }],
  [
    'a number in words',
    worded(7, '7 months', { as: 'months' }),
    worded(9, '9 months', { as: 'months' }),
    { as: 'months', value: 2 },
  ],
])('the difference of %s', (_, first, other, difference) => {
  expect(differenceOf(first, other)).toEqual(difference)
})

test.each<[string, Figure, Figure]>([
  ['words that are a number', worded('2000', '₹2,000'), worded('3000', '₹3,000')],
  ['days', { as: 'day', value: '2026-11-21' }, { as: 'day', value: '2026-11-22' }],
  ['two units', rupees(100), percent(8)],
])('%s have no difference', (_, first, other) => {
  expect(differenceOf(first, other)).toBeNull()
})
