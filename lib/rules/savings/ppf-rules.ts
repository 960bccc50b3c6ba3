import type { CitedValues } from '@/lib/rules/rule'

export interface PpfRules {
  /** Rupees a financial year. */
  minPerYear: number
  /** With the accounts of minors whose guardian the holder is; what is above earns nothing. */
  maxPerYear: number
  /** Rupees for each year without the minimum. */
  defaultFee: number
  /** Complete financial years after the one of opening, in which the account runs. */
  termYears: number
  /** The length of one extension. */
  blockYears: number
  /** Per cent of the balance at the start of an extension with deposits that may be taken out in it. */
  blockWithdrawalPercent: number
  /** Financial years counted from the one of opening, which is the first. */
  loan: { fromYear: number; toYear: number; percent: number; ratePercent: number; lateRatePercent: number }
  withdrawal: { fromYear: number; percent: number }
}

export const ppfRuleValues: CitedValues<PpfRules, 'institute'> = {
  label: 'Limits of the Public Provident Fund: deposits, loans, withdrawals, extension',
  values: [
    {
      from: '2019-12-12',
      value: {
        minPerYear: 500,
        maxPerYear: 1_50_000,
        defaultFee: 50,
        termYears: 15,
        blockYears: 5,
        blockWithdrawalPercent: 60,
        loan: { fromYear: 3, toYear: 6, percent: 25, ratePercent: 1, lateRatePercent: 6 },
        withdrawal: { fromYear: 7, percent: 50 },
      },
      source: 'institute',
    },
  ],
}
