import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readIfscFacts } from '@/lib/banking/ifsc-facts'
import { readIfscShard } from '@/lib/banking/ifsc-shard'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { directoryIfsc } from '@/lib/lookup/ifsc/directory-ifsc'
import { directoryPincodes } from '@/lib/lookup/pincode/directory-pincodes'
import { lookUpPlace } from '@/lib/lookup/pincode/place-lookup'
import { readDirectoryFacts } from '@/lib/postal/directory-facts'
import { decodePincode, pincodesOf, readShard } from '@/lib/postal/shard-codec'
import { describeWhenPresent } from '../../when-present'

/** The folder of a directory, what reads a file of it, and its files as a page is given them. */
function builtIn(name: string) {
  const folder = join(process.cwd(), 'public/directories', name)
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const files: DirectoryFiles = (file, understand) => Promise.resolve(understand(read(file)))
  const whenBuilt = describeWhenPresent(
    join(folder, 'meta.json'),
    `the built directory ${name} (npm run data directories)`,
  )
  return { read, files, whenBuilt }
}

const signal = new AbortController().signal

/** 500 that are the same on every run: a multiplicative generator (Park and Miller, 16807). */
function chosen(all: string[]): string[] {
  let seed = 20_261_121
  return Array.from({ length: 500 }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    return all[seed % all.length]!
  })
}

const pincode = builtIn('pincode')
pincode.whenBuilt('the built directory of pincodes', () => {
  const shardOf = (prefix: string) => readShard(pincode.read(`${prefix}.json`), prefix)
  const facts = () => readDirectoryFacts(pincode.read('meta.json'))
  const shards = () => facts().prefixes.map(shardOf)

  it('holds as many offices and pincodes as stated, all of them whole', () => {
    const all = shards().flatMap(pincodesOf)
    const offices = shards().flatMap((shard) =>
      pincodesOf(shard).flatMap((own) => decodePincode(shard, own)!),
    )
    expect(all.filter((own) => !/^[1-9]\d{5}$/.test(own))).toEqual([])
    expect(offices.filter(({ name, state }) => name.trim() === '' || state === null)).toEqual([])
    expect([offices.length, all.length]).toEqual([facts().offices, facts().pincodes])
    expect(all.length).toBeGreaterThan(19_000)
  })

  it('answers the page’s own code for 500 of them', async () => {
    for (const own of chosen(shards().flatMap(pincodesOf)))
      await expect(directoryPincodes(pincode.files).ask(own, signal)).resolves.toMatchObject({
        kind: 'found',
      })
  })

  it.each([
    ['110001', 'Bengali Market', 'Delhi', 'Delhi'],
    ['500001', 'Seetharampet', 'Telangana', 'Telangana'],
    ['194101', 'Leh', 'Ladakh', 'Jammu and Kashmir'],
    ['201301', 'Noida', 'Uttar Pradesh', 'Uttar Pradesh'],
    ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
    ['492001', 'Raipur', 'Chhattisgarh', 'Chhattisgarh'],
  ])('knows %s with %s in %s, circle %s', (own, name, state, circle) => {
    expect(decodePincode(shardOf(own.slice(0, 3)), own)).toContainEqual(
      expect.objectContaining({ name: expect.stringContaining(name), state, circle }),
    )
  })

  it.each([
    ['andheri', '400053'],
    ['east andheri', '400069'],
    ['connaught place', '110001'],
    ['rk puram', '110022'],
    ['leh post office', '194101'],
    ['salt lake', '700064'],
    ['अंधेरी', '400053'],
    ['Andhri', '400053'],
  ])('answers "%s" with %s among others', async (query, own) => {
    const { offices } = await lookUpPlace(query, pincode.files, signal)
    expect(offices.map((office) => office.pincode)).toContain(own)
  })
})

const ifsc = builtIn('ifsc')
ifsc.whenBuilt('the built directory of banks', () => {
  const facts = () => readIfscFacts(ifsc.read('meta.json'))
  const shards = () =>
    Object.entries(facts().shards).flatMap(([bank, starts]) =>
      starts.split(' ').map((start) => readIfscShard(ifsc.read(`${bank}/${start}.json`))),
    )

  it('holds as many codes as stated, of as many banks', () => {
    const rows = shards().flatMap((shard) => Object.values(shard.codes))
    expect(rows).toHaveLength(facts().codes)
    expect(rows.filter((row) => row !== 0)).toHaveLength(facts().detailed)
    expect(new Set(shards().map(({ bank }) => bank)).size).toBe(facts().banks)
  })

  it('answers the page’s own code for 500 of them', async () => {
    const codes = shards().flatMap(({ bank, codes: own }) =>
      Object.keys(own).map((last) => `${bank}0${last}`),
    )
    for (const code of chosen(codes))
      await expect(directoryIfsc(() => ifsc.files).ask(code, signal)).resolves.toMatchObject({
        kind: expect.stringMatching(/^(found|listed)$/),
      })
  })
})
