import fc from 'fast-check'
import {
  type FinishedSum,
  isRounded,
  hasError,
  type Key,
  type Keypad,
  newKeypad,
  shownResult,
} from '@/lib/arithmetic/keypad'
import { press } from '@/lib/arithmetic/press-key'

const NAMED: Record<string, Key> = {
  add18: { gst: 18, way: 'add' },
  take18: { gst: 18, way: 'takeOut' },
  enter1250000: { enter: 12_50_000 },
}

/** Presses keys one after the other; a run of digits and points is a key each. */
function after(keys: string): Keypad {
  const pressed = keys
    .split(' ')
    .flatMap((key) => (/^[\d.]+$/.test(key) ? [...key] : [key]))
    .map((key) => NAMED[key] ?? (key as Key))
  return pressed.reduce(press, newKeypad)
}

describe('the keypad of the specification', () => {
  it.each([
    ['0 0 5', '5', 'leading zeros are replaced'],
    ['1.2.3', '1.23', 'a second point is not taken'],
    ['.5', '0.5', 'a point starts with a zero'],
    ['5 + .5', '0.5', 'after an operator as well'],
    ['2 + 3 × 4 =', '20', 'an operator finishes the step before it'],
    ['9 × − 4 =', '5', 'even another one'],
    ['5 + =', '10', 'without a second operand the display is it'],
    ['2 + 3 = 4', '4', 'after Equals a digit starts a new number'],
    ['2 + 3 = + 4 =', '9', 'an operator goes on with the result'],
    ['8 ÷ 0 =', 'Error', 'dividing by zero'],
    ['8 ÷ 0 + 1', '1', 'after an error a digit starts anew'],
    ['8 ÷ 0 = + = % sign', 'Error', 'and the other keys wait'],
    ['8 ÷ 0 = .', '0.', 'so does a point'],
    ['5 + 3 AC 4 =', '4', 'AC forgets the operator'],
    ['2400 × 15 % =', '360', '15 % of 2,400'],
    ['1000 + 18 % =', '1000.18', '18 % is 0.18 wherever it is'],
    ['5 sign sign', '5', 'and back'],
    ['0 sign', '0', 'zero has none'],
    ['8 − 3 sign =', '11', '8 − (−3)'],
    ['5 sign 3', '-53', 'digits append behind a sign'],
    ['1 ÷ 3 =', '0.333333333', '9 significant digits past 12 characters'],
    ['1 ÷ 3 × 3 =', '1', 'the digits behind them are kept'],
    ['999999 × 999999 =', '999998000001', '12 characters are shown as they are'],
    ['9999999 × 9999999 =', '99999980000000', '9 significant digits: 99,999,980,000,001 is longer'],
    ['123456789012345678', '123456789012345', 'more than 15 digits are not taken'],
  ])('%s shows %s: %s', (keys, display) => {
    expect(after(keys).display).toBe(display)
  })

  it('keeps the unrounded number behind the display', () => {
    expect(after('1 ÷ 3 =').value).toBe(1 / 3)
  })

  it('starts as it is again after AC, but for the memory', () => {
    expect(after('5 + 3 = AC')).toEqual(newKeypad)
    expect(after('5 M+ AC')).toEqual({ ...newKeypad, memory: 5 })
  })
})

describe('what is beyond the specification', () => {
  it.each([
    ['4 × 250 = M+ 2 × 180 = M+ 5 × 95 = M+ MR', '1835', '1,000 + 360 + 475'],
    ['5 M+ 3 M− MR', '2', 'M− subtracts'],
    ['5 M+ MC MR', '0', 'MC clears'],
    ['2 × 5 M+ MR =', '10', 'MR is an operand'],
    ['8 ÷ 0 = MR', '0', 'MR after an error'],
    ['8 ÷ 0 = add18', 'Error', 'no tax on an error'],
    ['123 delete', '12', 'a slip is taken back'],
    ['1 sign delete', '0', 'and its sign'],
    ['2 + 3 = delete', '5', 'a result is not cut short'],
    ['1 % % % % delete', '1e-8', 'nor is a number in powers of ten'],
    ['enter1250000 + 1 =', '1250001', 'a pasted number'],
  ])('%s shows %s: %s', (keys, display) => {
    expect(after(keys).display).toBe(display)
  })

  it.each([
    ['100000 × 12 =', '1,00,000 × 12', 12_00_000],
    ['8 − 3 sign =', '8 − (-3)', 11],
    ['9 − − 4 =', '9 − 4', 5],
    ['1000 add18', '1,000 + 18% GST', 1_180],
    ['1180 take18', '1,180 − 18% GST', 1_000],
    ['2 + 3 = + 4 =', '5 + 4', 9],
  ])('%s finishes the sum %s = %d', (keys, sum, value) => {
    expect(after(keys).finished).toEqual({ sum, value, ...(sum.endsWith('GST') && { isMoney: true }) })
    expect(press(after(keys), '1').finished).toBeNull()
  })

  it.each<[string, FinishedSum | null]>([
    ['2400 + 15 % =', { sum: '2,400 + 15% of 2,400', value: 2_760 }],
    ['2400 − 15 % =', { sum: '2,400 − 15% of 2,400', value: 2_040 }],
    ['200 + 10 sign %', { sum: '200 + (-10%) of 200', value: 180 }],
    ['2400 × 15 %', null],
    ['2400 + %', null],
    ['2400 + 15 % 1', null],
    ['2400 + 15 % + ', null],
    ['8 ÷ 0 + 1 %', null],
  ])('%s offers %j', (keys, offer) => {
    expect(after(keys.trim()).offer).toEqual(offer)
  })

  it.each([
    ['2400 + 15 % = offer + 1 =', '2761', 'and goes on from there'],
    ['2400 + 15 % = + 1 =', '2401.15', 'one that is not taken changes nothing'],
    ['5 offer', '5', 'without an offer nothing'],
  ])('%s shows %s: %s', (keys, display) => {
    expect(after(keys).display).toBe(display)
  })

  it('an error and a lone Equals finish nothing', () => {
    expect(after('8 ÷ 0 =').finished).toBeNull()
    expect(after('8 =').finished).toBeNull()
  })
})

it.each([
  [0, '0'],
  [1234567890123, '1234567890000'],
  [-0.1, '-0.1'],
  [1 / 3, '0.333333333'],
  [NaN, 'Error'],
])('the result %d is shown as %s', (number, shown) => {
  expect(shownResult(number)).toBe(shown)
})

describe('any row of keys', () => {
  const keys = fc.constantFrom<Key>(
    ...(['0', '1', '5', '9', '.', '=', '+', '−', '×', '÷', 'AC', 'sign', '%', 'offer', 'delete'] as const),
    ...(['MC', 'MR', 'M−', 'M+'] as const),
    ...[NAMED.add18!, NAMED.take18!, { enter: 1e15 }, { enter: -1e-9 }, { enter: 1e308 }],
  )

  it('shows a number or Error, and never NaN or Infinity', () => {
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 60 }), (row) => {
        const keypad = row.reduce(press, newKeypad)
        expect([keypad.value, keypad.memory, keypad.left ?? 0].every(Number.isFinite)).toBe(true)
        expect(hasError(keypad) || Number.isFinite(Number(keypad.display))).toBe(true)
        expect(Object.is(keypad.value, -0)).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  it('adds and subtracts whole numbers as they are', () => {
    const whole = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        expect(after(`${one} + ${other} =`).value).toBe(one + other)
        expect(after(`${one} + ${other} = − ${other} =`).value).toBe(one)
      }),
    )
  })
})

it.each<[number, boolean]>([
  [1_234_567_895.55, true],
  [1_234_567_895, false],
  [0.1 + 0.2, true],
  [2.5, false],
  [Infinity, false],
])('%d is shown rounded: %s', (number, rounded) => {
  expect(isRounded(number)).toBe(rounded)
})
