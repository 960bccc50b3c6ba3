import { RuleNotKnown } from '@/lib/rules/rule'
import { wagesOfCode } from '@/lib/salary/wages-of-code'
import { testSharedCases } from '@/tests/shared-cases'

describe('wages by the labour codes', () => {
  it.each([
    [20_000, 40_000, 30_000, 'the example of the Ministry of Labour: half of 60,000'],
    [40_000, 20_000, 40_000, 'basic is more than half'],
    [25_001, 40_000, 32_501, '65,001 ÷ 2, 50 paise up'],
  ])('basic ₹%d and ₹%d of allowances: ₹%d, %s', (basic, allowances, wages) => {
    expect(wagesOfCode(basic, allowances, '2026-04-01')).toBe(wages)
  })

  it('are not known before the codes', () => {
    expect(() => wagesOfCode(20_000, 40_000, '2025-11-20')).toThrow(RuleNotKnown)
    expect(wagesOfCode(20_000, 40_000, '2025-11-21')).toBe(30_000)
  })

  testSharedCases<{ basicDaRetaining: number; otherAllowances: number }, { wages: number }>(
    'salary',
    'wagesOfCode',
    ({ basicDaRetaining, otherAllowances }, { wages }) => {
      expect(wagesOfCode(basicDaRetaining, otherAllowances, '2026-04-01')).toBe(wages)
    },
  )
})
