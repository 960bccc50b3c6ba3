import { festivalPresets, taxPresets } from '@/lib/countdown/presets'

test('the main festivals ahead come once each, the soonest first, from the first moment of the day', () => {
  const presets = festivalPresets('2026-11-08')
  const days = presets.map(({ date }) => date)
  expect(presets).toHaveLength(12)
  expect(days).toEqual(days.toSorted())
  expect(new Set(presets.map(({ label }) => label)).size).toBe(12)
  // Central government's list of holidays for 2026: Diwali on 8 November, Christmas on 25 December.
  expect(days.every((day) => day > '2026-11-08' && day <= '2027-11-08')).toBe(true)
  expect(presets).toContainEqual({ label: 'Christmas', date: '2026-12-25', time: '00:00' })
})

test('a festival is on the day of the central government’s list', () => {
  // The memorandum of 16 July 2026 has Holi on 23 March 2027; by Purnima it would be the 22nd.
  expect(festivalPresets('2026-11-28')).toContainEqual({ label: 'Holi', date: '2027-03-23', time: '00:00' })
})

test('a festival of today is no longer ahead', () => {
  expect(festivalPresets('2026-12-24')[0]).toMatchObject({ label: 'Christmas', date: '2026-12-25' })
  expect(festivalPresets('2026-12-25').map(({ date }) => date)).not.toContain('2026-12-25')
})

test('tax is due up to the last minute of its day', () => {
  expect(taxPresets('2026-11-23')[0]).toEqual({
    label: 'Advance tax, 75%',
    date: '2026-12-15',
    time: '23:59',
  })
})
