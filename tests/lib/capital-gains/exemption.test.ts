import fc from 'fast-check'
import { capitalGainsInputs } from '@/lib/capital-gains/capital-gains-inputs'
import { exemption, exemptionDays, type ExemptionQuestion } from '@/lib/capital-gains/exemption'
import { propertySaleTds } from '@/lib/capital-gains/property-sale-tds'
import { toPaise } from '@/lib/money/paise'
import { exemptionSections } from '@/lib/rules/capital-gains/exemption-sections'
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

  it('has its last days: a house from a year before to two after, built in three, bonds in six months', () => {
    expect(exemptionDays('54', '2026-10-15')).toEqual({
      buyFrom: '2025-10-15',
      buyBy: '2028-10-15',
      buildBy: '2029-10-15',
      bondsBy: null,
    })
    expect(exemptionDays('54EC', '2026-08-31')).toMatchObject({ bondsBy: '2027-02-28', buyBy: null })
  })

  it('never exceeds the gain or what was invested, and its parts add up', () => {
    const amount = fc.integer({ min: 0, max: 50_00_00_000 })
    fc.assert(
      fc.property(
        fc.constantFrom(...exemptionSections),
        amount,
        amount,
        amount,
        (section, gain, invested, price) => {
          const netConsideration = Math.max(gain, price, 1)
          const { exempt, taxable, tax } = exemption(asked({ section, gain, invested, netConsideration }))
          expect(exempt).toBeLessThanOrEqual(gain)
          expect(exempt).toBeLessThanOrEqual(invested + 1e-6)
          expect(exempt + taxable).toBeCloseTo(gain, 4)
          expect(tax).toBeGreaterThanOrEqual(0)
        },
      ),
    )
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
    const { counted: _, ...shown } = result
    expect(Object.values(shown).map((value) => toPaise(value) / 100)).toEqual(Object.values(figuresOf(row)))
  })

  eachRow(gainVectors('property-tds'))('%s', (_id, row) => {
    const { price, stampValue } = row.input as { price: number; stampValue?: number }
    expect(propertySaleTds(price, stampValue === undefined ? null : stampValue)).toMatchObject(row.expected)
  })
})
