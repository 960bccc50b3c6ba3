import fc from 'fast-check'
import { ifscCharacters, isIfsc, withZeroForO } from '@/lib/banking/ifsc'

describe('the part of a text that the field accepts', () => {
  it.each([
    ['sbin0000691', 'SBIN0000691', 'small letters become capitals'],
    ['SBIN 0000-691', 'SBIN0000691', 'gaps and signs are dropped'],
    ['SBIN00006912', 'SBIN0000691', 'a twelfth character is dropped'],
    ['IFSC: SBIN0000691', 'SBIN0000691', 'a code in a text is picked out'],
    ['my code is hdfc0cagsbk, thanks', 'HDFC0CAGSBK', 'in small letters too'],
    ['State Bank of India', 'STATEBANKOF', 'a text without a code is only cut'],
    ['एसबीआई', '', 'nothing of another alphabet'],
    ['', '', 'nothing of nothing'],
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
  it.each(['SBIN0000691', 'HDFC0CAGSBK', 'ABCD0123456'])('%s is well formed', (code) => {
    expect(isIfsc(code)).toBe(true)
  })

  it.each([
    ['SBINO000691', 'the fifth is the letter O'],
    ['SBIN1000691', 'the fifth is not zero'],
    ['SBI00000691', 'a digit among the first four'],
    ['SBIN000069', 'ten characters'],
    ['SBIN00006912', 'twelve characters'],
    ['sbin0000691', 'small letters'],
    ['', 'nothing'],
  ])('%s is not: %s', (code) => {
    expect(isIfsc(code)).toBe(false)
  })

  it.each([
    ['SBINO000691', 'SBIN0000691'],
    ['SBIN1000691', null],
    ['SBIN0000691', null],
    ['SBIOO00691', null],
  ])('%s is corrected to %j', (code, mended) => {
    expect(withZeroForO(code)).toBe(mended)
  })
})
