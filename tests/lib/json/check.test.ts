import {
  anyOf,
  type Check,
  isFiniteNumber,
  isText,
  listOf,
  nullOr,
  numberBetween,
  recordOf,
  valuesOf,
} from '@/lib/json/check'
import { parseJson } from '@/lib/json/parse-json'

interface Sum {
  words: string
  value: number | null
  kind: 'plus' | 'minus'
}

const isSum = recordOf<Sum>({ words: isText, value: nullOr(isFiniteNumber), kind: anyOf('plus', 'minus') })

const CASES: [string, Check<unknown>, string, boolean][] = [
  ['a text', isText, '""', true],
  ['a number for a text', isText, '1', false],
  ['a number', isFiniteNumber, '-0.5', true],
  ['the least number', numberBetween(1, 3), '1', true],
  ['the greatest number', numberBetween(1, 3), '3', true],
  ['a number below', numberBetween(1, 3), '0.9', false],
  ['a number above', numberBetween(1, 3), '3.1', false],
  ['null for a number', numberBetween(0, 3), 'null', false],
  ['one of the numbers', anyOf(1, 3, 6), '6', true],
  ['the text of a number', anyOf(1, 3, 6), '"1"', false],
  ['an empty list', listOf(isText), '[]', true],
  ['a record for a list', listOf(isText), '{}', false],
  ['values by any names', valuesOf(isText), '{"a":"b","__proto__":"c"}', true],
  ['another value among them', valuesOf(isText), '{"a":"b","__proto__":1}', false],
  ['a list for values by names', valuesOf(isText), '[]', false],
  ['a record', isSum, '{"words":"one","value":1,"kind":"plus"}', true],
  ['null where it may be', isSum, '{"words":"one","value":null,"kind":"plus"}', true],
  ['a field more', isSum, '{"words":"one","value":1,"kind":"plus","at":1}', true],
  ['a field less', isSum, '{"words":"one","kind":"plus"}', false],
  ['null for a record', isSum, 'null', false],
]

test.each(CASES)('%s', (_, check, json, isSound) => {
  expect(check(parseJson(json))).toBe(isSound)
})

test('a field without a check, or with that of another type, does not compile', () => {
  // @ts-expect-error -- no check of `kind`
  const withoutKind = recordOf<Sum>({ words: isText, value: isFiniteNumber })
  // @ts-expect-error -- a text for a number
  const withTexts = recordOf<Sum>({ words: isText, value: isText, kind: anyOf('plus', 'minus') })
  // @ts-expect-error -- a word that `kind` does not have
  const withTimes = recordOf<Sum>({ words: isText, value: isFiniteNumber, kind: anyOf('plus', 'times') })
  const stored: unknown = { words: 'one', value: 1, kind: 'times' }
  expect([withoutKind, withTexts, withTimes, isSum].map((check) => check(stored))).toEqual([
    true,
    false,
    true,
    false,
  ])
})
