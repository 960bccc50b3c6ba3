import { type AuditLimits, auditLimits } from '@/lib/rules/income-tax/audit-limits'
import { sourceList } from '@/lib/rules/source-list'
import type { Rule, RuleSource } from '@/lib/rules/rule'

/** Rupees of receipts up to which a scheme is open, and the higher limit where little of them is in cash. */
export interface ReceiptLimits {
  usual: number
  littleCash: number
}

export interface PresumptiveLaw {
  /** The sections on a business, goods vehicles and a profession, on accounts and on their audit. */
  sections: { business: string; vehicles: string; profession: string; books: string; audit: string }
  /** Up to so many per cent of the receipts in cash is little. */
  littleCashPercent: number
  business: ReceiptLimits & { cashPercent: number; otherPercent: number }
  profession: ReceiptLimits & { percent: number }
  /** Above `heavyAboveTons` a vehicle counts by its gross weight; rupees a month or part of one. */
  vehicles: { most: number; heavyAboveTons: number; aTon: number; aLightVehicle: number }
  /** Years after one of presumed profit in which a business may not declare less, and for which it is then shut out. */
  lockInYears: number
  /** Rupees of receipts above which accounts are audited where profit is not presumed. */
  audit: AuditLimits
}

const COMMON: Omit<PresumptiveLaw, 'sections'> = {
  littleCashPercent: 5,
  business: { usual: 2_00_00_000, littleCash: 3_00_00_000, cashPercent: 8, otherPercent: 6 },
  profession: { usual: 50_00_000, littleCash: 75_00_000, percent: 50 },
  vehicles: { most: 10, heavyAboveTons: 12, aTon: 1_000, aLightVehicle: 7_500 },
  lockInYears: 5,
  audit: auditLimits.values[0]!.value,
}

/** The limits are those of the Finance Act, 2023; the Act of 2025 keeps them in one table. */
export const presumptiveLaw: Rule<PresumptiveLaw> = {
  label: 'Profit presumed from receipts: small businesses, professions and goods vehicles',
  unit: 'rupees; per cent of the receipts',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2024-04-01',
      value: {
        ...COMMON,
        sections: { business: '44AD', vehicles: '44AE', profession: '44ADA', books: '44AA', audit: '44AB' },
      },
      source: {
        title: 'CA Rajput: sections 44AD, 44ADA and 44AE next to section 58',
        href: 'https://carajput.com/learn/comparative-summary-on-44ad-44ada-44ae-vs-section-58.html',
      },
      also: {
        title: 'TaxTMI: section 44AE, goods vehicles',
        href: 'https://www.taxtmi.com/manuals?id=1156',
      },
    },
    {
      from: '2026-04-01',
      value: {
        ...COMMON,
        sections: {
          business: '58(2), Sl. 1',
          vehicles: '58(2), Sl. 2',
          profession: '58(2), Sl. 3',
          books: '62',
          audit: '63',
        },
      },
      source: {
        title: 'EZTax: Income-tax Act, 2025, section 58',
        href: 'https://eztax.in/income-tax-act-2025/section-58',
      },
      also: {
        title: 'TaxTMI: section 58, bill and act compared',
        href: 'https://www.taxtmi.com/tmi_notes?id=2134',
      },
    },
  ],
}

/** What else the law was read in. */
export const presumptiveSources: readonly RuleSource[] = sourceList({
  'Tax by Manish: section 58, limits, rates and the five years':
    'https://taxbymanish.blogspot.com/2026/02/section-58-of-income-tax-act-2025.html',
  'Visaverge: section 58, continuity of the choice':
    'https://www.visaverge.com/news/section-58-of-income-tax-act-2025-rewrites-presumptive-taxation-rules-in-tabular-form/',
  'Taxvic: section 58, rates and goods vehicles':
    'https://blog.taxvic.com/presumptive-taxation-section-58-under-budget-2025/',
})
