import { labelledNumbers } from '@/lib/questions/query/labelled-numbers'
import { readQuery } from '@/lib/questions/query/query'

const LABELS = {
  basic: [/basic(?: salary)?/, 'amount'],
  hra: [/hra/, 'amount'],
  rent: [/rent/, 'amount'],
  raise: [/increment/, 'percent'],
  age: [/age/, 'count'],
} as const

const rows: readonly [typed: string, byLabel: Record<string, number>, about: string][] = [
  [
    'basic 50000 hra 20000 rent 15000',
    { basic: 50_000, hra: 20_000, rent: 15_000 },
    'each label before its number',
  ],
  ['50000 basic 20000 hra 15000 rent', { basic: 50_000, hra: 20_000, rent: 15_000 }, 'each after it'],
  [
    'hra 50000 basic 15000 rent mumbai',
    { basic: 50_000, rent: 15_000 },
    'the subject first, then numbers first',
  ],
  ['rent 15000 basic 50000 hra', { basic: 50_000, rent: 15_000 }, 'the subject last'],
  ['basic salary of rs 50,000 and rent 15k', { basic: 50_000, rent: 15_000 }, 'other words between'],
  ['30000 basic 20 years', { basic: 30_000 }, 'years are no salary'],
  ['basic 25000 age 30 5% increment', { basic: 25_000, age: 30 }, 'a rate after it, the others before'],
  ['basic', {}, 'no number'],
]

test.each(rows)('%s: %j (%s)', (typed, byLabel) => {
  expect(labelledNumbers(readQuery(typed), LABELS, 'hra').byLabel).toEqual(byLabel)
})
