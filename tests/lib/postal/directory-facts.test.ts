import { readDirectoryFacts } from '@/lib/postal/directory-facts'

const facts = {
  format: 1,
  source: 'a list',
  licence: 'MIT',
  dataOf: 'November 2025',
  caution: '',
  offices: 5,
  pincodes: 2,
  prefixes: ['110'],
}

describe('the directory’s metadata', () => {
  it('is taken unchanged when whole', () => {
    expect(readDirectoryFacts(facts)).toEqual(facts)
  })

  it.each(['source', 'offices', 'prefixes'])('is refused without %s', (key) => {
    expect(() => readDirectoryFacts({ ...facts, [key]: undefined })).toThrow('meta: incomplete')
  })
})
