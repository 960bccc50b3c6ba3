import { addressLine, byImportance, type PostOffice } from '@/lib/postal/post-office'

const office = (name: string, branchType: string | null): PostOffice => ({
  name,
  branchType,
  district: 'Central Delhi',
  state: 'Delhi',
  circle: 'Delhi',
})

describe('a post office', () => {
  it('is written in one line for an address, without what is not known', () => {
    const market = office('Bengali Market', null)
    expect(addressLine(market, '110001')).toBe('Bengali Market, Central Delhi, Delhi - 110001')
    expect(addressLine({ ...market, district: null, state: null }, '110001')).toBe('Bengali Market - 110001')
  })

  it('comes before those that depend on it, then by name, numbers by value', () => {
    const offices = [
      office('Sector 12', 'Sub Post Office'),
      office('Alpha', null),
      office('Sector 9', 'Sub Post Office'),
      office('Beta', 'Branch Post Office'),
      office('Zeta', 'Head Post Office'),
    ]
    const inOrder = ['Zeta', 'Sector 9', 'Sector 12', 'Beta', 'Alpha']
    expect(offices.sort(byImportance).map(({ name }) => name)).toEqual(inOrder)
  })
})
