import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readIfscFacts } from '@/lib/banking/ifsc-facts'
import { codesOf, readIfscShard } from '@/lib/banking/ifsc-shard'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { directoryIfsc } from '@/lib/lookup/ifsc/directory-ifsc'
import { directoryPincodes } from '@/lib/lookup/pincode/directory-pincodes'
import { readDirectoryFacts } from '@/lib/postal/directory-facts'
import { pincodesOf, readShard } from '@/lib/postal/shard-codec'
import { describeWhenPresent } from '../../when-present'

const asked = 500
const signal = new AbortController().signal

/** A choice that is the same on every run: a multiplicative generator (Park and Miller, 16807). */
function chosen(all: string[]): string[] {
  let seed = 20_261_121
  return Array.from({ length: asked }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    return all[seed % all.length]!
  })
}

/** The files of a built directory, and what the last question fetched, in gzip bytes. */
function builtFiles(folder: string) {
  const read = (name: string) => readFileSync(join(folder, name))
  const bytes = { fetched: 0 }
  const files: DirectoryFiles = async (name, understand) => {
    const content = read(name)
    bytes.fetched += gzipSync(content, { level: 9 }).length
    return understand(JSON.parse(content.toString('utf8')))
  }
  return { read: (name: string): unknown => JSON.parse(read(name).toString('utf8')), files, bytes }
}

function report(what: string, costs: number[]): { median: number; worst: number } {
  const sorted = costs.toSorted((a, b) => a - b)
  const [median, worst] = [sorted[sorted.length >> 1]!, sorted.at(-1)!]
  process.stdout.write(
    `${what}: ${costs.length} random codes found, a first lookup costs ${median} bytes (median), ${worst} (worst), gzip\n`,
  )
  return { median, worst }
}

const pincodes = join(process.cwd(), 'public/directories/pincode')
const ifsc = join(process.cwd(), 'public/directories/ifsc')

describeWhenPresent(join(pincodes, 'meta.json'), 'the built pincode directory')('500 random pincodes', () => {
  it('are found by the page’s own code, each for a few kilobytes', async () => {
    const { read, files, bytes } = builtFiles(pincodes)
    const { prefixes } = readDirectoryFacts(read('meta.json'))
    const all = prefixes.flatMap((prefix) => pincodesOf(readShard(read(`${prefix}.json`), prefix)))
    const costs: number[] = []
    for (const pincode of chosen(all)) {
      bytes.fetched = 0
      await expect(directoryPincodes(files).ask(pincode, signal)).resolves.toMatchObject({ kind: 'found' })
      costs.push(bytes.fetched)
    }
    expect(report('Pincode directory', costs).worst).toBeLessThan(12 * 1024)
  })
})

describeWhenPresent(join(ifsc, 'meta.json'), 'the built IFSC directory')('500 random codes of banks', () => {
  const { read, files, bytes } = builtFiles(ifsc)
  const { shards, codes, detailed, banks } = readIfscFacts(read('meta.json'))
  const names = Object.entries(shards).flatMap(([bank, starts]) =>
    starts.split(' ').map((start) => `${bank}/${start}.json`),
  )
  const all = names.map((name) => readIfscShard(read(name)))

  it('are found by the page’s own code, each for a few kilobytes', async () => {
    const costs: number[] = []
    for (const code of chosen(all.flatMap(codesOf))) {
      bytes.fetched = 0
      const answer = await directoryIfsc(() => files).ask(code, signal)
      expect(answer).toMatchObject({ kind: expect.stringMatching(/^(found|listed)$/) })
      costs.push(bytes.fetched)
    }
    expect(report('IFSC directory', costs).worst).toBeLessThan(20 * 1024)
  })

  it('are in a directory that holds as many codes as stated, at most 200 a file', () => {
    const rows = all.flatMap((shard) => Object.values(shard.codes))
    expect(rows).toHaveLength(codes)
    expect(rows.filter((row) => row !== 0)).toHaveLength(detailed)
    expect(new Set(all.map(({ bank }) => bank)).size).toBe(banks)
    expect(Math.max(...all.map((shard) => codesOf(shard).length))).toBeLessThanOrEqual(200)
  })
})
