/** @jest-environment node */
import { encodeIfscShard } from '@/lib/banking/encode-ifsc-shard'
import { ifscLookups } from '@/lib/lookup/ifsc/ifsc-finder'
import { pincodeLookups } from '@/lib/lookup/pincode/pincode-finder'
import { encodeShard } from '@/lib/postal/shard-codec'
import { sampleBank, sampleEntries } from '../banking/sample-entries'
import { sampleIfscFacts } from '../banking/sample-facts'
import { sampleOffices } from '../postal/sample-offices'
import { type LocalService, withService } from './local-service'
import { sampleFacts, sampleFiles } from './served-directory'

/** Caches between the page and the server keep some files of an older build, until they are asked past. */
const signal = new AbortController().signal

type Files = Record<string, unknown>
const stamped = (build: string, files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, { build, ...(content as object) }]),
  )

/** Serves the new build; of the named files a cache has the old one, and gives it to all but `no-cache` requests. */
async function withCache(
  { older, newer, cached }: { older: Files; newer: Files; cached: readonly string[] },
  test: (service: LocalService) => Promise<void>,
) {
  await withService((request, response) => {
    const name = request.url!.slice(1)
    // What `cache: 'no-cache'` sends: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
    const isPastCaches = request.headers['cache-control'] === 'max-age=0'
    const files = cached.includes(name) && !isPastCaches ? older : newer
    if (name in files) response.end(JSON.stringify(files[name]))
    else response.writeHead(404).end()
  }, test)
}

const renamed = new Map(
  [...sampleOffices].map(([pincode, offices]) => [
    pincode,
    offices.map((office) => ({ ...office, name: `Renamed ${office.name}` })),
  ]),
)
const pincodes = {
  older: stamped('old', {
    ...sampleFiles,
    'meta.json': { ...sampleFacts, dataOf: 'May 2024' },
  }),
  newer: stamped('new', { ...sampleFiles, '110.json': encodeShard('110', renamed) }),
}

it.each([
  ['an old list of files and new files', ['meta.json']],
  ['a new list of files and old files', ['110.json']],
  ['both old', ['meta.json', '110.json']],
])('of %s no pincode is answered with a mixture', async (_, cached) => {
  await withCache({ ...pincodes, cached }, async ({ address }) => {
    const lookups = pincodeLookups(null, address)
    await lookups.prepare()
    const outcome = await lookups.pincode('110001', signal)
    // Both old is the old build as a whole: it states its date.
    const isOld = cached.length === 2
    const facts = isOld ? { dataOf: 'May 2024' } : sampleFacts
    expect(outcome).toMatchObject({ answer: { kind: 'found', facts } })
    expect(JSON.stringify(outcome).includes('Renamed ')).toBe(!isOld)
  })
})

const banks = {
  older: stamped('old', {
    'meta.json': { ...sampleIfscFacts, listOf: 'May 2024' },
    'SBIN/000602.json': encodeIfscShard({ ...sampleBank, name: 'Older name' }, sampleEntries, '000810'),
  }),
  newer: stamped('new', {
    'meta.json': sampleIfscFacts,
    'SBIN/000602.json': encodeIfscShard(sampleBank, sampleEntries, '000810'),
  }),
}

it.each([[['meta.json']], [['SBIN/000602.json']]])(
  'nor a bank code, where a cache has %j of the build before',
  async (cached) => {
    await withCache({ ...banks, cached }, async ({ address }) => {
      const lookups = ifscLookups(null, address)
      await lookups.prepare()
      const outcome = await lookups.ifsc('SBIN0000691', signal)
      expect(outcome).toMatchObject({ answer: { kind: 'found', facts: sampleIfscFacts } })
      expect(JSON.stringify(outcome)).not.toMatch(/Older name|May 2024/)
    })
  },
)

it('names are not looked up in an index of one build and pages of another', async () => {
  await withCache({ ...pincodes, cached: ['names/be0.json'] }, async ({ address, asked }) => {
    const hits = await pincodeLookups(null, address).place('bengali', signal)
    expect(hits.offices.length).toBeGreaterThan(0)
    expect(asked.filter((path) => path === '/names.json')).toHaveLength(2)
  })
})

it('where even the server mixes builds, nothing is answered', async () => {
  const files = { ...pincodes.newer, 'meta.json': pincodes.older['meta.json'] }
  await withCache({ older: {}, newer: files, cached: [] }, async ({ address }) => {
    await expect(pincodeLookups(null, address).pincode('110001', signal)).rejects.toMatchObject({
      name: 'DirectoryDamaged',
    })
  })
})
