import { closeness, problemOfName } from '@/lib/directory/closeness'

describe('how well a name answers', () => {
  it.each([
    ['Andheri', 'Mumbai', 'andheri', 0],
    ['Gandhi Nagar', 'Mumbai', 'gandhinagar', 0],
    ['Andheri East', 'Mumbai', 'andheri', 1],
    ['Old Andheri Road', 'Mumbai', 'andheri', 2],
    ['Andheri East', 'Mumbai', 'east andheri', 2],
    ['Andheri East', 'Mumbai Maharashtra', 'andheri mumbai', 2],
    ['Pune Shivaji Nagar', 'Pune', 'shivajinagar pune', 2],
    ['Shivaji Road', 'Pune', 'shivajinagar', null],
    ['Bandra', 'Andheri Taluka', 'andheri', null],
    ['Bandra', 'Mumbai', 'andheri', null],
  ])('%s in %s, for "%s": %j', (name, around, query, rank) => {
    expect(closeness(name, around, query)).toBe(rank)
  })
})

describe('a name to look for', () => {
  it.each([
    ['and', null],
    ['r k p', null],
    ['an', 'Please type at least 3 letters of the name.'],
    ['post office', 'Please type at least 3 letters of the name.'],
    ['', 'Please type at least 3 letters of the name.'],
    ['अंधेरी', null],
    ['అంధేరి', 'Please write the name in Latin letters or in Hindi, such as Andheri.'],
  ])('%j: %s', (query, problem) => {
    expect(problemOfName(query)).toBe(problem)
  })
})
