import type { Rule, RuleSource } from '@/lib/rules/rule'

// Apart from the other deductions, which a page needs only when they are entered item by item.

export interface Limit {
  /** Its section in the act of its day. */
  section: string
  /** Rupees a year. */
  most: number
}

const CHECKED_ON = '2026-11-21'
const UNIT = 'rupees a year'

export const DEDUCTIONS_2025_26: RuleSource = {
  title: 'Deductions for FY 2025-26 (AY 2026-27) under the old regime, Nikhil Patkar',
  href: 'https://nikhilpatkar.com/deduction-under-income-tax',
}
/** Both acts set the same limits; the section changed on the first day of the 2025 Act. */
export function sameInBothActs<Value>(
  label: string,
  [value1961, source1961]: [Value, RuleSource],
  [value2025, source2025]: [Value, RuleSource],
): Rule<Value> {
  return {
    label,
    unit: UNIT,
    checkedOn: CHECKED_ON,
    values: [
      { from: '2024-04-01', value: value1961, source: source1961 },
      { from: '2026-04-01', value: value2025, source: source2025 },
    ],
  }
}

export const savingsLimit: Rule<Limit> = sameInBothActs(
  'Provident fund, life insurance, school fees, home-loan principal and the like',
  [{ section: '80C', most: 1_50_000 }, DEDUCTIONS_2025_26],
  [
    { section: '123', most: 1_50_000 },
    {
      title: 'EaseValue: Income-tax Act, 2025, deductions of Chapter VIII',
      href: 'https://easevalue.com/income-tax-act-2025/deductions',
    },
  ],
)
