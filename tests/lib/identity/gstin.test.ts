import fc from 'fast-check'
import { gstStates } from '@/lib/rules/gst/gst-states'
import { gstinCheckCharacter, isRegisteredBuyer, plainGstin, readGstin } from '@/lib/identity/gstin'
import { anyText } from '@/tests/any-text'

describe('the check character', () => {
  it.each([
    // 2 + 14 + 10 + 20 + 25 + 30 + 30 + 0 + 9 + 6 + 9 + 30 + 1 + (70 = 1 × 36 + 34: 35) = 221; 221 mod 36 = 5; 31 is V
    ['27AAPFU0939F1Z', 'V'],
    // Nothing is lacking to a multiple of 36.
    ['0'.repeat(14), '0'],
  ])('of %s is %s', (first14, check) => {
    expect(gstinCheckCharacter(first14)).toBe(check)
  })

  it.each(['', '27AAPFU0939F1ZV', '27aapfu0939f1z'])("'%s' has none, which is a fault of ours", (text) => {
    expect(() => gstinCheckCharacter(text)).toThrow(RangeError)
  })
})

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', ' 27 AAPFU0939F 1ZV ', '２７AAPFU०९३९F1ZV'])("'%s' is read", (text) => {
    expect(readGstin(text)).toMatchObject({
      kind: 'valid',
      gstin: '27AAPFU0939F1ZV',
      state: { code: '27', name: 'Maharashtra' },
      pan: 'AAPFU0939F',
      entity: '1',
    })
  })

  it.each(['38', '97', '25'])('of state %s is read when its check character is right', (code) => {
    const first14 = `${code}AAPFU0939F1Z`
    expect(readGstin(first14 + gstinCheckCharacter(first14))).toMatchObject({
      kind: 'valid',
      state: { code },
    })
  })

  it.each([
    ['', 'empty'],
    ['27AAPFU0939F1Z', 'length'],
    ['27AAPFU0939F1Z*', 'characters'],
    ['27ААPFU0939F1ZV', 'characters'],
    ['39AAPFU0939F1ZV', 'state'],
    ['96AAPFU0939F1ZV', 'state'],
    ['27AAP1U0939F1ZV', 'pan'],
    ['27AAPDU0939F1ZV', 'pan'],
    ['27AAPFU0939F0ZV', 'entity'],
    ['27AAPFU0939F01Z', 'entity'],
    ['27AAPFU0939F1DV', 'entity'],
  ])("'%s' has the problem '%s'", (text, problem) => {
    expect(readGstin(text)).toEqual({ kind: 'problem', problem })
  })

  it('with a wrong check character reports the right one', () => {
    expect(readGstin('27AAPFU0939F1ZW')).toEqual({
      kind: 'problem',
      problem: 'checkCharacter',
      expected: 'V',
    })
  })
})

describe('the numbers of other registrations are named as such', () => {
  // As published: of Google, of a consulate and a UN body, of online marketplaces.
  it.each([
    ['9917SGP29001OST', 'oidar'],
    ['2117UNO00002UNF', 'uin'],
    ['29AABCF8078M1C8', 'collector'],
  ])('%s: %s', (text, other) => {
    expect(readGstin(text)).toEqual({ kind: 'problem', problem: 'other', other })
    expect(isRegisteredBuyer(text)).toBe(other === 'uin')
  })

  it.each([
    ['0717USA12345NR', 'nonResident'],
    ['0717AUS12345ON', 'uin'],
    ['07AAAAA1234A1D', 'deductor'],
    ['07DELA12345F1D', 'deductor'],
  ])('%s with its check character: %s', (first14, other) => {
    const number = first14 + gstinCheckCharacter(first14)
    expect(readGstin(number)).toMatchObject({ problem: 'other', other })
  })
})

it.each(['9917USA29016OS', '07DELA12345F1D'])(
  '%s with a wrong check character reports the right one, and no PAN',
  (first14) => {
    const expected = gstinCheckCharacter(first14)
    const wrong = first14 + (expected === 'A' ? 'B' : 'A')
    expect(readGstin(wrong)).toEqual({ kind: 'problem', problem: 'checkCharacter', expected })
  },
)

describe('any GSTIN', () => {
  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const codes = gstStates.filter(({ supplyOnly }) => !supplyOnly).map(({ code }) => code)
  const gstins = fc
    .tuple(
      fc.constantFrom(...codes),
      fc.array(letter, { minLength: 3, maxLength: 3 }),
      fc.constantFrom(...'ABCFGHJLPT'),
      letter,
      fc.integer({ min: 1, max: 9_999 }),
      letter,
      fc.constantFrom(...'123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    )
    .map(([code, series, holder, initial, number, last, entity]) => {
      const pan = `${series.join('')}${holder}${initial}${String(number).padStart(4, '0')}${last}`
      const first14 = `${code}${pan}${entity}Z`
      return first14 + gstinCheckCharacter(first14)
    })
  const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')

  it('is read, and with any one character changed refused', () => {
    fc.assert(
      fc.property(gstins, fc.nat(14), character, (gstin, place, other) => {
        expect(readGstin(gstin).kind).toBe('valid')
        fc.pre(gstin[place] !== other)
        const changed = gstin.slice(0, place) + other + gstin.slice(place + 1)
        expect(readGstin(changed).kind).toBe('problem')
      }),
      { numRuns: 2_000 },
    )
  })
})

it('any text is read or refused, and never throws', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(['valid', 'problem']).toContain(readGstin(text).kind)
      expect(plainGstin(plainGstin(text))).toBe(plainGstin(text))
    }),
    // Its capital is three characters.
    { examples: [['ῒ']] },
  )
})
