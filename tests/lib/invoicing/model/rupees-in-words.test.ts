import fc from 'fast-check'
import { isVpa, upiLink } from '@/lib/upi/upi-link'
import { rupeesOnly } from '@/lib/invoicing/model/rupees-in-words'
import { wholeText } from '@/tests/any-text'

describe('an amount on paper', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [1, 'Rupees Zero and One Paise Only'],
    [
      1_23_456_78,
      'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only',
    ],
    [
      12_34_56_789_00,
      'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine Only',
    ],
    [1_000_00_00_000_00, 'Rupees One Thousand Crore Only'],
    [30_054_00, 'Rupees Thirty Thousand Fifty-Four Only'],
  ])('%d paise: %s', (paise, words) => {
    expect(rupeesOnly(paise)).toBe(words)
  })

  it('has words for every total a document can have', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000_000_000 }), (paise) => {
        expect(rupeesOnly(paise)).toMatch(/^Rupees [A-Z][A-Za-z -]* Only$/)
      }),
    )
  })
})

describe('the link of a UPI payment', () => {
  it('has address, name, amount, currency and note, with %20 for a space', () => {
    expect(
      upiLink({ vpa: 'ganesh@okbank', name: 'Ganesh Traders', amountPaise: 1_23_405, note: 'INV 001' }),
    ).toBe('upi://pay?pa=ganesh@okbank&pn=Ganesh%20Traders&am=1234.05&cu=INR&tn=INV%20001')
  })

  it('leaves the amount to the payer without an amount', () => {
    expect(upiLink({ vpa: 'a.b-c_d@ybl', name: '', amountPaise: 0, note: '' })).toBe(
      'upi://pay?pa=a.b-c_d@ybl&cu=INR',
    )
  })

  it('is read back as what went in, whatever the names', () => {
    fc.assert(
      fc.property(wholeText, fc.integer({ min: 1, max: 1e12 }), (name, amountPaise) => {
        const query = new URLSearchParams(
          upiLink({ vpa: 'a1@bank', name, amountPaise, note: name }).split('?')[1],
        )
        expect(query.get('pn') ?? '').toBe(name.trim())
        expect(Math.round(Number(query.get('am')) * 100)).toBe(amountPaise)
        expect([...(query.get('tn') ?? '')].length).toBeLessThanOrEqual(50)
      }),
    )
  })

  it.each(['', 'name', '@bank', 'a@bank', 'na me@bank', 'name@b', 'name@1bank', 'name@bank@bank'])(
    '%j is no UPI address',
    (vpa) => {
      expect(isVpa(vpa)).toBe(false)
      expect(() => upiLink({ vpa, name: '', amountPaise: 1, note: '' })).toThrow(RangeError)
    },
  )
})
