import type { DistrictIndex, OfficeHit } from '@/lib/postal/place-index'
import { matchDistricts, matchOffices } from '@/lib/postal/place-search'

const inMumbai = { district: 'Mumbai', state: 'Maharashtra' }
const offices: OfficeHit[] = [
  { name: 'Andheri East', branchType: 'Sub Post Office', pincode: '400069', ...inMumbai },
  { name: 'Andheri', branchType: 'Head Post Office', pincode: '400053', ...inMumbai },
  { name: 'Andheria', branchType: null, pincode: '804423', district: 'Jehanabad', state: 'Bihar' },
  { name: 'Old Andheri Road', branchType: null, pincode: '400099', ...inMumbai },
]

describe('offices that answer a query', () => {
  it.each([
    ['andheri', ['Andheri', 'Andheri East', 'Andheria', 'Old Andheri Road']],
    ['andherieast', ['Andheri East']],
    ['andheri mumbai', ['Andheri', 'Andheri East', 'Old Andheri Road']],
    ['mumbai', []],
  ])('%s: %j', (query, names) => {
    // An office may be on two pages of names.
    expect(matchOffices([...offices, ...offices], query).map(({ name }) => name)).toEqual(names)
  })
})

describe('districts that answer a query', () => {
  const index: DistrictIndex = {
    format: 1,
    districts: [
      ['Mysuru', 'Karnataka', '570 571', 'Mysore'],
      ['Bilaspur', 'Chhattisgarh', '495', ''],
      ['Bilaspur', 'Himachal Pradesh', '174', ''],
    ],
  }

  it('are found by the name they had before', () => {
    expect(matchDistricts(index, 'mysore')).toEqual([
      { name: 'Mysuru', state: 'Karnataka', shards: ['570', '571'], olderNames: ['Mysore'] },
    ])
  })

  it.each([
    ['bilaspur', ['Chhattisgarh', 'Himachal Pradesh']],
    ['bilaspur himachal', ['Himachal Pradesh']],
  ])('%s: in %j', (query, states) => {
    expect(matchDistricts(index, query).map(({ state }) => state)).toEqual(states)
  })
})
