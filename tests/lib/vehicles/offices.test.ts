/** @jest-environment node */
import { officeOf } from '@/lib/vehicles/offices'

it.each([
  ['MH', '01', 'Mumbai Central'],
  ['MH', '12', 'Pune'],
  ['MH', '31', 'Nagpur'],
  ['MH', '43', 'Navi Mumbai'],
  ['MH', '50', 'Karad'],
  ['KA', '05', 'Bengaluru South'],
  ['KA', '19', 'Mangaluru'],
  ['KA', '25', 'Dharwad'],
  ['KA', '40', 'Chikkaballapura'],
  ['DL', '3', 'Sheikh Sarai'],
  ['DL', '13', 'Surajmal Vihar'],
])('%s %s is the office of %s', (state, office, name) => {
  expect(officeOf(state, office)).toBe(name)
})

it.each([
  ['MH', '51'],
  ['MH', '00'],
  ['DL', '09'],
  ['KA', '41'],
  ['UP', '32'],
  ['constructor', '1'],
])('%s %s is not known in this copy', (state, office) => {
  expect(officeOf(state, office)).toBeNull()
})
