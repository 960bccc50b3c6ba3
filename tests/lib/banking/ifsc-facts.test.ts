import { readIfscFacts, shardOf } from '@/lib/banking/ifsc-facts'
import { sampleIfscFacts } from './sample-facts'

describe('the directory’s metadata', () => {
  it('is read as it is written', () => {
    expect(readIfscFacts(sampleIfscFacts)).toBe(sampleIfscFacts)
  })

  it.each([
    ['another format', { ...sampleIfscFacts, format: 2 }],
    ['no month', { ...sampleIfscFacts, listOf: undefined }],
    ['no count', { ...sampleIfscFacts, codes: '4' }],
    ['no shards', { ...sampleIfscFacts, shards: null }],
  ])('is refused with %s', (_, value) => {
    expect(() => readIfscFacts(value)).toThrow(/^meta: /)
  })
})

describe('the file of a code', () => {
  it.each<[code: string, file: string | null, why: string]>([
    ['SBIN0000602', 'SBIN/000602.json', 'the first code of a file'],
    ['SBIN0000809', 'SBIN/000602.json', 'a code before the next file'],
    ['SBIN0000810', 'SBIN/000810.json', 'the first code of the next'],
    ['SBIN0000001', null, 'before the first code'],
    ['CONS0000001', null, 'letters of a property that every object has'],
  ])('%s is in %j: %s', (code, file) => {
    expect(shardOf(sampleIfscFacts, code)).toBe(file)
  })
})
