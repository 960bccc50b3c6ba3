import fc from 'fast-check'
import { capitalGainsInputs } from '@/lib/capital-gains/capital-gains-inputs'
import { withCess } from '@/lib/capital-gains/sale-gain'
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

  it('adds them to gains and losses that are known already', () => {
    expect(known(`sales=${SHARES}&equityLong=100000&long=50000`).setOff.left.equityLong).toBe(3_50_000)
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

  it('a loss never costs tax, and the tax is never below zero', () => {
    const question = { sales: [], slabRatePercent: 30, otherIncome: 10_00_000 }
    const none = { long: 0, short: 0, broughtLong: 0, broughtShort: 0 }
    const taxOf = (found: YearGains | UnknownYear) => ('kind' in found ? NaN : found.whole!.tax.totalTax)
    fc.assert(
      fc.property(anyGains, anyLosses, (gains, losses) => {
        const [withLosses, without] = [losses, none].map((each) =>
          taxOf(yearGains({ ...question, gains, losses: each }, 2026)),
        )
        expect(withLosses).toBeGreaterThanOrEqual(0)
        expect(withLosses).toBeLessThanOrEqual(without!)
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
