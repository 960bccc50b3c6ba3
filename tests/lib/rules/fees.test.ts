import { panFees, panLinkingFee } from '@/lib/rules/identity/pan-fees'
import { ruleOn } from '@/lib/rules/rule'
import { oldVehicleFees, registrationFees } from '@/lib/rules/vehicles/vehicle-fees'

it('a PAN with a card costs ₹107 on paper and ₹101 without, one without a card ₹72 and ₹66, the instant one nothing', () => {
  const fees = ruleOn(panFees, '2026-11-21').value
  expect(fees.map(({ rupees }) => rupees)).toEqual([0, 107, 101, 72, 66])
  expect(fees.filter((fee) => !/PAN/.test(fee.for))).toEqual([])
  expect(new Set(fees.map((fee) => fee.for)).size).toBe(fees.length)
})

it.each([
  ['2022-04-01', 500, 'section 234H, the first three months'],
  ['2022-06-30', 500, 'their last day'],
  ['2022-07-01', 1_000, 'since'],
])('linking PAN and Aadhaar on %s costs ₹%d: %s', (day, rupees) => {
  expect(ruleOn(panLinkingFee, day).value).toBe(rupees)
})

it('rule 81 asks these rupees of a two-wheeler and of a car', () => {
  const fees = ruleOn(registrationFees, '2026-11-21').value
  expect(fees.map(({ for: what, twoWheeler, car }) => [what.split(' ')[0], twoWheeler, car])).toEqual([
    ['New', 300, 600],
    ['Renewal', 1_000, 5_000],
    ['Late', 300, 500],
    ['Duplicate', 150, 300],
    ['RC', 200, 200],
  ])
  expect(ruleOn(oldVehicleFees, '2025-08-21').value).toEqual({
    for: 'Renewal after 20 years',
    twoWheeler: 2_000,
    car: 10_000,
  })
})
