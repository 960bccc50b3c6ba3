import fc from 'fast-check'
import {
  bmi,
  bmiInputs,
  categoryOf,
  imperialBody,
  metricBody,
  normalWeights,
  shownBmi,
} from '@/lib/health/bmi'
import { indianScale, whoScale } from '@/lib/health/bmi-scales'
import { ruleOn } from '@/lib/rules/rule'
import { eachSharedRow } from '@/tests/each-shared-row'
import { valueOrMessage } from '@/tests/value-or-message'

const who = ruleOn(whoScale, '2026-11-21').value
const indian = ruleOn(indianScale, '2026-11-21').value

describe('the body mass index', () => {
  it.each([
    [metricBody(170, 70), 24.221453287, 'the fresh page: 70 ÷ 2.89'],
    [imperialBody(5, 7, 154), 24.119542648, '69.853168 ÷ 1.7018²'],
    [imperialBody(0, 67, 154), 24.119542648, 'the same height in inches alone'],
  ])('of %p is %d: %s', (body, expected) => {
    expect(bmi(body)).toBeCloseTo(expected, 8)
  })

  it.each([
    [0, 70],
    [170, 0],
  ])('of %d cm and %d kg does not exist', (height, weight) => {
    expect(() => bmi(metricBody(height, weight))).toThrow(RangeError)
  })
})

describe('the category', () => {
  it.each([
    [18.44, 'Underweight', 'Normal weight'],
    [18.45, 'Normal weight', 'Normal weight'],
    [17.9, 'Underweight', 'Underweight'],
    [22.96, 'Normal weight', 'Overweight'],
    [24.94, 'Normal weight', 'Overweight'],
    [24.96, 'Overweight', 'Obesity'],
    [29.94, 'Overweight', 'Obesity'],
    [29.95, 'Obesity', 'Obesity'],
  ])('of %d is %s by WHO and %s by the Indian lines', (index, byWho, byIndianLines) => {
    expect(categoryOf(index, who)).toBe(byWho)
    expect(categoryOf(index, indian)).toBe(byIndianLines)
  })
})

describe('the normal weights', () => {
  it('at 1.8 m are 59.9 to 80.7 kg: 18.5 and 24.9 times the square', () => {
    const { fromKg, toKg } = normalWeights(1.8, who)
    expect(fromKg).toBeCloseTo(59.9, 1)
    expect(Math.abs(toKg - 80.7)).toBeLessThanOrEqual(0.05)
  })

  it('are normal at both ends', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 3, noNaN: true }), (heightMetres) => {
        for (const scale of [who, indian]) {
          const { fromKg, toKg } = normalWeights(heightMetres, scale)
          expect(categoryOf(bmi({ heightMetres, weightKg: fromKg }), scale)).toBe('Normal weight')
          expect(categoryOf(bmi({ heightMetres, weightKg: toKg }), scale)).toBe('Normal weight')
        }
      }),
    )
  })
})

it('is finite for whatever the fields take', () => {
  const heights = fc.double({ min: 1e-9, max: 300, noNaN: true })
  const weights = fc.double({ min: 1e-9, max: 1_000, noNaN: true })
  fc.assert(
    fc.property(heights, weights, (height, weight) => {
      const index = bmi(metricBody(height, weight))
      expect(Number.isFinite(shownBmi(index))).toBe(true)
    }),
  )
})

it.each([
  ['weight', 'heavy', 'Enter a number, such as 70.'],
  ['feet', '-1', 'Enter 0 feet or more.'],
  ['pounds', '1e-320', 'Enter more than 0 pounds.'],
] as const)('the field %s with %s has the problem: %s', (name, text, problem) => {
  expect(valueOrMessage(bmiInputs[name].read(text))).toBe(problem)
})

interface Vector {
  input: { unit: string; height: number; weight: number; feet: number; inches: number; pounds: number }
  expected: { bmi: number; category: string }
}
eachSharedRow<Vector>('bmi-calculator', ({ input, expected }) => {
  const body =
    input.unit === 'metric'
      ? metricBody(input.height, input.weight)
      : imperialBody(input.feet, input.inches, input.pounds)
  expect(Math.abs(bmi(body) - expected.bmi)).toBeLessThan(expected.bmi * 1e-12)
  expect(categoryOf(bmi(body), who)).toBe(expected.category)
})
