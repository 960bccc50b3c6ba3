import { isPincode, pincodeDigits } from '@/lib/postal/pincode'
import { pincodeMeaning } from '@/lib/postal/pincode-meaning'

describe('the digits of what was typed', () => {
  it.each([
    ['110 001', '110001', 'the usual gap'],
    ['१२३४५६', '123456', 'Devanagari'],
    ['௬௦௦௦௦௧', '600001', 'Tamil'],
    ['PIN: 400 001, Mumbai', '400001', 'words around it'],
    ['40000123', '400001', 'no more than six'],
  ])('of %j are %s: %s', (text, digits) => {
    expect(pincodeDigits(text)).toBe(digits)
  })
})

describe('a pincode', () => {
  it.each([
    ['110001', true],
    ['011001', false],
    ['11000', false],
    ['1100011', false],
  ])('%j: %s', (text, is) => {
    expect(isPincode(text)).toBe(is)
  })
})

describe('what the digits mean', () => {
  it.each([
    ['110001', 'North', 'Delhi'],
    ['403001', 'West', 'Maharashtra, Goa'],
    ['500001', 'South', 'Telangana'],
    ['682001', 'South', 'Kerala, Lakshadweep'],
    ['795001', 'East', 'Arunachal Pradesh, Manipur, Meghalaya, Mizoram, Nagaland, Tripura'],
    ['900056', 'Army Postal Service', 'field and base post offices of the armed forces'],
  ])('%s is in the zone %s, sub-zone %s', (pincode, zone, subZone) => {
    const meaning = pincodeMeaning(pincode)
    expect([meaning.zone.name, meaning.subZone?.name]).toEqual([zone, subZone])
    expect([meaning.sortingDistrict, meaning.deliveryOffice]).toEqual([pincode.slice(0, 3), pincode.slice(3)])
  })

  it('leaves out a sub-zone that has not been given out', () => {
    expect(pincodeMeaning('350001').subZone).toBeNull()
  })

  it('throws on what is no pincode', () => {
    expect(() => pincodeMeaning('011001')).toThrow('not a pincode')
  })
})
