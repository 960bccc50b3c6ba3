import fc from 'fast-check'
import { holderTypes, readPan } from '@/lib/identity/pan'
import { isPan, plainPan } from '@/lib/identity/pan-shape'
import { anyText } from '@/tests/any-text'

describe('a PAN', () => {
  it.each(['aapfu0939f', ' AAPFU 0939-F ', 'ＡＡＰＦＵ０９३９Ｆ'])("'%s' is read", (text) => {
    expect(readPan(text)).toEqual({
      kind: 'valid',
      pan: 'AAPFU0939F',
      series: 'AAP',
      holder: 'F',
      initial: 'U',
      number: '0939',
      checkLetter: 'F',
    })
  })

  it.each(Object.entries(holderTypes))('with the fourth letter %s is of the type %s', (holder, type) => {
    const reading = readPan(`AAA${holder}Z1234C`)
    expect(reading.kind === 'valid' && holderTypes[reading.holder]).toBe(type)
  })

  it.each([
    ['', { problem: 'empty' }],
    ['AAAPZ1234', { problem: 'length' }],
    ['AAA', { problem: 'length' }],
    ['AAAPZ1234CC', { problem: 'length' }],
    ['AAAPZ1234*', { problem: 'characters' }],
    // The sample of many forms: D is not a valid holder type.
    ['ABCDE1234F', { problem: 'holder' }],
    // A class of its own in object literals, none here.
    ['AAAKZ1234C', { problem: 'holder' }],
    ['AAAPZ0000C', { problem: 'number' }],
    ['AAAPZO123C', { problem: 'pattern', at: 6, wanted: 'digit' }],
    ['1AAPZ1234C', { problem: 'pattern', at: 1, wanted: 'letter' }],
    ['AAAPZ12345', { problem: 'pattern', at: 10, wanted: 'letter' }],
  ])("'%s' has the problem %o", (text, problem) => {
    expect(readPan(text)).toEqual({ kind: 'problem', ...problem })
  })
})

describe('any text', () => {
  it('is read or refused, and never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(['valid', 'problem']).toContain(readPan(text).kind)
        expect(plainPan(plainPan(text))).toBe(plainPan(text))
      }),
    )
  })
})

test('a text is a PAN exactly where it reads as one', () => {
  const near = fc.stringMatching(/^[A-Z]{3}[A-Z0-9][A-Z]\d{3,5}[A-Z]{0,2}$/)
  fc.assert(
    fc.property(near, (text) => {
      expect(isPan(text)).toBe(readPan(text).kind === 'valid')
    }),
  )
  expect('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').filter((letter) => isPan(`AAA${letter}A0001A`))).toEqual(
    Object.keys(holderTypes).sort(),
  )
  expect(isPan('AAAPA0000A')).toBe(false)
})
