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
  { ifsc: 'PUNB0000100', branch: 'ANDHERI', city: 'MUMBAI', state: 'MAHARASHTRA' },
  { ifsc: 'SBIN0004567', branch: 'MG ROAD', city: 'PUNE', state: 'MAHARASHTRA' },
  { ifsc: 'SBIN0004568', branch: 'MG ROAD', city: 'INDORE', state: 'MADHYA PRADESH' },
]
const names = new Map([
  ['SBIN', 'State Bank of India'],
  ['HDFC', 'HDFC Bank'],
  ['PUNB', 'Punjab National Bank'],
])
const codes = (hits: BranchHit[]) => hits.map(({ ifsc }) => ifsc)

describe('branches that answer a name', () => {
  it.each([
    ['andheri', ['SBIN0000519', 'PUNB0000100', 'HDFC0000592'], 'the very name first'],
    ['Andheri HDFC', ['HDFC0000592'], 'with the bank’s letters'],
    ['hdfc andheri', ['HDFC0000592'], 'in any order'],
    ['andheri state bank', ['SBIN0000519'], 'with the bank’s name'],
    ['pnb andheri', ['PUNB0000100'], 'with what people call the bank'],
    ['mg road', ['SBIN0004568', 'SBIN0004567'], 'by state and city'],
    ['mg road pune', ['SBIN0004567'], 'with the city'],
    ['pune', [], 'a city alone names no branch'],
  ])('%s: %j, %s', (query, found) => {
    expect(codes(matchBranches([...branches, ...branches], query, names))).toEqual(found)
  })

  it.each([
    ['', 5],
    ['and', 3],
    ['mg pune', 1],
    ['SBIN0004568', 1],
    ['nowhere', 0],
  ])('are narrowed by "%s" to %i', (text, left) => {
    expect(narrowBranches(branches, text)).toHaveLength(left)
  })
})

describe('a query without its bank', () => {
  it.each([
    ['state bank new delhi main', 'new delhi main'],
    ['SBI Andheri', 'andheri'],
    ['pnb delhi', 'delhi'],
    ['andheri hdfc', 'andheri hdfc'],
    ['hdfc', ''],
  ])('%s: "%s"', (query, left) => expect(withoutBank(query, names)).toBe(left))
})

describe('a page of branches', () => {
  it('gives back every branch that was put in', () => {
    const text = fc.stringMatching(/^[A-Z][A-Z0-9 .&()-]{0,12}$/)
    const hit = fc.record({
      ifsc: fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/),
      branch: text,
      city: text,
      state: text,
    })
    const lines = (hits: BranchHit[]) =>
      hits.map(({ ifsc, branch, city, state }) => `${ifsc}/${branch}/${city}/${state}`).sort()
    fc.assert(
      fc.property(fc.array(hit, { minLength: 1, maxLength: 20 }), (hits) => {
        const page: unknown = JSON.parse(JSON.stringify(encodeBranchPage(hits)))
        expect(lines(decodeBranchPage(page))).toEqual(lines(hits))
      }),
    )
  })

  it.each([
    ['another format', { format: 9 }],
    ['no branches', { format: 1, places: [] }],
    ['a place that is not there', { format: 1, places: [], branches: [0, 'ANDHERISBIN0000519'] }],
  ])('is refused with %s', (_, value) => {
    expect(() => decodeBranchPage(value)).toThrow(/^branches: /)
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
    expect(readBankList(list)).toEqual([
      {
        letters: 'SBIN',
        name: 'State Bank of India',
        codes: 40,
        states: [{ state: 'KERALA', branches: 30, pages }],
      },
    ])
  })

  it.each([
    ['no banks', { ...list, banks: undefined }],
    ['a state that is not there', { ...list, states: [] }],
  ])('is refused with %s', (_, value) => {
    expect(() => readBankList(value)).toThrow(/^banks.json: /)
  })
})

describe('small facts', () => {
  it.each([
    ['ANDAMAN AND NICOBAR ISLANDS', 'Andaman and Nicobar Islands'],
    ['KARNATAKA', 'Karnataka'],
    ['', ''],
  ])('%j is written %j', (capitals, written) => {
    expect(placeName(capitals)).toBe(written)
  })

  it('a MICR code is nine digits: city, bank, branch', () => {
    expect(micrParts('400240003')).toEqual({ city: '400', bank: '240', branch: '003' })
    expect(['400240003', 'WAITING', '40024000', '000000000'].map(isMicr)).toEqual([true, false, false, false])
  })

  it('rails are yes, no or not known', () => {
    expect(readRails('Nr')).toEqual({ neft: true, rtgs: false, imps: null, upi: null })
  })
})

describe('the bank with which a query begins', () => {
  it.each([
    ['hdfc shivajinagar pune', 'HDFC'],
    ['state bank new delhi', 'SBIN'],
    ['pnb delhi', 'PUNB'],
    ['andheri hdfc', null],
    ['bank delhi', null],
  ])('%s: %s', (query, letters) => expect(bankOfQuery(query, names)).toBe(letters))
})
