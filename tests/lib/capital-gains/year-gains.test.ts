import fc from 'fast-check'
import { capitalGainsInputs, saleFrom } from '@/lib/capital-gains/capital-gains-inputs'
import { saleGain, withCess } from '@/lib/capital-gains/sale-gain'
import { yearRowOf } from '@/lib/capital-gains/year-row'
import { gainHeads, type Gains, type Losses, setOff } from '@/lib/capital-gains/set-off'
import { type UnknownYear, type YearGains, yearGains } from '@/lib/capital-gains/year-gains'
import { yearFrom } from '@/lib/capital-gains/year-question'
import { toPaise } from '@/lib/money/paise'
import { eachRow } from '@/tests/each-row'
import { figuresOf, gainVectors, linkOfGain } from '@/tests/capital-gains-vectors'
import { readLink } from '@/tests/read-link'

const asked = (link: string) => yearFrom(readLink(capitalGainsInputs, link))

function answer(link: string): YearGains | UnknownYear {
  const question = asked(link)
  if (question === null || question === 'dayMissing') throw new Error(`No year for ${link}`)
  return yearGains(question, 2026)
}

function known(link: string): YearGains {
  const found = answer(link)
  if ('kind' in found) throw new Error(found.kind)
  return found
}

const SHARES = 'equity_2024-01-10_2026-06-01_100000_400000_'
const LOSS = 'equity_2026-01-10_2026-06-01_300000_100000_'

describe('a year of sales', () => {
  it('nets the losses of some against the gains of others: 3,00,000 less 2,00,000 is within 1,25,000', () => {
    const { gains, losses, setOff: done, flatTax } = known(`sales=${SHARES}*${LOSS}`)
    expect(gains).toMatchObject({ equityLong: 3_00_000 })
    expect(losses).toMatchObject({ short: 2_00_000, long: 0 })
    expect(done.left.equityLong).toBe(1_00_000)
    expect(flatTax).toBe(0)
  })

  it('crypto takes no loss and gives none: 30% of 1,00,000', () => {
    const won = 'vda_2025-01-10_2026-06-01_100000_200000_'
    const lost = 'vda_2025-01-10_2026-06-01_200000_100000_'
    expect(known(`sales=${won}*${lost}&short=500000`)).toMatchObject({ crypto: 1_00_000, flatTax: 30_000 })
  })

  it('with other income is taxed by the income tax function', () => {
    // 24,00,000 of slabs: 3,00,000; 6,00,000 of crypto at 30%: 1,80,000; 4,80,000 × 1.04
    const { whole } = known('sales=vda_2025-01-10_2026-06-01_100000_700000_&otherIncome=2400000')
    expect(whole!.tax.totalTax).toBe(4_99_200)
    expect(whole!.without.totalTax).toBe(3_12_000)
  })

  it('the surcharge on gains is at most 15%', () => {
    // 6 crore at 12.5% is 75 lakh, 15% on it 11.25 lakh; the unused 4,00,000 is taken off first
    const { whole } = known('long125=60000000&otherIncome=400000')
    expect(whole!.tax).toMatchObject({ specialTax: 75_00_000, surcharge: 11_25_000 })
  })

  // Bought for 30 lakh in 2010-11 (index 167), sold for 1.2 crore in 2026-27 (384): indexed cost
  // 68,98,203.59, gain 51,01,796.41. 20% of it is 10,20,359.28; 12.5% of 90 lakh is 11,25,000, and
  // 1,04,640.72 of that is ignored.
  const LAND = 'property_2010-05-01_2026-06-01_3000000_12000000_'
  // A lakh of gain, bought on the first day without a choice.
  const RECENT = 'property_2024-07-23_2026-08-01_900000_1000000_'
  it.each<[string, string, number]>([
    ['land and buildings at the lower of 12.5% and 20% with the cost indexed', `sales=${LAND}`, 10_20_359.28],
    [
      'each property by itself, one bought from 23 July 2024 at 12.5%',
      `sales=${LAND}*${RECENT}`,
      10_20_359.28 + 12_500,
    ],
    ['of a seller who is not a resident at 12.5%', `sales=${LAND}&resident=false`, 11_25_000],
    // A loss takes 12.5% off, the tax ignored stays that of the sale: (90 − 10) lakh × 12.5% − 1,04,640.72
    ['a long-term loss beside it', `sales=${LAND}&long=1000000`, 8_95_359.28],
    ['and no tax below zero', `sales=${LAND}&long=8990000`, 0],
  ])('taxes %s', (_case, link, tax) => {
    expect(known(link).flatTax).toBeCloseTo(tax, 2)
  })

  it('with other income counts a gain without indexing in the total income, and 20% of the indexed one as tax', () => {
    // 15 lakh: 1,05,000; total income 1.05 crore: surcharge 15%; (1,05,000 + 10,20,359.28) × 1.15 × 1.04 = 13,45,929.70
    const { whole } = known(`sales=${LAND}&otherIncome=1500000`)
    expect(whole!.tax).toMatchObject({ totalIncome: 1_05_00_000, surchargePercent: 15, totalTax: 13_45_930 })
  })

  it.each<[string, UnknownYear]>([
    [`sales=equity_2024-01-10_2025-03-31_1_2_`, { kind: 'before2025' }],
    [`sales=${SHARES}*equity_2024-01-10_2025-06-01_1_2_`, { kind: 'severalYears' }],
    [`sales=${SHARES}*gold_2026-06-02_2026-06-01_1_2_`, { kind: 'sale', reason: 'soldBeforeBought', row: 2 }],
  ])('%s has no figure', (link, reason) => {
    expect(answer(link)).toEqual(reason)
  })

  it('needs the days of each sale, and nothing of an empty row', () => {
    expect(asked('sales=equity___1_2_')).toBe('dayMissing')
    expect(asked('question=year')).toMatchObject({ sales: [] })
    expect(asked('sales=x')).toBeNull()
  })

  it('takes the year of its sales, and the usual one without any', () => {
    expect(known('sales=equity_2024-01-10_2026-03-31_1_2_').firstYear).toBe(2025)
    expect(known('short20=1').firstYear).toBe(2026)
  })
})

const toThePaisa = (value: unknown) => (typeof value === 'number' ? toPaise(value) / 100 : value)

describe('the shared cases', () => {
  eachRow(gainVectors('cg-set-off'))('%s', (_id, row) => {
    const { setOff: done, equityLongTaxable, flatTax } = known(linkOfGain(row))
    const { left, carryForward } = done
    const shown = { left, equityLongTaxable, tax: flatTax!, taxWithCess: withCess(flatTax!), carryForward }
    expect({ ...shown, taxWithCess: toThePaisa(shown.taxWithCess) }).toEqual(row.expected)
  })

  eachRow(gainVectors('cg-with-income'))('%s', (_id, row) => {
    expect(known(linkOfGain(row)).whole!.tax).toMatchObject(figuresOf(row))
  })
})

describe('one sale carried over to the year', () => {
  const carried = (link: string) => yearRowOf(readLink(capitalGainsInputs, link))
  it.each<[string, string | null]>([
    ['', null],
    ['asset=gold', 'gold_2023-01-10_2026-10-15_500000_900000_'],
    ['sale=1000000&expenses=2500', 'equity_2023-01-10_2026-10-15_500000_997500_'],
    ['bought=2015-06-10&fmv31Jan2018=300000', 'equity_2015-06-10_2026-10-15_500000_900000_300000'],
    ['asset=vda&expenses=2500', 'vda_2023-01-10_2026-10-15_500000_900000_'],
    // The stamp value counts above 110%; the value of 1 April 2001 is the cost; improvements and expenses
    // come off the price.
    [
      'asset=property&bought=1995-05-01&cost=100000&sale=5000000&stampValue=6000000&value1Apr2001=400000&improvements=2012-13_500000&expenses=10000',
      'property_1995-05-01_2026-10-15_400000_5490000_',
    ],
    ['sale=1000&expenses=2500', null],
    ['cost=x', null],
  ])('%s is the row %s', (link, row) => {
    expect(carried(link)).toBe(row)
  })

  it.each([
    ['asset=property&bought=2010-05-01&cost=3000000&sale=12000000'],
    ['asset=property&bought=2010-05-01&cost=3000000&sale=12000000&resident=false&expenses=70000'],
    ['bought=2015-06-10&fmv31Jan2018=700000&sale=1500000'],
  ])('%s has the same tax', (link) => {
    const one = saleFrom(readLink(capitalGainsInputs, link))!
    const year = known(`${link}&sales=${carried(link)}`)
    expect(year.flatTax).toBeCloseTo(saleGain(one.sale, one.slabRatePercent).tax, 6)
  })
})

describe('of any gains and losses', () => {
  const amount = fc.integer({ min: 0, max: 1_00_00_000 })
  const anyGains: fc.Arbitrary<Gains> = fc.record({
    slab: amount,
    short20: amount,
    long125: amount,
    equityLong: amount,
  })
  const anyLosses: fc.Arbitrary<Losses> = fc.record({
    long: amount,
    short: amount,
    broughtLong: amount,
    broughtShort: amount,
  })
  const total = (all: object) =>
    Object.values(all as Record<string, number>).reduce((sum, each) => sum + each, 0)

  it('nothing left is below zero or above its gain, and what is used and carried adds up', () => {
    fc.assert(
      fc.property(anyGains, anyLosses, fc.integer({ min: 0, max: 30 }), (gains, losses, rate) => {
        const { left, uses, carryForward } = setOff(gains, losses, rate)
        for (const head of gainHeads) {
          expect(left[head]).toBeGreaterThanOrEqual(0)
          expect(left[head]).toBeLessThanOrEqual(gains[head])
        }
        const used = uses.reduce((sum, each) => sum + each.amount, 0)
        expect(total(gains) - total(left)).toBe(used)
        expect(used + total(carryForward)).toBe(total(losses))
        const short = uses
          .filter(({ loss }) => loss === 'long' || loss === 'broughtLong')
          .map(({ head }) => head)
        expect(short.filter((head) => head === 'slab' || head === 'short20')).toEqual([])
      }),
    )
  })

  it('refuses an amount below zero', () => {
    const gains = { slab: -1, short20: 0, long125: 0, equityLong: 0 }
    expect(() => setOff(gains, { long: 0, short: 0, broughtLong: 0, broughtShort: 0 }, 30)).toThrow(
      RangeError,
    )
  })
})
