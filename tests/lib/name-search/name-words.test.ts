import fc from 'fast-check'
import { runTogether, wordsOfName } from '@/lib/name-search/name-words'

describe('the words of a name', () => {
  it.each([
    ['Andheri (East)', ['andheri', 'east']],
    ['  ANDHERI   east ', ['andheri', 'east']],
    ['Āndheri', ['andheri']],
    ['Andheri Post Office', ['andheri']],
    ['andheri head post office', ['andheri']],
    ['Andheri S.O', ['andheri']],
    ['Nagpur G.P.O.', ['nagpur']],
    ['R.K. Puram', ['r', 'k', 'puram']],
    ["King's Circle", ['kings', 'circle']],
    ['Sector 12', ['sector', '12']],
    ['Soso', ['soso']],
    ['Bo', ['bo']],
    ['अंधेरी', []],
  ])('of %j are %j', (name, words) => {
    expect(wordsOfName(name)).toEqual(words)
  })

  it('do not depend on case, gaps or marks', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,8}( [a-z]{3,8}){0,3}$/), (name) => {
        const worn = `  ${name.toUpperCase().replaceAll(' ', ' \t ').replaceAll('A', 'Ā')} `
        expect(wordsOfName(worn)).toEqual(wordsOfName(name))
      }),
    )
  })

  it('run together make a gap of no matter', () => {
    expect(runTogether('Gandhi Nagar')).toBe(runTogether('Gandhinagar'))
  })
})
