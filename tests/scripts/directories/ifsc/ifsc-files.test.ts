import { decodeBranchPage } from '@/lib/banking/branch-page'
import { readBankList } from '@/lib/banking/bank-list'
import { readIfscFacts, shardOf } from '@/lib/banking/ifsc-facts'
import { decodeIfsc, readIfscShard } from '@/lib/banking/ifsc-shard'
import { directoryFiles } from '@/scripts/directories/ifsc/build-ifsc.mjs'
import { coverage } from '@/scripts/directories/ifsc/coverage.mjs'
import {
  banksOfPackage,
  entriesOfPackages,
  usersOfPackage,
} from '@/scripts/directories/ifsc/entries-of-packages.mjs'
import { factsOfList, factsOfPackages } from '@/scripts/directories/ifsc/facts.mjs'
import { checkIfscSizes, reportLines } from '@/scripts/directories/ifsc/report.mjs'
import { evenRuns } from '@/scripts/directories/ifsc/write-shards.mjs'
import { sizesOf } from '@/scripts/directories/file-sizes.mjs'

const codeFiles = {
  codes: { SBIN: [...Array.from({ length: 450 }, (_, n) => n + 1), 'A0001X'], NONE: [7] },
  names: { SBIN: 'State Bank of India', AUGX: 'A Grameen Bank', ZZZX: 'Another Bank' },
  banks: { SBIN: { upi: true } },
  sublets: { SBIN0000005: 'AUGX' },
  subletsByBeginning: { SBIN0A: 'ZZZX' },
}
const row = {
  IFSC: 'SBIN0000002',
  BANK: 'STATE BANK OF INDIA',
  BRANCH: 'AGARTALA',
  CONTACT: null,
  ADDRESS: 'H.G.BASAK RD., AGARTALA',
  CITY: 'Agartala',
  DISTRICT: 'WEST TRIPURA',
  STATE: 'TRIPURA',
}
const rows = [
  row,
  { ...row, IFSC: 'SBIN0000003', BRANCH: null, DISTRICT: 799001, STATE: 'PIN 1' },
  { ...row, IFSC: 'SBIN0000300', BRANCH: 'AMBALA', CITY: 'AMBALA', STATE: 'HARYANA' },
  { ...row, IFSC: 'GONE0000001' },
]
const entries = entriesOfPackages(codeFiles, rows)
const files = directoryFiles({ entries, bankOf: banksOfPackage(codeFiles), facts: factsOfPackages })
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const meta = readIfscFacts(throughJson(files.meta.get('meta.json')))

describe('the files the build writes', () => {
  const shardWith = (ifsc: string) => readIfscShard(throughJson(files.shards.get(shardOf(meta, ifsc)!)))

  it('give every code back to the page', () => {
    expect(meta).toMatchObject({ codes: 452, detailed: 3, banks: 2, detailsOf: 'September 2017' })
    for (const { ifsc, details } of entries) {
      const kind = details === null ? 'listed' : 'record'
      expect(decodeIfsc(shardWith(ifsc), ifsc)).toMatchObject({ kind })
    }
  })

  it('hold at most 200 codes of one bank each, about as many in each', () => {
    const held = [...files.shards.values()].map(({ bank, codes }) => [bank, Object.keys(codes).length])
    expect(held).toEqual([
      ['NONE', 1],
      ['SBIN', 151],
      ['SBIN', 151],
      ['SBIN', 149],
    ])
    expect(evenRuns([1, 2, 3], 2)).toEqual([[1, 2], [3]])
  })

  it('name the bank, its UPI, and who uses a code of another', () => {
    const answer = (ifsc: string) => decodeIfsc(shardWith(ifsc), ifsc)
    expect(answer('SBIN0000005')).toMatchObject({
      listed: { bank: 'A Grameen Bank', codeOf: 'State Bank of India', rails: { upi: true } },
    })
    expect(answer('NONE0000007')).toMatchObject({
      listed: { bank: 'Bank NONE (name not in this copy)', rails: { upi: null } },
    })
    expect(usersOfPackage(codeFiles)('SBIN0A0001X')).toBe('Another Bank')
  })

  it('leave out what slipped into the wrong column', () => {
    expect(decodeIfsc(shardWith('SBIN0000003'), 'SBIN0000003')).toMatchObject({
      record: { branch: null, city: 'AGARTALA', district: null, state: null },
    })
  })

  it('lead from bank and state, and from a name, to the branch', () => {
    const sbi = readBankList(throughJson(files.indexes.get('banks.json'))).find(
      ({ letters }) => letters === 'SBIN',
    )!
    expect(sbi.states.map(({ state, branches }) => [state, branches])).toEqual([
      ['HARYANA', 1],
      ['TRIPURA', 1],
    ])
    const page = decodeBranchPage(throughJson(files.pages.get(sbi.states[0]!.pages[0]!)))
    expect(page.map(({ branch }) => branch).sort()).toEqual(['AGARTALA', 'AMBALA'])
    expect([...files.names.keys()]).toEqual(['names/ag0.json', 'names/am0.json'])
  })

  it('tell the month of an imported list', () => {
    expect(factsOfList({ asOf: '2026-05', importedOn: '2026-11-21' }).listOf).toBe('May 2026')
    expect(factsOfList({ asOf: null, importedOn: '2026-11-21' }).listOf).toBe(
      'a list taken over in November 2026',
    )
  })
})

describe('the report of the build', () => {
  const [shards, pages, names] = [files.shards, files.pages, files.names].map(sizesOf)
  const sizes = { shards, pages, names, meta: sizesOf(files.meta), indexes: sizesOf(files.indexes) }

  it('states how much there is and what it covers', () => {
    const { details } = entries.find((entry) => entry.details !== null)!
    const newer = [...entries, { ifsc: 'HDFC0000001', user: null, details }]
    const report = { meta: files.meta.get('meta.json'), sizes }
    const held = coverage(entries, newer)
    const lines = reportLines({ ...report, newer: { name: 'newer.tsv', coverage: held } }).join('\n')
    expect(lines).toMatch(
      /452 codes of 2 banks, list of October 2025[^]*3 of 452 \(0\.7 %\), of September 2017/,
    )
    expect(lines).toContain('codes 452 of 453 (99.8 %), details 3 of 4 (75.0 %)')
    expect(reportLines({ ...report, newer: null }).join('\n')).not.toContain('newer list')
  })

  it('fails the build when a file is too large for a phone', () => {
    expect(() => checkIfscSizes(sizes)).not.toThrow()
    const large = { ...sizes, shards: { ...shards, worst: 14_337, worstName: 'SBIN/000001.json' } }
    expect(() => checkIfscSizes(large)).toThrow(
      'ifsc directory: shard SBIN/000001.json has 14337 bytes (gzip), the limit is 14336',
    )
  })
})
