import fc from 'fast-check'
import { percentage, percentageInputs, type PercentageMode } from '@/lib/arithmetic/percentage'
import { eachSharedRow } from '@/tests/each-shared-row'
import { figureProblemText } from '@/components/tools/percentage-calculator/fields'

const close = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(one), Math.abs(other))

describe('a percentage', () => {
  it.each<[PercentageMode, number, number, number | null, string]>([
    ['percentOf', 10, 50, 5, 'the fresh page: 10 × 50 ÷ 100'],
    ['percentOf', 10, 0, 0, 'of nothing is nothing'],
    ['percentOf', -10, 0, 0, 'and never minus nothing'],
    ['percentOf', 15, 2_400, 360, '15 × 24'],
    ['isWhatPercentOf', 438, 500, 87.6, '438 ÷ 5'],
    ['isWhatPercentOf', 5, 0, null, 'nothing has no parts'],
    ['isWhatPercentOf', 1, 5e-324, null, 'so near to zero that no double holds the quotient'],
    ['percentChange', 52_000, 65_000, 25, '13,000 ÷ 520'],
    ['percentChange', -200, 100, 150, '300 ÷ 200: from a loss to a profit is a rise'],
    ['percentChange', 6, 6.5, 8.333333333333334, '50 ÷ 6'],
    ['percentChange', 0, 5, null, 'any change from zero'],
  ])('%s, %d and %d: %d (%s)', (mode, x, y, expected) => {
    const { result } = percentage(mode, x, y)
    if (expected === null) expect(result).toBeNull()
    else expect(result).toBeCloseTo(expected, 10)
    expect(Object.is(result, -0)).toBe(false)
  })

  it('of 1,999 down to 1,299 is a fall of 35.02 to two decimals', () => {
    expect(percentage('percentChange', 1_999, 1_299).result).toBeCloseTo(-35.02, 2)
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

  it('come back: x % of y is x percent of y', () => {
    fc.assert(
      fc.property(everyday, everyday, (x, y) => {
        const part = percentage('percentOf', x, y).result!
        expect(close(percentage('isWhatPercentOf', part, y).result!, x)).toBe(true)
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

  it('give more for a larger percentage', () => {
    fc.assert(
      fc.property(everyday, everyday, everyday, (x, more, y) => {
        expect(percentage('percentOf', x + more, y).result!).toBeGreaterThan(
          percentage('percentOf', x, y).result!,
        )
      }),
    )
  })

  it('are read back from what a link writes', () => {
    fc.assert(
      fc.property(figure, (x) => {
        const { read, write } = percentageInputs.x
        expect(read(write(x))).toEqual({ ok: true, value: x === 0 ? 0 : x })
      }),
    )
  })
})

it.each([
  ['abc', 'Invalid input'],
  ['', 'Invalid input'],
  ['NaN', 'Invalid input'],
  ['1e400', 'Invalid input'],
  ['1e16', 'Enter 1,00,00,00,00,00,00,000 or less.'],
  ['-1e16', 'Enter -1,00,00,00,00,00,00,000 or more.'],
])('the figure %p gets the message %s', (text, problem) => {
  const reading = percentageInputs.x.read(text)
  expect(reading.ok ? null : figureProblemText(reading.problem)).toBe(problem)
})

it.each([
  ['10 %', 10],
  ['-5.5', -5.5],
  ['2 lakh', 2_00_000],
  ['१२', 12],
])('the figure %p is %d', (text, value) => {
  expect(percentageInputs.x.read(text)).toEqual({ ok: true, value })
})

it('a mode that does not exist is invalid', () => {
  expect(percentageInputs.mode.read('half').ok).toBe(false)
})
