import { isSameText, onlyIn } from '@/lib/lookup/live/same-text'

it.each([
  ['Hyderabad G.P.O.', 'HYDERABAD GPO', true],
  ['MG Road,  Gurgaon', 'mg road gurgaon', true],
  ['कोटा', 'कट', false],
  ['Noida Sector 12', 'Noida Sector 21', false],
])('%s and %s: %s', (one, other, same) => expect(isSameText(one, other)).toBe(same))

it('a list gives what another has not, in its own words', () => {
  expect(onlyIn(['Noida', 'Sector 12'], ['NOIDA', 'Old'])).toEqual(['Sector 12'])
})
