import { beginningsOfQuery, fileOfBeginning, readNameIndex } from '@/lib/name-search/name-beginnings'
import { decodeNamePage } from '@/lib/postal/name-page-codec'
import { matchOffices } from '@/lib/postal/place-search'
import { decodePincode, readShard } from '@/lib/postal/shard-codec'
import { readDirectoryFacts } from '@/lib/postal/directory-facts'
import { directoryFiles } from '@/scripts/directories/pincode/build-pincodes.mjs'
import { coverage } from '@/scripts/directories/pincode/coverage.mjs'
import { factsOfList, factsOfPackages } from '@/scripts/directories/pincode/facts.mjs'
import { checkPincodeSizes, reportLines } from '@/scripts/directories/pincode/report.mjs'
import { sizesOf } from '@/scripts/directories/file-sizes.mjs'
import { sampleOffices } from '../../lib/postal/sample-offices'

const entries = [...sampleOffices].flatMap(([pincode, offices]) =>
  offices.map((office) => ({ pincode, office })),
)
const files = directoryFiles(entries, factsOfPackages)
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('the files the build writes', () => {
  it('give every pincode back to the page', () => {
    const shard = readShard(throughJson(files.shards.get('110.json')), '110')
    for (const [pincode, offices] of sampleOffices) {
      expect(decodePincode(shard, pincode)).toEqual(expect.arrayContaining(offices))
    }
  })

  it('lead from a name to its office', () => {
    const index = readNameIndex(throughJson(files.indexes.get('names.json')))
    for (const { pincode, office } of entries) {
      const [beginning] = beginningsOfQuery(office.name, new Set(index.common))
      const page = decodeNamePage(
        throughJson(files.names.get(`names/${fileOfBeginning(index.beginnings, beginning!)}.json`)),
      )
      expect(matchOffices(page, office.name)[0]).toMatchObject({ name: office.name, pincode })
    }
  })

  it('list each district with the beginnings of its pincodes, and what they are', () => {
    const { districts } = throughJson(files.indexes.get('districts.json')) as { districts: unknown }
    expect(districts).toEqual([
      ['Central Delhi', 'Delhi', '110', ''],
      ['New Delhi', 'Delhi', '110', ''],
    ])
    expect(readDirectoryFacts(throughJson(files.meta))).toMatchObject({
      ...{ offices: 5, pincodes: 2, prefixes: ['110'], licence: 'MIT' },
      dataOf: 'about 2014, data package, February 2026',
    })
  })

  it.each([
    [{ asOf: '2025-11', importedOn: '2026-01-05' }, 'November 2025'],
    [{ asOf: null, importedOn: '2026-01-05' }, 'a list taken over in January 2026'],
  ])('are of the age of the list %j: "%s"', (list, dataOf) => {
    expect(factsOfList(list).dataOf).toBe(dataOf)
  })
})

describe('the report of the build', () => {
  const sizes = {
    shards: sizesOf(files.shards),
    names: sizesOf(files.names),
    indexes: sizesOf(files.indexes),
  }

  it('tells what there is, and how much of a newer list is held', () => {
    const gpo = { ...entries[0]!.office, name: 'Bangalore GPO' }
    const newer = {
      name: 'newer.tsv',
      coverage: coverage(entries, [...entries, { pincode: '560001', office: gpo }]),
    }
    const text = reportLines({ meta: files.meta, entries, ...sizes, newer }).join('\n')
    expect(text).toMatch(/5 offices, 2 pincodes[^]*type known: 3 of 5 \(60\.0 %\)/)
    expect(text).toContain('pincodes 2 of 3 (66.7 %), offices 5 of 6 (83.3 %)')
    expect(reportLines({ meta: files.meta, entries, ...sizes, newer: null }).join()).not.toContain(
      'newer list',
    )
  })

  it('fails the build when a shard is larger than 9 KB', () => {
    const large = { ...sizes.shards, worst: 9_217, worstName: '413.json' }
    expect(() => checkPincodeSizes(large, sizes.names)).toThrow(
      'shard 413.json has 9217 bytes (gzip), the limit is 9216',
    )
    expect(() => checkPincodeSizes(sizes.shards, sizes.names)).not.toThrow()
  })
})
