import type { IfscEntry } from '@/lib/banking/encode-ifsc-shard'

const month = 'September 2017'
const delhi = { city: 'NEW DELHI', district: 'NEW DELHI', state: 'DELHI', month }

/** Codes of one bank as the build knows them: with details, with few, listed only, used by another bank. */
export const sampleEntries: IfscEntry[] = [
  { ifsc: 'SBIN0000602', user: null, details: null },
  {
    ifsc: 'SBIN0000691',
    user: null,
    details: {
      branch: 'NEW DELHI MAIN BRANCH',
      address: '11 SANSAD MARG, NEW DELHI 110 001',
      ...delhi,
      contact: '1123374390',
      micr: '110002087',
      rails: 'NRiU',
    },
  },
  {
    ifsc: 'SBIN0000733',
    user: null,
    details: { branch: 'PARLIAMENT HOUSE', address: '', ...delhi, contact: '', micr: '', rails: '' },
  },
  { ifsc: 'SBIN0000777', user: 'Delhi Nagrik Sahakari Bank', details: null },
]

export const sampleBank = { letters: 'SBIN', name: 'State Bank of India', rails: 'U' }
