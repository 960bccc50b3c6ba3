import { electricityQuestion } from '@/lib/questions/electricity-question'
import { readQuery } from '@/lib/questions/query/query'

const TODAY = '2026-11-28'
const answerTo = (text: string) => electricityQuestion(readQuery(text), TODAY)?.answer

it.each<[string, string, number, string[]]>([
  [
    '(556 + 2,480 + 831.50 + 130) × 1.16',
    'electricity bill 350 units maharashtra',
    4_637.1,
    ['350 units', 'Maharashtra'],
  ],
  [
    '335 + 425 + 2 × 85, in two months',
    'electricity bill 200 units kerala',
    930,
    ['200 units', '2', 'Kerala'],
  ],
])('%s: %s', (_, text, value, terms) => {
  const answer = answerTo(text)
  expect(answer).toMatchObject({ output: 'totalBill', value })
  expect(answer!.terms.map(({ value: term }) => String(term))).toEqual(terms)
})

it('opens the tool for Gujarat, whose bill lacks a large fuel charge', () => {
  expect(electricityQuestion(readQuery('electricity bill 350 units gujarat'), TODAY)).toEqual({
    slug: 'electricity-bill-estimator',
    set: { units: '350', state: 'GJ', tariff: 'published' },
    answer: null,
    own: 4,
  })
})
