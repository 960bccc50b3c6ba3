import fc from 'fast-check'
import { decodeNamePage, encodeNamePage, readDistrictIndex } from '@/lib/postal/name-page-codec'
import type { OfficeHit } from '@/lib/postal/place-index'
import { branchTypes } from '@/lib/postal/post-office'

describe('a page of names', () => {
  const text = fc.stringMatching(/^[A-Z][A-Za-z .()-]{0,10}$/)
  const hit: fc.Arbitrary<OfficeHit> = fc.record({
    name: text,
    branchType: fc.constantFrom(...branchTypes, null),
    district: fc.option(text),
    state: fc.option(text),
    pincode: fc.stringMatching(/^[1-9]\d{5}$/),
  })
  const asSet = (hits: OfficeHit[]) =>
    hits.map((one) => [one.name, one.branchType, one.district, one.state, one.pincode].join('/')).sort()

  it('gives back every office that was put in', () => {
    fc.assert(
      fc.property(fc.array(hit, { minLength: 1, maxLength: 20 }), (hits) => {
        expect(asSet(decodeNamePage(JSON.parse(JSON.stringify(encodeNamePage(hits)))))).toEqual(asSet(hits))
      }),
    )
  })

  it.each([
    ['no offices', { format: 1, places: [] }],
    ['a place that is not there', { format: 1, places: [], offices: [0, 'AndheriS400069'] }],
  ])('is refused when it has %s', (_, value) => {
    expect(() => decodeNamePage(value)).toThrow(/^names: |^names$/)
  })

  it('is next to districts that are refused when incomplete', () => {
    expect(() => readDistrictIndex({ format: 1 })).toThrow('districts.json: incomplete')
  })
})
