import { capitalGainsInputs } from '@/lib/capital-gains/capital-gains-inputs'
import { exemption, exemptionDays, type ExemptionQuestion } from '@/lib/capital-gains/exemption'
import { propertySaleTds } from '@/lib/capital-gains/property-sale-tds'
import { toPaise } from '@/lib/money/paise'
import { eachRow } from '@/tests/each-row'
import { figuresOf, gainVectors, linkOfGain } from '@/tests/capital-gains-vectors'
import { readLink } from '@/tests/read-link'

const asked = (changes: Partial<ExemptionQuestion> = {}): ExemptionQuestion => ({
  section: '54',
  gain: 40_00_000,
  invested: 30_00_000,
  netConsideration: 1_00_00_000,
  sold: '2026-10-15',
  ...changes,
})

describe('an exemption', () => {
  it.each<[string, Partial<ExemptionQuestion>, number]>([
    ['54: what was invested', {}, 30_00_000],
    ['54: no more than the gain', { invested: 50_00_000 }, 40_00_000],
    ['54: at most ₹10 crore', { gain: 15_00_00_000, invested: 18_00_00_000 }, 10_00_00_000],
    ['54F: 40 lakh × 30 lakh ÷ 1 crore', { section: '54F' }, 12_00_000],
    ['54F: all of it invested', { section: '54F', invested: 1_05_00_000 }, 40_00_000],
    ['54EC: at most ₹50 lakh', { section: '54EC', gain: 90_00_000, invested: 80_00_000 }, 50_00_000],
  ])('%s', (_case, changes, exempt) => {
    const { gain } = asked(changes)
    const taxable = gain - exempt
    expect(exemption(asked(changes))).toMatchObject({ exempt, taxable, tax: taxable * 0.125 })
  })

  it.each<[string, Partial<ExemptionQuestion>, { exempt: number; tax: number }]>([
    [
      '54 on 31 March 2023, the last day without it (Finance Act 2023, section 25: from assessment year 2024-25)',
      { sold: '2023-03-31', gain: 15_00_00_000, invested: 12_00_00_000 },
      // 3 crore left at 20 %
      { exempt: 12_00_00_000, tax: 60_00_000 },
    ],
    [
      '54 from 1 April 2023',
      { sold: '2023-04-01', gain: 15_00_00_000, invested: 12_00_00_000 },
      { exempt: 10_00_00_000, tax: 1_00_00_000 },
    ],
    [
      '54F before it: 20 crore × 15 crore ÷ 25 crore',
      {
        section: '54F',
        sold: '2022-06-01',
        gain: 20_00_00_000,
        invested: 15_00_00_000,
        netConsideration: 25_00_00_000,
      },
      { exempt: 12_00_00_000, tax: 1_60_00_000 },
    ],
    [
      '54EC had its ₹50 lakh in 2018 too',
      { section: '54EC', sold: '2018-04-01', gain: 90_00_000, invested: 80_00_000 },
      { exempt: 50_00_000, tax: 8_00_000 },
    ],
    ['the last day of it', { sold: '2024-07-22' }, { exempt: 30_00_000, tax: 2_00_000 }],
    ['12.5% from the day after', { sold: '2024-07-23' }, { exempt: 30_00_000, tax: 1_25_000 }],
  ])('by the law of the day of sale: %s', (_case, changes, expected) => {
    expect(exemption(asked(changes))).toMatchObject(expected)
  })

  it('has its last days: a house from a year before to two after, built in three, bonds in six months', () => {
    expect(exemptionDays('54', '2026-10-15')).toEqual({
      buyFrom: '2025-10-15',
      buyBy: '2028-10-15',
      buildBy: '2029-10-15',
      bondsBy: null,
    })
    expect(exemptionDays('54EC', '2026-08-31')).toMatchObject({ bondsBy: '2027-02-28', buyBy: null })
  })
})

describe('TDS on a property', () => {
  it.each([
    [50_00_000, null, true, 50_000],
    [49_99_999, null, false, 0],
    [49_00_000, 52_00_000, true, 52_000],
    [60_00_050, null, true, 60_001],
  ])('%d with a stamp value of %d', (price, stampValue, due, tds) => {
    expect(propertySaleTds(price, stampValue)).toMatchObject({ due, tds })
  })
})

describe('the shared cases', () => {
  eachRow(gainVectors('cg-exemption'))('%s', (_id, row) => {
    const read = readLink(capitalGainsInputs, linkOfGain(row))
    const result = exemption(read('section', 'gain', 'invested', 'netConsideration', 'sold')!)
    const { counted: _, ratePercent: __, ...shown } = result
    expect(Object.values(shown).map((value) => toPaise(value) / 100)).toEqual(Object.values(figuresOf(row)))
  })

  eachRow(gainVectors('property-tds'))('%s', (_id, row) => {
    const { price, stampValue } = row.input as { price: number; stampValue?: number }
    expect(propertySaleTds(price, stampValue === undefined ? null : stampValue)).toMatchObject(row.expected)
  })
})
