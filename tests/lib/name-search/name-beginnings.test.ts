import fc from 'fast-check'
import {
  beginningsOfName,
  beginningsOfQuery,
  fileOfBeginning,
  readNameIndex,
} from '@/lib/name-search/name-beginnings'

const common = new Set(['nagar', 'road'])

describe('the position of a name in the index', () => {
  it.each([
    ['Andheri East', ['and', 'eas']],
    ['Gandhi Nagar', ['gan']],
    ['R K Puram', ['rkp', 'pur']],
    ['Au', ['au']],
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
    ['ang', 'and'],
    ['an', 'an0'],
    ['toString', null],
  ])('%s is %s', (beginning, file) => {
    expect(fileOfBeginning(beginnings, beginning)).toBe(file)
  })
})

it('an index that is incomplete is refused', () => {
  expect(() => readNameIndex({ format: 1, common: [] })).toThrow('names.json: incomplete')
})
