import { holidaysOf } from '@/lib/dates/holiday-choice'
import { knownHolidays } from '@/lib/dates/known-holidays'

const known = knownHolidays()

test('they are those of the central lists, and end with them', () => {
  expect([known.firstYear, known.lastYear]).toEqual([2025, 2027])
  expect(known.central['2026-01-26']).toBe('Republic Day')
  expect(known.central['2027-10-29']).toMatch(/^Diwali/)
  // The list of 2026, from the Department of Personnel and Training, has 17 days.
  expect(Object.keys(known.central).filter((day) => day.startsWith('2026'))).toHaveLength(17)
})

test('a state has its own days on top, and no other state’s', () => {
  const maharashtra = holidaysOf('MH', known)
  expect(maharashtra['2026-02-19']).toMatch(/Shivaji/)
  expect(maharashtra['2026-01-26']).toBe('Republic Day')
  expect(holidaysOf('TN', known)['2026-02-19']).toBeUndefined()
  // The festival calendar gives Pongal for Delhi on the 14th; Tamil Nadu keeps it on the 15th.
  expect(holidaysOf('TN', known)['2026-01-15']).toMatch(/Pongal/)
})

test('without a choice there are none, and a state without days of its own has the central ones', () => {
  expect(holidaysOf('none', known)).toEqual({})
  expect(known.states.LD).toBeUndefined()
  expect(holidaysOf('LD', known)).toEqual(known.central)
})
