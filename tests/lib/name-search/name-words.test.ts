import { runTogether, wordsOfName } from '@/lib/name-search/name-words'

describe('the words of a name', () => {
  it.each([
    ['  ĀNDHERI \t(East)', ['andheri', 'east']],
    ['andheri head post office', ['andheri']],
    ['Andheri S.O', ['andheri']],
    ['Nagpur G.P.O.', ['nagpur']],
    ['R.K. Puram', ['r', 'k', 'puram']],
    ["King's Circle", ['kings', 'circle']],
    ['Soso Social Club', ['soso', 'social', 'club']],
    ['अंधेरी', []],
  ])('of %j are %j', (name, words) => {
    expect(wordsOfName(name)).toEqual(words)
  })

  it('run together make a gap of no matter', () => {
    expect(runTogether('Gandhi Nagar')).toBe(runTogether('Gandhinagar'))
  })
})
