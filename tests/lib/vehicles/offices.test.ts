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
  ['GJ', '01', 'Ahmedabad'],
  ['GJ', '07', 'Nadiad (Kheda)'],
  ['GJ', '20', 'Dahod'],
  ['GJ', '26', 'Vyara (Tapi)'],
  ['KL', '07', 'Ernakulam'],
  ['KL', '14', 'Kasaragod'],
  ['KL', '16', 'Attingal'],
  ['KL', '31', 'Mavelikkara'],
])('%s %s is the office of %s', (state, office, name) => {
  expect(officeOf(state, office)).toBe(name)
})

it.each([
  ['MH', '51'],
  ['MH', '00'],
  ['DL', '09'],
  ['KA', '41'],
  ['UP', '32'],
  ['GJ', '08'],
  ['GJ', '22'],
  ['KL', '15'],
  ['KL', '32'],
  ['constructor', '1'],
])('%s %s is not known in this copy', (state, office) => {
  expect(officeOf(state, office)).toBeNull()
})
