import fc from 'fast-check'
import { loveBand, loveScore } from '@/lib/love/love-score'

describe('the score of two names', () => {
  it.each([
    ['Asha', 'Ravi', 63, '1+19+8+1 = 29 and 18+1+22+9 = 50; 79 mod 61 = 18; 18 + 40 + 5'],
    ['A. s-h a', '  Ravi!', 63, 'signs and spaces are no letters'],
    ['a', 'abcdef', 62, '1 + 21 = 22; 22 + 40 + 0 for five letters of difference'],
    ['a', 'abcde', 57, '1 + 15 = 16; 16 + 40 + 1 for four letters of difference'],
    ['zz', 'h', 100, '52 + 8 = 60; 60 + 40 + 4 is cut off'],
    ['z', 'zi', 44, '26 + 35 = 61, which leaves 0; 0 + 40 + 4'],
    ['राम', 'सीता', 91, 'the letters र 13, म 11, स 21, त 1, by code point mod 26 + 1: 46; 46 + 40 + 5'],
  ])('%s and %s: %d (%s)', (one, other, expected) => {
    expect(loveScore(one, other)!.score).toBe(expected)
  })

  it('comes with its working', () => {
    expect(loveScore('Asha', 'Ravi')).toEqual({
      score: 63,
      sum: 79,
      remainder: 18,
      lengths: [4, 4],
      bonus: 5,
      alphabet: true,
    })
  })

  it.each([
    ['Asha', 'राम', false],
    ['Наташа', 'Ravi', false],
  ])('of %s and %s is by a = 1 to z = 26 alone: %s', (one, other, expected) => {
    expect(loveScore(one, other)!.alphabet).toBe(expected)
  })

  it.each([
    ['', 'Ravi'],
    ['😀', 'Ravi'],
  ])('does not exist for %j and %j', (one, other) => {
    expect(loveScore(one, other)).toBeNull()
  })

  it('is a whole number from 40 to 100, the same in either order', () => {
    const name = fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1 }))
    fc.assert(
      fc.property(name, name, (one, other) => {
        const found = loveScore(one, other)
        expect(loveScore(other, one)?.score).toBe(found?.score)
        if (!found) return
        expect(Number.isInteger(found.score)).toBe(true)
        expect(found.score).toBeGreaterThanOrEqual(40)
        expect(found.score).toBeLessThanOrEqual(100)
      }),
    )
  })
})

it.each([
  [100, 'from90'],
  [90, 'from90'],
  [75, 'from75'],
  [60, 'from60'],
  [40, 'from40'],
  [39, 'below40'],
])('a score of %d has the message %s', (score, band) => {
  expect(loveBand(score)).toBe(band)
})
