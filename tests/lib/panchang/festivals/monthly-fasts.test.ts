import { fastKinds, fastsOf } from '@/lib/panchang/festivals/monthly-fasts'

const daysOf = (year: number, kind: (typeof fastKinds)[number]) => fastsOf(year, kind).map(({ day }) => day)

// Published by the almanacs of New Delhi and by newspapers for householders (Smarta).
test.each([
  ['ekadashi', 2025, ['2025-01-10', '2025-01-25', '2025-02-08', '2025-02-24', '2025-03-10']],
  ['sankashti', 2025, ['2025-01-17', '2025-02-16', '2025-03-17', '2025-04-16']],
  ['pradosh', 2025, ['2025-01-11', '2025-01-27', '2025-02-09', '2025-02-25']],
  ['purnima', 2025, ['2025-01-13', '2025-02-12', '2025-03-14', '2025-04-12']],
  ['amavasya', 2025, ['2025-01-29', '2025-02-27', '2025-03-29', '2025-04-27']],
] as const)('%s of %i begins with its published days', (kind, year, days) => {
  expect(daysOf(year, kind).slice(0, days.length)).toEqual(days)
})

test.each(fastKinds)('%s comes once or twice in each lunar month of every year, in order', (kind) => {
  const least = kind === 'ekadashi' || kind === 'pradosh' ? 23 : 12
  for (const year of [2023, 2026]) {
    const days = daysOf(year, kind)
    expect(days.length).toBeGreaterThanOrEqual(least)
    expect(days.length).toBeLessThanOrEqual(least + 3)
    expect(days).toEqual([...new Set(days)].toSorted())
  }
})

test('the extra month of 2026 has its two Ekadashis', () => {
  // Adhika Jyeshtha, 17 May to 15 June 2026: Padmini on 27 May, Parama on 11 June.
  expect(daysOf(2026, 'ekadashi')).toEqual(expect.arrayContaining(['2026-05-27', '2026-06-11']))
})
