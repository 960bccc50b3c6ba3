import { typeLookup } from '@/scripts/directories/pincode/join-types.mjs'
import { officesOfPackages } from '@/scripts/directories/pincode/offices-of-packages.mjs'

const typeRows = [
  { pincode: '110001', officeName: 'New Delhi G.P.O.' },
  { pincode: '110001', officeName: 'Bengali Market S.O' },
  { pincode: '110001', officeName: 'R.K. Puram S.O' },
  { pincode: '206248', officeName: 'Sahar S.O (Auraiya)' },
  { pincode: '500001', officeName: 'Kasba B.O (East)' },
  { pincode: '500001', officeName: 'Kasba S.O (West)' },
  { pincode: '500001', officeName: 'Tatarpur' },
]

describe('the type of an office', () => {
  it.each<[string, string, string | null, string]>([
    ['110001', 'bengali-market', 'Sub Post Office', 'whatever its case and dashes'],
    ['110001', 'R K puram', 'Sub Post Office', 'and its full stops'],
    ['110001', 'New Delhi', 'Head Post Office', 'a general post office is a head office'],
    ['206248', 'Sahar (Auraiya)', 'Sub Post Office', 'with its bracket'],
    ['206248', 'Sahar', 'Sub Post Office', 'without its bracket'],
    ['500001', 'Kasba (East)', 'Branch Post Office', 'the bracket decides'],
    ['500001', 'Kasba', null, 'two types answer: no guess'],
    ['500001', 'Tatarpur', null, 'written without a type'],
    ['110002', 'Bengali Market', null, 'another pincode'],
  ])('%s %s: %s (%s)', (pincode, name, branchType) => {
    expect(typeLookup(typeRows)(pincode, name)).toBe(branchType)
  })
})

describe('the offices of the two packages', () => {
  const delhi = { district: 'Central Delhi', state: 'Delhi', circle: 'Delhi' }

  it('are joined, corrected and named once', () => {
    const rows = [
      { pincode: '110001', name: ' Bengali  Market ', ...delhi },
      { pincode: '110001', name: 'Bengali Market', ...delhi },
      { pincode: '110001', name: 'Focal Point SO', ...delhi },
    ]
    expect(officesOfPackages(rows, typeRows)).toEqual([
      { pincode: '110001', office: { name: 'Bengali Market', branchType: 'Sub Post Office', ...delhi } },
      { pincode: '110001', office: { name: 'Focal Point', branchType: 'Sub Post Office', ...delhi } },
    ])
  })
})
