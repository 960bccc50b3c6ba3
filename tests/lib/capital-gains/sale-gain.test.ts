import { capitalGainsInputs, saleFrom } from '@/lib/capital-gains/capital-gains-inputs'
import { type GainSale, longTermFrom, termOf, unknownSale } from '@/lib/capital-gains/gain-sale'
import { inflationIndex } from '@/lib/capital-gains/inflation-index'
import { saleGain, type SaleGain } from '@/lib/capital-gains/sale-gain'
import { toPaise } from '@/lib/money/paise'
import { eachRow } from '@/tests/each-row'
import { figuresOf, gainVectors, linkOfGain } from '@/tests/capital-gains-vectors'
import { readLink } from '@/tests/read-link'

const sale = (changes: Partial<GainSale> = {}): GainSale => ({
  asset: 'equity',
  bought: '2023-01-10',
  sold: '2026-10-15',
  cost: 5_00_000,
  sale: 9_00_000,
  expenses: 0,
  fmv31Jan2018: null,
  stampValue: null,
  value1Apr2001: null,
  improvements: [],
  resident: true,
  ...changes,
})
const home = (changes: Partial<GainSale> = {}) =>
  sale({
    asset: 'property',
    bought: '2012-06-01',
    sold: '2026-06-01',
    cost: 20_00_000,
    sale: 1_00_00_000,
    ...changes,
  })

describe('the holding period', () => {
  it.each<[GainSale['asset'], string, string, string]>([
    ['equity', '2025-01-01', '2026-01-01', 'short'],
    ['equity', '2025-01-01', '2026-01-02', 'long'],
    ['gold', '2024-10-01', '2026-10-01', 'short'],
    ['gold', '2024-10-01', '2026-10-02', 'long'],
    ['gold', '2022-07-22', '2024-07-23', 'long'],
    ['property', '2022-07-01', '2024-07-02', 'long'],
    ['unlisted-shares', '2022-07-01', '2024-07-02', 'long'],
    ['debt-fund', '2023-03-31', '2026-10-01', 'long'],
    ['debt-fund', '2023-04-01', '2030-10-01', 'short'],
    ['unlisted-bond', '2010-04-01', '2026-10-01', 'short'],
    ['vda', '2010-04-01', '2026-10-01', 'none'],
  ])('of %s from %s to %s is %s', (asset, bought, sold, term) => {
    expect(termOf({ asset, bought, sold })).toBe(term)
  })

  it('names the first long-term day', () => {
    expect(longTermFrom(sale())).toBe('2024-01-11')
    expect(longTermFrom(sale({ asset: 'unlisted-bond' }))).toBeNull()
  })

  it.each<[Partial<GainSale>, string | null]>([
    [{}, null],
    [{ sold: '2023-01-09' }, 'soldBeforeBought'],
    [{ asset: 'vda', bought: '2020-01-01', sold: '2022-03-31' }, 'vdaBefore'],
    [{ asset: 'unlisted-bond', sold: '2024-07-22' }, 'unlistedBondBefore'],
    [{ asset: 'unlisted-bond', sold: '2024-07-23' }, null],
  ])('%j is unknown for %j', (changes, reason) => {
    expect(unknownSale(sale(changes))).toBe(reason)
  })
})

describe('the gain and its tax', () => {
  it.each<[string, GainSale, Partial<SaleGain>]>([
    [
      '4,00,000 less 1,25,000 at 12.5%, with cess 35,750',
      sale(),
      { taxableGain: 2_75_000, tax: 34_375, taxWithCess: 35_750 },
    ],
    [
      'up to 2023-24 the free part is 1,00,000, at 10%',
      sale({ bought: '2020-01-01', sold: '2024-03-31' }),
      { taxableGain: 3_00_000, tax: 30_000 },
    ],
    [
      'from April 2024 1,25,000, still at 10%',
      sale({ bought: '2020-01-01', sold: '2024-04-01' }),
      { taxableGain: 2_75_000, tax: 27_500 },
    ],
    [
      'bought before February 2018: the value of 31 January 2018',
      sale({ bought: '2018-01-31', fmv31Jan2018: 6_00_000 }),
      { costUsed: 6_00_000, gainWithoutIndex: 3_00_000 },
    ],
    [
      'but no more than the sale',
      sale({ bought: '2018-01-31', fmv31Jan2018: 20_00_000 }),
      { costUsed: 9_00_000, gainWithoutIndex: 0 },
    ],
    [
      'nor from 1 February 2018',
      sale({ bought: '2018-02-01', fmv31Jan2018: 6_00_000 }),
      { costUsed: 5_00_000 },
    ],
    [
      'property: 80 lakh at 12.5% is 10 lakh; indexed 20 lakh × 384 ÷ 200 = 38.4 lakh, 61.6 lakh at 20% is more',
      home(),
      {
        gainWithoutIndex: 80_00_000,
        indexedCost: 38_40_000,
        gainWithIndex: 61_60_000,
        taxableGain: 80_00_000,
        tax: 10_00_000,
      },
    ],
    [
      'a non-resident has no choice',
      home({ resident: false, cost: 90_00_000 }),
      { tax: 1_25_000, ways: [expect.anything()] as never },
    ],
    [
      'nor who bought from 23 July 2024',
      home({ bought: '2024-07-23', sold: '2026-09-01', cost: 99_00_000 }),
      { tax: 12_500 },
    ],
    ['stamp value at 110% is let pass', home({ stampValue: 1_10_00_000 }), { fullValue: 1_00_00_000 }],
    ['above it counts', home({ stampValue: 1_10_00_001 }), { fullValue: 1_10_00_001 }],
    [
      'the index of a year not yet notified leaves one way',
      home({ sold: '2027-04-01' }),
      { gainWithIndex: null, tax: 10_00_000 },
    ],
    [
      'a listed bond: 10% before 23 July 2024',
      sale({ asset: 'listed-bond', sold: '2024-07-22' }),
      { tax: 40_000 },
    ],
    [
      'a gold ETF bought since April 2025 is long-term after 12 months: 12.5% of 4,00,000',
      sale({ asset: 'gold-etf', bought: '2025-04-01', sold: '2026-04-02' }),
      { term: 'long', tax: 50_000 },
    ],
    [
      'on the anniversary still short-term, at the slab rate',
      sale({ asset: 'gold-etf', bought: '2025-04-01', sold: '2026-04-01' }),
      { term: 'short', tax: 1_20_000 },
    ],
    [
      'crypto: 30% of price less cost',
      sale({ asset: 'vda', expenses: 1_00_000 }),
      { gainWithoutIndex: 4_00_000, tax: 1_20_000 },
    ],
  ])('%s', (_case, asked, expected) => {
    expect(saleGain(asked, 30)).toMatchObject(expected)
  })

  it('gold ETFs bought before April 2025 are not covered', () => {
    const etf = { asset: 'gold-etf', sold: '2026-09-01' } as const
    expect(unknownSale(sale({ ...etf, bought: '2025-03-31' }))).toBe('goldEtfBefore')
    expect(unknownSale(sale({ ...etf, bought: '2025-04-01' }))).toBeNull()
  })

  it('the index is known from 2001-02 to 2026-27', () => {
    expect([1995, 2001, 2026, 2027].map(inflationIndex)).toEqual([100, 100, 384, null])
  })

  it('is not known before April 2018', () => {
    expect(() => saleGain(sale({ bought: '2015-01-01', sold: '2018-03-31' }), 30)).toThrow('not known')
  })
})

const outputs = (result: SaleGain) => {
  const of = (isIndexed: boolean) => result.ways.find((way) => way.isIndexed === isIndexed)?.tax
  return {
    term: result.term,
    costUsed: result.costUsed,
    gain: result.way.gain,
    taxableGain: result.taxableGain,
    ratePct: result.way.ratePercent,
    tax: result.tax,
    taxWithCess: result.taxWithCess,
    fullValue: result.fullValue,
    gainWithoutIndex: result.gainWithoutIndex,
    indexedCost: result.indexedCost,
    indexedImprovement: result.indexedImprovement,
    gainWithIndex: result.gainWithIndex,
    taxWithoutIndex: of(false),
    taxWithIndex: of(true),
    way: result.way.isIndexed ? '20% with index' : '12.5% without index',
  }
}

const toThePaisa = (value: unknown) => (typeof value === 'number' ? toPaise(value) / 100 : value)

describe('the shared cases', () => {
  eachRow(gainVectors('cg-equity', 'cg-property', 'cg-other'))('%s', (_id, row) => {
    const { sale: asked, slabRatePercent } = saleFrom(readLink(capitalGainsInputs, linkOfGain(row)))!
    const result: Record<string, unknown> = outputs(saleGain(asked, slabRatePercent))
    const expected = figuresOf(row)
    const shown = Object.fromEntries(Object.keys(expected).map((name) => [name, toThePaisa(result[name])]))
    expect(shown).toEqual(expected)
  })
})
