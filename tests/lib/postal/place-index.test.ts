import fc from 'fast-check'
import {
  decodeNamePage,
  encodeNamePage,
  readDistrictIndex,
  readNameIndex,
} from '@/lib/postal/name-page-codec'
import {
  beginningsOfName,
  beginningsOfQuery,
  fileOfBeginning,
  type OfficeHit,
} from '@/lib/postal/place-index'
import { branchTypes } from '@/lib/postal/post-office'

const common = new Set(['nagar', 'road'])

describe('where a name stands in the index', () => {
  it.each([
    ['Andheri East', ['and', 'eas']],
    ['Gandhi Nagar', ['gan']],
    ['R K Puram', ['rkp', 'pur']],
    ['Au', ['au']],
    ['अंधेरी', []],
  ])('%s: under %j', (name, beginnings) => {
    expect(beginningsOfName(name, common)).toEqual(beginnings)
  })

  it('is among the places a reader’s query looks, for the whole name and for any uncommon word of it', () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const standsUnder = beginningsOfName(words.join(' '), common)
        const found = (query: string) =>
          beginningsOfQuery(query, common).some((one) => standsUnder.includes(one))
        expect(found(words.join(' '))).toBe(true)
        expect(found(words.join(''))).toBe(true)
        for (const one of words.filter((each, at) => at === 0 || !common.has(each)))
          expect(found(one)).toBe(true)
      }),
    )
  })

  it('is looked for in at most three files', () => {
    expect(beginningsOfQuery('old high court building annexe market', common)).toHaveLength(3)
  })
})

describe('the file of a beginning', () => {
  const beginnings = { an: '0dk', qu: '0' }
  it.each([
    ['ana', 'an0'],
    ['and', 'and'],
    ['ang', 'and'],
    ['anz', 'ank'],
    ['an', 'an0'],
    ['an4', 'an0'],
    ['qui', 'qu0'],
    ['zzz', null],
    ['toString', null],
  ])('%s is %s', (beginning, file) => {
    expect(fileOfBeginning(beginnings, beginning)).toBe(file)
  })
})

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
    ['another format', { format: 9 }],
    ['no offices', { format: 1, places: [] }],
    ['a place that is not there', { format: 1, places: [], offices: [0, 'AndheriS400069'] }],
  ])('is refused when it has %s', (_, value) => {
    expect(() => decodeNamePage(value)).toThrow(/^names: |^names$/)
  })

  it('is found through indexes that are refused when incomplete', () => {
    expect(() => readNameIndex({ format: 1, common: [] })).toThrow('names.json: incomplete')
    expect(() => readDistrictIndex({ format: 1 })).toThrow('districts.json: incomplete')
  })
})
