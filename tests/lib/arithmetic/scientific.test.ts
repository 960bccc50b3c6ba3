import fc from 'fast-check'
import { plainFormula } from '@/lib/arithmetic/formula-text'
import { type Angle, formulaValue } from '@/lib/arithmetic/scientific'

describe('a formula', () => {
  it.each<[string, number, string]>([
    ['2 + 3 × 4', 14, 'products before sums'],
    ['(2 + 3) × 4', 20, 'brackets before both'],
    ['2^3^2', 512, 'powers from the right: 2⁹'],
    ['-2^2', -4, 'the power before the sign'],
    ['(-2)^2', 4, 'unless in brackets'],
    ['0.1 × 3', 0.3, 'as on paper'],
    ['12,50,000 + 1', 12_50_001, 'pasted with commas'],
    ['50% × 2,400', 1_200, 'percent is a hundredth'],
    ['15% of 2400', 360, 'a share, as people say it'],
    ['2π', 2 * Math.PI, 'a product that is only meant'],
    ['(1 + 1)(2 + 3)', 10, 'the same between brackets'],
    ['√16 + 1', 5, 'the root of what follows'],
    ['3!2', 12, '6 × 2'],
    ['0!', 1, 'the empty product'],
    ['5² + 2³', 33, 'raised digits'],
    ['log10(1000)', 3, 'base 10 by its other name'],
    ['LOG2 (8) × 2', 6, 'with capitals and a space'],
    ['log 100', 2, 'the argument after a space'],
    ['ln(e)', 1, 'base e'],
    ['2e3 + 1', 2_001, 'powers of ten'],
    ['cbrt(-27)', -3, 'a cube root may be below zero'],
    ['abs(-5.5)', 5.5, 'size'],
    ['२ + ३', 5, 'Devanagari digits'],
    ['.5 + 5.', 5.5, 'points at the ends'],
    ['exp(0) + sinh(0) + cosh(0) + tanh(0)', 2, '1 + 0 + 1 + 0'],
  ])('%s is %d: %s', (text, expected) => {
    expect(formulaValue(text, 'degrees')).toBeCloseTo(expected, 12)
  })

  it.each<[string, Angle, number]>([
    ['sin(180)', 'degrees', 0],
    ['cos 90', 'degrees', 0],
    ['tan(45)', 'degrees', 1],
    ['sin 30', 'radians', -0.988031624092862],
    ['acos(0.5)', 'degrees', 60],
    ['atan(1)', 'radians', Math.PI / 4],
    ['sin(360000030)', 'degrees', 0.5],
  ])('%s in %s is %d', (text, angle, expected) => {
    expect(formulaValue(text, angle)).toBeCloseTo(expected, 14)
  })

  it.each([
    ...[
      '',
      '2 +',
      '(2',
      '2 3',
      '1 ÷ 0',
      'sqrt(-1)',
      '(-1)!',
      '2.5!',
      '171!',
      '!5',
      'tan(90)',
      '9^9^9',
      '1..2',
    ],
    ...[
      '5 % 3',
      '50% 3',
      '()',
      '2 sin',
      'constructor',
      'toString(1)',
      '__proto__',
      'x = 3',
      'f(x) = x',
      '[1, 2]',
    ],
    ...['"x"', 'a.b', '1; 2', 'random()', 'if(1, 2, 3)', '1 == 1', 'not 1'],
  ])('%p has no value', (text) => {
    expect(formulaValue(text, 'degrees')).toBeNull()
  })
})

it('never throws, and is finite or nothing, whatever is written', () => {
  const pieces = fc.constantFrom(
    ...['1', '2.5', '.', '3e5', '0', '(', ')', '+', '−', '×', '÷', '^', '!', '%', 'π', 'e', '√', ' ', ','],
    ...['sin', 'log', 'sqrt', 'abs', 'constructor', '__proto__', '=', '[', '"', '?'],
  )
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom<Angle>('degrees', 'radians'), (text, angle) => {
      const value = formulaValue(text, angle)
      expect(value === null || Number.isFinite(value)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

it('is handed to the parser in its own signs', () => {
  expect(plainFormula('2π + 50% × √9')).toBe('2 * pi + (50/100) * sqrt 9')
})
