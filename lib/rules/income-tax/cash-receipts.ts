import type { Rule } from '@/lib/rules/rule'

export interface CashLimit {
  /** Rupees, from which on cash may not be received. */
  from: number
  /** The section of the Income-tax Act of the year. */
  section: string
  act: 1961 | 2025
}

/** Cash from one person in a day, for one transaction, or for one event. The penalty is the amount itself. */
export const cashReceiptLimit: Rule<CashLimit> = {
  label: 'Amount from which nobody may receive cash from one person in a day or for one transaction',
  unit: 'rupees',
  checkedOn: '2026-11-23',
  values: [
    {
      from: '2017-04-01',
      value: { from: 2_00_000, section: '269ST', act: 1961 },
      source: {
        title: 'TaxTMI: section 269ST, Income-tax Act, 1961',
        href: 'https://www.taxtmi.com/acts?id=23790',
      },
    },
    {
      from: '2026-04-01',
      value: { from: 2_00_000, section: '186', act: 2025 },
      source: {
        title: 'AUBSP: section 186, Income-tax Act, 2025',
        href: 'https://aubsp.com/income-tax-act-2025-section-186',
      },
    },
  ],
}
