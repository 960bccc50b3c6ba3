import { encodeBranchPage } from '@/lib/banking/branch-page'
import { encodeIfscShard } from '@/lib/banking/encode-ifsc-shard'
import { ifscLookups } from '@/lib/lookup/ifsc/ifsc-finder'
import { sampleBank, sampleEntries } from '../../banking/sample-entries'
import { sampleIfscFacts } from '../../banking/sample-facts'
import { deadAddress } from '../local-service'
import { withDirectory } from '../served-directory'

const signal = new AbortController().signal
const branches = encodeBranchPage([
  { ifsc: 'SBIN0000691', branch: 'NEW DELHI MAIN BRANCH', city: 'NEW DELHI', state: 'DELHI' },
  { ifsc: 'SBIN0000733', branch: 'PARLIAMENT HOUSE', city: 'NEW DELHI', state: 'DELHI' },
  { ifsc: 'SBIN0000800', branch: 'AMBALA', city: 'AMBALA', state: 'HARYANA' },
])
const files: Record<string, unknown> = {
  'meta.json': sampleIfscFacts,
  'SBIN/000602.json': encodeIfscShard(sampleBank, sampleEntries, '000810'),
  'banks.json': {
    format: 1,
    states: ['DELHI', 'HARYANA'],
    banks: [['SBIN', 'State Bank of India', 4, [[0, 2, 0, 0]]]],
  },
  'names.json': { format: 1, common: [], beginnings: { pa: '0', ne: '0' } },
  'names/pa0.json': branches,
  'branches/SBIN/0.json': branches,
}

/** Runs a test against the lookups of a directory that is really served. */
async function withLookups(
  served: Record<string, unknown>,
  test: (lookups: ReturnType<typeof ifscLookups>, asked: string[]) => Promise<void>,
  live: string | null = null,
) {
  await withDirectory(served, async ({ address, asked }) => test(ifscLookups(live, address), asked))
}

describe('a code in the shipped directory', () => {
  it('is answered from two files, and the next one of the same run from none', async () => {
    await withLookups(files, async (lookups, asked) => {
      await expect(lookups.ifsc('SBIN0000691', signal)).resolves.toMatchObject({
        answer: { kind: 'found', by: 'directory', facts: sampleIfscFacts, record: { state: 'DELHI' } },
      })
      expect(asked).toEqual(['/meta.json', '/SBIN/000602.json'])
      await expect(lookups.ifsc('SBIN0000602', signal)).resolves.toMatchObject({ answer: { kind: 'listed' } })
      expect(asked).toHaveLength(2)
    })
  })

  it.each<[code: string, bank: string | null, why: string]>([
    ['SBIN0000603', 'State Bank of India', 'a known bank without this code'],
    ['ABCD0123456', null, 'an unknown bank'],
  ])('%s is not found, bank %j: %s', async (code, bank) => {
    await withLookups(files, async (lookups) => {
      await expect(lookups.ifsc(code, signal)).resolves.toMatchObject({
        answer: { kind: 'notFound', by: 'directory', bank, reason: 'unlisted' },
      })
    })
  })

  it('fails when its file is missing, and does not call it unknown', async () => {
    await withLookups(files, async (lookups) => {
      await expect(lookups.ifsc('SBIN0000999', signal)).rejects.toMatchObject({
        name: 'HttpFault',
        status: 404,
      })
    })
  })

  it('fails when file and list stay at odds', async () => {
    const odd = { ...files, 'SBIN/000602.json': encodeIfscShard(sampleBank, sampleEntries, '000700') }
    await withLookups(odd, async (lookups) => {
      await expect(lookups.ifsc('SBIN0000733', signal)).rejects.toMatchObject({ name: 'DirectoryDamaged' })
    })
  })

  it('answers when the live service does not, and reports it', async () => {
    const nobody = await deadAddress()
    await withLookups(
      files,
      async (lookups) => {
        await expect(lookups.ifsc('SBIN0000691', signal)).resolves.toMatchObject({
          answer: { kind: 'found', by: 'directory' },
          liveFault: { kind: 'network' },
        })
      },
      nobody,
    )
  })

  it('prepares, or fails as the question will', async () => {
    const unreached = { name: 'LookupFault', kind: 'network' }
    await expect(ifscLookups(null, await deadAddress()).prepare()).rejects.toMatchObject(unreached)
  })
})

describe('a branch', () => {
  it('is found by its name, with its bank', async () => {
    await withLookups(files, async (lookups) => {
      await expect(lookups.branch('parliament sbin', signal)).resolves.toEqual([
        {
          ifsc: 'SBIN0000733',
          branch: 'PARLIAMENT HOUSE',
          city: 'NEW DELHI',
          state: 'DELHI',
          bank: 'State Bank of India',
        },
      ])
      await expect(lookups.branch('zzz', signal)).resolves.toEqual([])
    })
  })

  it('is one of the bank’s in the city, where no name answers the bank and the place', async () => {
    const withNew = { ...files, 'names/ne0.json': branches }
    await withLookups(withNew, async (lookups) => {
      const found = await lookups.branch('state bank palika bazar new delhi', signal)
      expect(found.map(({ ifsc }) => ifsc)).toEqual(['SBIN0000691', 'SBIN0000733'])
      await expect(lookups.branch('palika bazar new delhi', signal)).resolves.toEqual([])
    })
  })

  it('is found by bank and state, without those of the next state in the same file', async () => {
    await withLookups(files, async (lookups) => {
      const [bank] = await lookups.banks()
      const found = await lookups.branchesIn({ bank: bank!, state: 'DELHI' })
      expect(found.map(({ ifsc }) => ifsc)).toEqual(['SBIN0000691', 'SBIN0000733'])
      await expect(lookups.branchesIn({ bank: bank!, state: 'GOA' })).resolves.toEqual([])
    })
  })
})
