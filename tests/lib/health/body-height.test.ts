import { feetAndInchesInCm, heightInCm } from '@/lib/health/body-height'

test.each([
  ['170', 170],
  ['1.70 m', 170],
  ["5'7", 170.18],
  ['5’ 7”', 170.18],
  ['5 ft 7 in', 170.18],
  ['6ft', 182.88],
  ['67 in', 170.18],
  ['५ ft ७ in', 170.18],
])('%s is a height of %d cm', (text, cm) => {
  const reading = heightInCm.read(text)
  expect(reading.ok && reading.value).toBeCloseTo(cm, 9)
})

test.each([
  ['5.10', { kind: 'meantFeet', feet: 5, inches: 10 }],
  ['6', { kind: 'meantFeet', feet: 6, inches: 0 }],
  ['1.7', { kind: 'meantMetres', metres: 1.7 }],
  ['5.75', { kind: 'tooSmall', min: 30, unit: 'cm' }],
  ['301', { kind: 'tooLarge', max: 300, unit: 'cm' }],
  ["5'x", { kind: 'notANumber', unit: 'cm', example: '170' }],
])('%s is no height', (text, problem) => {
  expect(heightInCm.read(text)).toEqual({ ok: false, problem })
})

test('a height in feet is read back as it is shown', () => {
  const shown = heightInCm.show(feetAndInchesInCm(5, 7))
  expect(heightInCm.read(shown)).toEqual({ ok: true, value: 170.18 })
})
