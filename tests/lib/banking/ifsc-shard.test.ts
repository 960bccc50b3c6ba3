import fc from 'fast-check'
import { encodeIfscShard, type IfscEntry } from '@/lib/banking/encode-ifsc-shard'
import { decodeIfsc, readIfscShard } from '@/lib/banking/ifsc-shard'
import { sampleBank, sampleEntries } from './sample-entries'

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const sample = readIfscShard(throughJson(encodeIfscShard(sampleBank, sampleEntries, '000810')))

describe('a shard', () => {
  it('gives back all that is known of a branch', () => {
    const { branch, address, city, district, state, contact, micr, month } = sampleEntries[1]!.details!
    const rails = { neft: true, rtgs: true, imps: false, upi: true }
    const bank = { ifsc: 'SBIN0000691', bank: 'State Bank of India', codeOf: null, swift: null, rails }
    expect(decodeIfsc(sample, 'SBIN0000691')).toEqual({
      kind: 'record',
      record: { ...bank, branch, address, city, district, state, contact, micr, asOf: month },
    })
  })

  it('leaves null what is not known, and knows of the rails what holds for the bank', () => {
    const rails = { neft: null, rtgs: null, imps: null, upi: true }
    expect(decodeIfsc(sample, 'SBIN0000733')).toMatchObject({
      record: { branch: 'PARLIAMENT HOUSE', address: null, contact: null, micr: null, rails },
    })
  })

  it('tells a listed code without details from one that is not listed', () => {
    expect(decodeIfsc(sample, 'SBIN0000602')).toMatchObject({ kind: 'listed', listed: { codeOf: null } })
    expect(decodeIfsc(sample, 'SBIN0000777')).toMatchObject({ listed: { codeOf: 'State Bank of India' } })
    expect(decodeIfsc(sample, 'SBIN0000603')).toBeNull()
  })

  it.each([
    ['SBIN0000601', 'lies before it'],
    ['SBIN0000810', 'belongs to the next'],
  ])('does not answer for %s, which %s', (code) => {
    expect(() => decodeIfsc(sample, code)).toThrow('it is SBIN from 000602 until 000810')
  })

  it.each([
    ['no codes', { ...sample, codes: null }],
    ['no name', { ...sample, name: undefined }],
  ])('is refused when it has %s', (_, value) => {
    expect(() => readIfscShard(value)).toThrow(/^shard: /)
  })

  it('is refused when a row names a place that is not there', () => {
    const broken = { ...sample, places: [] }
    expect(() => decodeIfsc(readIfscShard(broken), 'SBIN0000691')).toThrow('a place or month')
  })

  it('gives back every code and text that was put in', () => {
    const text = fc.stringMatching(/^[A-Z][A-Z0-9 .,'/-]{0,12}[A-Z0-9]$/)
    const maybe = fc.oneof(text, fc.constant(''))
    const details = fc.record({
      ...{ branch: maybe, address: maybe, city: maybe, district: maybe, state: maybe },
      contact: fc.constantFrom('', '1800223344'),
      micr: fc.constantFrom('', '110002087'),
      rails: fc.constantFrom('', 'NRIU', 'nriu'),
      month: fc.constantFrom('March 2026', 'May 2026'),
    })
    const entry = fc.record({
      ifsc: fc.stringMatching(/^[A-Z0-9]{6}$/).map((last) => `SBIN0${last}`),
      user: fc.option(text),
      details: fc.option(details),
    })
    const entries = fc.uniqueArray(entry, { minLength: 1, maxLength: 12, selector: ({ ifsc }) => ifsc })
    fc.assert(
      fc.property(entries, (unordered) => {
        const all: IfscEntry[] = unordered.toSorted((a, b) => (a.ifsc < b.ifsc ? -1 : 1))
        const shard = readIfscShard(throughJson(encodeIfscShard(sampleBank, all, '')))
        expect(Object.keys(shard.codes).toSorted()).toEqual(all.map(({ ifsc }) => ifsc.slice(5)))
        for (const one of all) expect(decodeIfsc(shard, one.ifsc)).toMatchObject(factsOf(one))
      }),
    )
  })
})

function factsOf({ user, details }: IfscEntry) {
  const bank = user ?? sampleBank.name
  if (details === null) return { kind: 'listed', listed: { bank } }
  const { rails, month, ...texts } = details
  const known = Object.entries(texts).map(([name, text]) => [name, text || null])
  return { kind: 'record', record: { bank, asOf: month, ...Object.fromEntries(known) } }
}
