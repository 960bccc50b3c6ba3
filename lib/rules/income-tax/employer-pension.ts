import type { Rule } from '@/lib/rules/rule'

export interface EmployerPensionLimit {
  section: string
  /**
   * The most that is taken off, per cent of basic salary and DA; of a government as employer in the old
   * regime, its own.
   */
  newRegimePercent: number
  oldRegimePercent: number
  oldRegimeGovernmentPercent: number
}

const FOURTEEN_AND_TEN = { newRegimePercent: 14, oldRegimePercent: 10, oldRegimeGovernmentPercent: 14 }

/**
 * The limit with the central or a state government as employer, and with any other; the new regime's 14 %
 * came with the Finance (No. 2) Act, 2024.
 */
export const employerPensionLimit: Rule<EmployerPensionLimit> = {
  label: 'Employer’s contribution to the National Pension System, in both regimes',
  unit: 'per cent of basic salary and DA',
  checkedOn: '2026-11-22',
  values: [
    {
      from: '2024-04-01',
      value: { section: '80CCD(2)', ...FOURTEEN_AND_TEN },
      source: {
        title: 'Moneycontrol: corporate NPS in the new regime, limits of both regimes',
        href: 'https://www.moneycontrol.com/news/business/personal-finance/corporate-nps-the-tax-hack-that-s-available-even-under-the-new-regime-13030851.html',
      },
    },
    {
      from: '2026-04-01',
      value: { section: '124(1) and (2)', ...FOURTEEN_AND_TEN },
      source: {
        title: 'Jamku: Income-tax Act, 2025, text of section 124',
        href: 'https://ai.jamku.app/incometax2025/act/124.html',
      },
    },
  ],
}
