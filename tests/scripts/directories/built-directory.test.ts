import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DirectoryFiles } from '@/lib/lookup/directory-files'
import { lookUpPlace } from '@/lib/lookup/pincode/place-lookup'
import { readDirectoryFacts } from '@/lib/postal/directory-facts'
import { decodePincode, pincodesOf, readShard } from '@/lib/postal/shard-codec'
import { describeWhenPresent } from '../../when-present'

const folder = join(process.cwd(), 'public/directories/pincode')
const whenBuilt = describeWhenPresent(
  join(folder, 'meta.json'),
  'the built directory (npm run data directories)',
)

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const officesOf = (pincode: string) =>
  decodePincode(readShard(read(`${pincode.slice(0, 3)}.json`), pincode.slice(0, 3)), pincode)

whenBuilt('the built directory', () => {
  it('holds as many offices and pincodes as stated, all of them whole', () => {
    const facts = readDirectoryFacts(read('meta.json'))
    let [offices, pincodes] = [0, 0]
    for (const prefix of facts.prefixes) {
      const shard = readShard(read(`${prefix}.json`), prefix)
      for (const pincode of pincodesOf(shard)) {
        const here = decodePincode(shard, pincode)!
        expect(pincode).toMatch(/^[1-9]\d{5}$/)
        if (here.some(({ name, state }) => name.trim() === '' || state === null))
          throw new Error(`${pincode}: incomplete`)
        offices += here.length
        pincodes += 1
      }
    }
    expect({ offices, pincodes }).toEqual({ offices: facts.offices, pincodes: facts.pincodes })
    expect(pincodes).toBeGreaterThan(19_000)
  })

  it.each([
    ['110001', 'Bengali Market', 'Delhi', 'Delhi'],
    ['500001', 'Seetharampet', 'Telangana', 'Telangana'],
    ['194101', 'Leh', 'Ladakh', 'Jammu and Kashmir'],
    ['201301', 'Noida', 'Uttar Pradesh', 'Uttar Pradesh'],
    ['396210', 'Daman', 'Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
    ['492001', 'Raipur', 'Chhattisgarh', 'Chhattisgarh'],
  ])('knows %s with %s in %s, circle %s', (pincode, name, state, circle) => {
    expect(officesOf(pincode)).toContainEqual(
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
  ])('answers "%s" with %s among others', async (query, pincode) => {
    const files: DirectoryFiles = (name, understand) => Promise.resolve(understand(read(name)))
    const { offices } = await lookUpPlace(query, files, new AbortController().signal)
    expect(offices.map((office) => office.pincode)).toContain(pincode)
  })
})
