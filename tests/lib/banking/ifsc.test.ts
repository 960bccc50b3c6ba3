import fc from 'fast-check'
import { ifscCharacters, isIfsc, withZeroForO } from '@/lib/banking/ifsc'

describe('the part of a text that the field accepts', () => {
  it.each([
    ['SBIN 0000-691', 'SBIN0000691', 'gaps and signs are dropped'],
    ['my code is hdfc0cagsbk, thanks', 'HDFC0CAGSBK', 'in small letters too'],
    ['एसबीआई', '', 'nothing of another alphabet'],
  ])('%j gives %s: %s', (typed, kept) => {
    expect(ifscCharacters(typed)).toBe(kept)
  })

  it('is at most eleven capitals and digits, and the same when read again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kept = ifscCharacters(text)
        expect(kept).toMatch(/^[A-Z0-9]{0,11}$/)
        expect(ifscCharacters(kept)).toBe(kept)
      }),
    )
  })
})

describe('an IFSC', () => {
  it.each([
    ['HDFC0CAGSBK', true, 'letters at the end'],
    ['SBIN1000691', false, 'the fifth is not zero'],
    ['SBI00000691', false, 'a digit among the first four'],
    ['SBIN000069', false, 'ten characters'],
    ['SBIN00006912', false, 'twelve characters'],
    ['sbin0000691', false, 'small letters'],
  ])('%s is well formed: %s (%s)', (code, isWellFormed) => {
    expect(isIfsc(code)).toBe(isWellFormed)
  })

  it.each([
    ['SBINO000691', 'SBIN0000691'],
    ['SBIN1000691', null],
    ['SBIOO00691', null],
  ])('%s is corrected to %j', (code, mended) => {
    expect(withZeroForO(code)).toBe(mended)
  })
})
