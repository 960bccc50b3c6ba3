import fc from 'fast-check'
import { readBankList } from '@/lib/banking/bank-list'
import { type BranchHit, decodeBranchPage, encodeBranchPage } from '@/lib/banking/branch-page'
import { bankOfQuery, matchBranches, narrowBranches, withoutBank } from '@/lib/banking/branch-search'
import { isMicr, micrParts } from '@/lib/banking/micr'
import { placeName } from '@/lib/banking/place-name'
import { readRails } from '@/lib/banking/rails'

const inMumbai = { city: 'MUMBAI', state: 'MAHARASHTRA' }
const branches: BranchHit[] = [
  { ifsc: 'HDFC0000592', branch: 'ANDHERI EAST', ...inMumbai },
  { ifsc: 'SBIN0000519', branch: 'ANDHERI', ...inMumbai },
  { ifsc: 'PUNB0000100', branch: 'ANDHERI', ...inMumbai },
  { ifsc: 'SBIN0004567', branch: 'MG ROAD', city: 'PUNE', state: 'MAHARASHTRA' },
  { ifsc: 'SBIN0004568', branch: 'MG ROAD', city: 'INDORE', state: 'MADHYA PRADESH' },
]
const names = new Map([
  ['SBIN', 'State Bank of India'],
  ['HDFC', 'HDFC Bank'],
  ['PUNB', 'Punjab National Bank'],
])
const KEYS = ['ifsc', 'branch', 'city', 'state']
const codes = (hits: BranchHit[]) => hits.map(({ ifsc }) => ifsc)

describe('branches that answer a name', () => {
  it.each([
    ['andheri', ['SBIN0000519', 'PUNB0000100', 'HDFC0000592'], 'the very name first'],
    ['hdfc andheri', ['HDFC0000592'], 'in any order'],
    ['andheri state bank', ['SBIN0000519'], 'with the bank’s name'],
    ['pnb andheri', ['PUNB0000100'], 'with what people call the bank'],
    ['mg road', ['SBIN0004568', 'SBIN0004567'], 'by state and city'],
    ['pune', [], 'a city alone names no branch'],
  ])('%s: %j, %s', (query, found) => {
    expect(codes(matchBranches([...branches, ...branches], query, names))).toEqual(found)
  })

  it.each([
    ['and', 3],
    ['mg pune', 1],
  ])('are narrowed by "%s" to %i', (text, left) => {
    expect(narrowBranches(branches, text)).toHaveLength(left)
  })
})

describe('the bank with which a query begins, and what is left', () => {
  it.each([
    ['state bank new delhi main', 'SBIN', 'new delhi main'],
    ['SBI Andheri', 'SBIN', 'andheri'],
    ['pnb delhi', 'PUNB', 'delhi'],
    ['andheri hdfc', null, 'andheri hdfc'],
    ['bank delhi', null, 'delhi'],
    ['hdfc', 'HDFC', ''],
  ])('%s: %s, "%s"', (query, letters, left) => {
    expect([bankOfQuery(query, names), withoutBank(query, names)]).toEqual([letters, left])
  })
})

describe('a page of branches', () => {
  it('gives back every branch that was put in', () => {
    const text = fc.stringMatching(/^[A-Z][A-Z0-9 .&()-]{0,12}$/)
    const ifsc = fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/)
    const hit = fc.record({ ifsc, branch: text, city: text, state: text })
    const lines = (hits: BranchHit[]) => hits.map((one) => JSON.stringify(one, KEYS)).sort()
    fc.assert(
      fc.property(fc.array(hit, { minLength: 1, maxLength: 20 }), (hits) => {
        const page: unknown = JSON.parse(JSON.stringify(encodeBranchPage(hits)))
        expect(lines(decodeBranchPage(page))).toEqual(lines(hits))
      }),
    )
  })

  it('is refused with a place that is not there, or incomplete', () => {
    const page = { format: 1, places: [], branches: [0, 'ANDHERISBIN0000519'] }
    expect(() => decodeBranchPage(page)).toThrow(/^branches: /)
    expect(() => decodeBranchPage({ ...page, branches: undefined })).toThrow(/^branches: /)
  })
})

describe('the list of banks', () => {
  const list = {
    format: 1,
    states: ['DELHI', 'KERALA'],
    banks: [['SBIN', 'State Bank of India', 40, [[1, 30, 0, 1]]]],
  }

  it('tells by state how many branches there are, and in which files', () => {
    const pages = ['branches/SBIN/0.json', 'branches/SBIN/1.json']
    const states = [{ state: 'KERALA', branches: 30, pages }]
    expect(readBankList(list)).toEqual([{ letters: 'SBIN', name: 'State Bank of India', codes: 40, states }])
  })

  it.each([
    ['no banks', { ...list, banks: undefined }],
    ['a state that is not there', { ...list, states: [] }],
  ])('is refused with %s', (_, value) => {
    expect(() => readBankList(value)).toThrow(/^banks.json: /)
  })
})

describe('small facts', () => {
  it('a place in capitals is written as a name', () => {
    expect(placeName('ANDAMAN AND NICOBAR ISLANDS')).toBe('Andaman and Nicobar Islands')
  })

  it('a MICR code is nine digits: city, bank, branch', () => {
    expect(micrParts('400240003')).toEqual({ city: '400', bank: '240', branch: '003' })
    expect(['400240003', 'WAITING', '40024000', '000000000'].map(isMicr)).toEqual([true, false, false, false])
  })

  it('rails are yes, no or not known', () => {
    expect(readRails('Nr')).toEqual({ neft: true, rtgs: false, imps: null, upi: null })
  })
})
