import type { DistrictIndex, OfficeHit } from '@/lib/postal/place-index'
import { matchDistricts, matchOffices } from '@/lib/postal/place-search'

const inMumbai = { district: 'Mumbai', state: 'Maharashtra' }
const offices: OfficeHit[] = [
  { name: 'Andheri East', branchType: 'Sub Post Office', pincode: '400069', ...inMumbai },
  { name: 'Andheri', branchType: 'Head Post Office', pincode: '400053', ...inMumbai },
  {
    name: 'Andheria',
    branchType: 'Branch Post Office',
    pincode: '804423',
    district: 'Jehanabad',
    state: 'Bihar',
  },
  { name: 'Gandhi Nagar', branchType: 'Sub Post Office', pincode: '400051', ...inMumbai },
  { name: 'Old Andheri Road', branchType: null, pincode: '400099', ...inMumbai },
]

describe('offices that answer a query', () => {
  it.each([
    ['andheri', ['Andheri', 'Andheri East', 'Andheria', 'Old Andheri Road']],
    ['ANDHERI S.O', ['Andheri', 'Andheri East', 'Andheria', 'Old Andheri Road']],
    ['east andheri', ['Andheri East']],
    ['andherieast', ['Andheri East']],
    ['gandhinagar', ['Gandhi Nagar']],
    ['andheri mumbai', ['Andheri', 'Andheri East', 'Old Andheri Road']],
    ['andheri bihar', ['Andheria']],
    ['mumbai', []],
    ['heri', []],
  ])('%s: %j', (query, names) => {
    expect(matchOffices(offices, query).map(({ name }) => name)).toEqual(names)
  })

  it('are each named once, though they are on two pages', () => {
    expect(matchOffices([...offices, ...offices], 'gandhi')).toHaveLength(1)
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
    ['jaipur', []],
  ])('%s: in %j', (query, states) => {
    expect(matchDistricts(index, query).map(({ state }) => state)).toEqual(states)
  })
})
