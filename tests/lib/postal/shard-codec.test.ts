import fc from 'fast-check'
import { branchTypes, type PostOffice } from '@/lib/postal/post-office'
import { decodePincode, encodeShard, pincodesOf, readShard } from '@/lib/postal/shard-codec'
import { sampleOffices } from './sample-offices'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const text = fc.stringMatching(/^[A-Za-z(][A-Za-z .()'&-]{0,12}$/)
const office: fc.Arbitrary<PostOffice> = fc.record({
  name: text,
  branchType: fc.constantFrom(...branchTypes, null),
  district: fc.option(text),
  state: fc.option(text),
  circle: fc.option(text),
})
const shardContent = fc.dictionary(
  fc.stringMatching(/^\d{3}$/),
  fc.array(office, { minLength: 1, maxLength: 8 }),
)

const KEYS = ['name', 'branchType', 'district', 'state', 'circle']
/** The order among equals is not kept, so both sides are compared as sorted texts. */
const asSet = (offices: PostOffice[] | null) => offices?.map((one) => JSON.stringify(one, KEYS)).sort()

describe('the file of a sorting district', () => {
  it('gives back every office that was put in', () => {
    fc.assert(
      fc.property(shardContent, (content) => {
        const offices = new Map(Object.entries(content).map(([last, list]) => [`110${last}`, list]))
        const shard = readShard(throughJson(encodeShard('110', offices)), '110')
        expect(pincodesOf(shard)).toEqual([...offices.keys()].sort())
        for (const [pincode, list] of offices)
          expect(asSet(decodePincode(shard, pincode))).toEqual(asSet(list))
      }),
    )
  })

  it('lists the head office first', () => {
    const shard = encodeShard('110', sampleOffices)
    const offices = decodePincode(shard, '110001')
    const names = ['New Delhi GPO', 'Bengali Market', 'Sansad Marg', 'Parliament House']
    expect(offices?.map(({ name }) => name)).toEqual(names)
  })

  it('answers null for a pincode it does not hold, also for names every object has', () => {
    const shard = encodeShard('110', sampleOffices)
    expect(decodePincode(shard, '110777')).toBeNull()
    expect(decodePincode(shard, '110toString')).toBeNull()
  })

  it('refuses a name that holds the separator', () => {
    const bad = new Map([
      ['110001', [{ name: 'A|B', branchType: null, district: null, state: null, circle: null }]],
    ])
    expect(() => encodeShard('110', bad)).toThrow('may not hold "|"')
  })

  it.each([
    ['no object', null],
    ['another prefix', { format: 1, prefix: '111', places: [], pincodes: {} }],
    ['no pincodes', { format: 1, prefix: '110', places: [] }],
  ])('is refused when it is %s', (_, value) => {
    expect(() => readShard(value, '110')).toThrow(/^shard 110: /)
  })

  it.each([
    ['a place that is not there', [4, 'HNew Delhi']],
    ['no text', [0]],
    ['an unknown letter', [0, 'XNew Delhi']],
  ])('is damaged when a pincode has %s', (_, packed) => {
    const shard = {
      format: 1,
      prefix: '110',
      places: [['', '', '']] as [string, string, string][],
      pincodes: { '001': packed },
    }
    expect(() => decodePincode(shard, '110001')).toThrow(
      expect.objectContaining({ name: 'DirectoryDamaged' }),
    )
  })
})
