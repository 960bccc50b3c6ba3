import type { CitedValues } from '@/lib/rules/rule'

export interface WageLaw {
  section: string
  /** Wages are never less than so many per cent of all pay. */
  leastPercent: number
}

/**
 * Basic pay, dearness allowance and retaining allowance, and what the other allowances are above half of all
 * pay. Read as the Ministry of Labour does: every payment but these three is an allowance; employer's
 * contributions, bonus, performance pay and reimbursements stay outside.
 */
export const wageLawValues: CitedValues<WageLaw, 'ministry'> = {
  label: 'Wages under the labour codes',
  values: [
    {
      from: '2025-11-21',
      value: { section: '2(y) of the Code on Wages, 2(88) of the Code on Social Security', leastPercent: 50 },
      source: 'ministry',
    },
  ],
}
