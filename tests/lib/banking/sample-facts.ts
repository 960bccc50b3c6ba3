import type { IfscFacts } from '@/lib/banking/ifsc-facts'

/** "SBIN/000810.json" is listed and missing on purpose. */
export const sampleIfscFacts: IfscFacts = {
  format: 1,
  source: 'a hand-made list',
  licence: 'MIT',
  listOf: 'October 2025',
  detailsOf: 'September 2017',
  caution: 'A branch may have moved.',
  codes: 4,
  detailed: 2,
  banks: 1,
  shards: { SBIN: '000602 000810' },
}
