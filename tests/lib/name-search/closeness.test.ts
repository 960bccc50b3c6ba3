import { closeness, problemOfName } from '@/lib/name-search/closeness'

describe('how well a name answers', () => {
  it.each([
    ['Gandhi Nagar', 'Mumbai', 'gandhinagar', 0],
    ['Andheri East', 'Mumbai', 'andheri', 1],
    ['Old Andheri Road', 'Mumbai', 'andheri', 2],
    ['Andheri East', 'Mumbai Maharashtra', 'andheri mumbai', 2],
    ['Pune Shivaji Nagar', 'Pune', 'shivajinagar pune', 2],
    ['Shivaji Road', 'Pune', 'shivajinagar', null],
    ['Bandra', 'Andheri Taluka', 'andheri', null],
  ])('%s in %s, for "%s": %j', (name, around, query, rank) => {
    expect(closeness(name, around, query)).toBe(rank)
  })
})

describe('a name to look for', () => {
  it.each([
    ['r k p', null],
    ['an', { kind: 'tooShort', min: 3 }],
    ['post office', { kind: 'tooShort', min: 3 }],
    ['अंधेरी', null],
    ['Андхери', { kind: 'otherScript' }],
  ])('%j: %j', (query, problem) => {
    expect(problemOfName(query)).toEqual(problem)
  })
})
