import { changedFigures, changesOf } from '@/lib/rules/changes'
import type { Rule, RuleRow } from '@/lib/rules/rule'

const source = { title: 'A gazette', href: 'https://example.in/gazette' }
const row = (from: string, value: unknown, announced?: 'bill' | 'act'): RuleRow<unknown> => ({
  from,
  value,
  source,
  ...(announced && { announced }),
})
const rule = (...values: RuleRow<unknown>[]): Rule<unknown> => ({
  label: 'A limit',
  unit: 'rupees',
  checkedOn: '2026-11-28',
  values,
})

it.each<[string, unknown, unknown, [string, unknown, unknown][]]>([
  ['a figure', 1, 2, [['', 1, 2]]],
  ['the same figure', 2, 2, []],
  ['one part of several', { limit: 1, rate: 5 }, { limit: 2, rate: 5 }, [['limit', 1, 2]]],
  ['a part of a part', { new: { most: 1 } }, { new: { most: 2 } }, [['new.most', 1, 2]]],
  ['a part that is new', { limit: 1 }, { limit: 1, senior: 3 }, [['senior', null, 3]]],
  ['a list, as a whole', { slabs: [1, 2] }, { slabs: [1, 3] }, [['slabs', [1, 2], [1, 3]]]],
  ['law that begins', null, { limit: 1 }, [['limit', null, 1]]],
  ['law that ends', { limit: 1 }, null, [['limit', 1, null]]],
  ['a limit that is lifted', { upTo: 5 }, { upTo: Infinity }, [['upTo', 5, Infinity]]],
  ['an order that keeps its rates', { order: 'of 2025', fixed: 50 }, { order: 'of 2026', fixed: 50 }, []],
  ['how sure a list is', [{ percent: 5, sureness: 'medium' }], [{ percent: 5 }], []],
])('%s', (_, before, after, expected) => {
  expect(changedFigures(before, after)).toEqual(
    expected.map(([path, was, is]) => ({ path, before: was, after: is })),
  )
})

it('a null that becomes no limit is a change, though JSON writes both alike', () => {
  expect(changedFigures([null], [Infinity])).toHaveLength(1)
})

it('the first row is no change, and a row that repeats its law is none', () => {
  const days = (of: Rule<unknown>) => changesOf(of).map(({ row: { from } }) => from)
  expect(days(rule(row('2024-04-01', 1), row('2025-04-01', 1), row('2026-04-01', 2)))).toEqual(['2026-04-01'])
})

it('what a bill proposes is held against the law, and what comes after it too', () => {
  const proposed = rule(row('2024-04-01', 1), row('2027-04-01', 2, 'bill'), row('2027-10-01', 3, 'act'))
  expect(changesOf(proposed).map(({ figures: [figure] }) => [figure?.before, figure?.after])).toEqual([
    [1, 2],
    [1, 3],
  ])
})
