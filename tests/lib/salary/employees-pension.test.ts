import { monthlyPension, type PensionService } from '@/lib/salary/employees-pension'

const service = (more: Partial<PensionService>): PensionService => ({
  averageWage60Months: 25_000,
  years: 20,
  months: 0,
  leftOn: '2036-09-16',
  ...more,
})

describe('service on one side of 17 September 2026', () => {
  it.each([
    // 15,000 × (20 + 2) ÷ 70 = 4,714.29
    ['wholly before', { leftOn: '2026-09-16' }, 4_714],
    // 25,000 × (20 + 2) ÷ 70 = 7,857.14
    ['wholly since', { leftOn: '2046-09-16' }, 7_857],
    ['on both sides with a wage that neither ceiling cuts', { averageWage60Months: 15_000 }, 4_714],
  ])('%s', (_name, more, expected) => {
    const pension = monthlyPension(service(more))
    expect(pension).toMatchObject({ monthlyPension: expected, bounds: [] })
  })
})

describe('service on both sides', () => {
  it('ten years before and ten since, by days: 3,652 of 7,305 at the old ceiling', () => {
    // From 17 September 2016: ten years with the leap days of 2020 and 2024, then ten with those of 2028,
    // 2032 and 2036. (15,000 × 3,652 + 25,000 × 3,653) ÷ 7,305 = 20,000.68; × 22 ÷ 70 = 6,285.93
    const pension = monthlyPension(service({}))
    expect(pension.joinedOn).toBe('2016-09-17')
    expect(pension.parts.map(({ share }) => share * 7_305).map(Math.round)).toEqual([3_652, 3_653])
    expect(pension.monthlyPension).toBe(6_286)
    expect(pension.bounds).toEqual([
      { wageCeiling: 15_000, monthlyPension: 4_714 },
      { wageCeiling: 25_000, monthlyPension: 7_857 },
    ])
  })

  it('a wage between the ceilings counts whole since the rise', () => {
    // (15,000 × 3,652 + 18,000 × 3,653) ÷ 7,305 = 16,500.21; × 22 ÷ 70 = 5,185.78
    expect(monthlyPension(service({ averageWage60Months: 18_000 })).monthlyPension).toBe(5_186)
  })

  it('one day since the rise makes it an estimate', () => {
    expect(monthlyPension(service({ leftOn: '2026-09-16' })).bounds).toEqual([])
    expect(monthlyPension(service({ leftOn: '2026-09-17' })).bounds).toHaveLength(2)
  })

  it('the first ceiling counts for all of a service before it too', () => {
    const { parts } = monthlyPension(service({ leftOn: '1970-01-01' }))
    expect(parts.map(({ share }) => share)).toEqual([1])
  })

  it('below ten years nothing is due, at no ceiling', () => {
    const pension = monthlyPension(service({ years: 9, months: 5, leftOn: '2030-01-01' }))
    expect(pension).toMatchObject({ eligible: false, monthlyPension: 0, bounds: [] })
  })
})
