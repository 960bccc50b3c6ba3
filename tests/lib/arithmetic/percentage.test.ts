import fc from 'fast-check'
import { percentage, percentageInputs, type PercentageMode } from '@/lib/arithmetic/percentage'
import { eachSharedRow } from '@/tests/each-shared-row'
import { figureProblemText } from '@/components/tools/percentage-calculator/fields'

const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(one), Math.abs(other))

describe('a percentage', () => {
  it.each<[PercentageMode, number, number, number | null, string]>([
    ['percentOf', 10, 50, 5, 'the fresh page: 10 × 50 ÷ 100'],
    ['percentOf', -10, 0, 0, 'and never minus nothing'],
    ['isWhatPercentOf', 438, 500, 87.6, '438 ÷ 5'],
    ['isWhatPercentOf', 5, 0, null, 'nothing has no parts'],
    ['isWhatPercentOf', 1, 5e-324, null, 'so near to zero that no double holds the quotient'],
    ['percentChange', 52_000, 65_000, 25, '13,000 ÷ 520'],
    ['percentChange', -200, 100, 150, '300 ÷ 200: from a loss to a profit is a rise'],
    ['percentChange', 6, 6.5, 8.333333333333334, '50 ÷ 6'],
    ['percentChange', 50, 40, -20, '10 ÷ 50, a fall'],
    ['percentChange', 0, 5, null, 'any change from zero'],
  ])('%s, %d and %d: %d (%s)', (mode, x, y, expected) => {
    const { result } = percentage(mode, x, y)
    if (expected === null) expect(result).toBeNull()
    else expect(result).toBeCloseTo(expected, 10)
    expect(Object.is(result, -0)).toBe(false)
  })
})

eachSharedRow<{
  input: { mode: PercentageMode; x: number; y: number }
  expected: { result: number }
}>('percentage-calculator', ({ input, expected }) => {
  expect(close(percentage(input.mode, input.x, input.y).result!, expected.result)).toBe(true)
})

describe('any two figures the fields accept', () => {
  const figure = fc.double({ min: -1e15, max: 1e15, noNaN: true })
  const modes = fc.constantFrom(...percentageInputs.mode.options)
  const everyday = fc.double({ min: 0.01, max: 1e9, noNaN: true })

  it('have a finite result or none', () => {
    fc.assert(
      fc.property(modes, figure, figure, (mode, x, y) => {
        const { result } = percentage(mode, x, y)
        expect(result === null || Number.isFinite(result)).toBe(true)
      }),
    )
  })

  it('come back: adding the change leads from the first to the second', () => {
    fc.assert(
      fc.property(everyday, everyday, (x, y) => {
        const change = percentage('percentChange', x, y).result!
        expect(Math.abs(x + percentage('percentOf', change, x).result! - y)).toBeLessThanOrEqual(
          1e-12 * Math.max(x, y),
        )
      }),
    )
  })
})

it.each([
  ['abc', 'Invalid input'],
  ['1e16', 'Enter 1,00,00,00,00,00,00,000 or less.'],
  ['-1e16', 'Enter -1,00,00,00,00,00,00,000 or more.'],
])('the figure %p gets the message %s', (text, problem) => {
  const reading = percentageInputs.x.read(text)
  expect(reading.ok ? null : figureProblemText(reading.problem)).toBe(problem)
})

it('a figure may have its percent sign', () => {
  expect(percentageInputs.x.read('10 %')).toEqual({ ok: true, value: 10 })
})
