import type { PostOffice } from '@/lib/postal/post-office'

const inDelhi = { district: 'Central Delhi', state: 'Delhi', circle: 'Delhi' }

/** A hand-made corner of the directory: two pincodes, four types, two districts. */
export const sampleOffices = new Map<string, PostOffice[]>([
  [
    '110001',
    [
      { name: 'Bengali Market', branchType: 'Sub Post Office', ...inDelhi },
      { name: 'New Delhi GPO', branchType: 'Head Post Office', ...inDelhi },
      { name: 'Parliament House', branchType: null, ...inDelhi },
      { name: 'Sansad Marg', branchType: 'Branch Post Office', ...inDelhi, district: 'New Delhi' },
    ],
  ],
  ['110099', [{ name: 'Nowhere', branchType: null, district: null, state: 'Delhi', circle: null }]],
])
