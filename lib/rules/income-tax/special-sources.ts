import type { RuleSource } from '@/lib/rules/rule'

/** The day on which `SpecialLaw` was last compared with these sources. */
export const SPECIAL_CHECKED_ON = '2026-11-23'

/** Where the rates of `SpecialLaw` (tax-law.ts), the rebate and the surcharge on them were read. */
export const specialSources: readonly RuleSource[] = [
  {
    title: 'AUBSP: Income-tax Act, 2025, section 198 (112A), long-term equity',
    href: 'https://www.aubsp.com/income-tax-act-2025-section-198/',
  },
  {
    title: 'ITAct2025.org: section 196 (111A), short-term equity',
    href: 'https://www.itact2025.org/special-provisions/s196-stcg-special',
  },
  {
    title: 'TaxAndLaws: section 197 (112), other long-term gains',
    href: 'https://taxandlaws.in/detail/55694.aspx',
  },
  {
    title: 'EZTax: section 194 (115BB, 115BBH, 115BBJ), winnings and virtual digital assets',
    href: 'https://eztax.in/income-tax-act-2025/section-194',
  },
  {
    title: 'A2Z Taxcorp: the rebate and income at special rates',
    href: 'https://a2ztaxcorp.net/as-mf-investor-are-my-gains-excluded-from-the-section-87a-rebate-calculation-under-new-tax-regime-in-fy-2025-26',
  },
  {
    title: 'DT Next: Finance Bill 2022, surcharge on long-term gains at most 15%',
    href: 'https://www.dtnext.in/business/2022/02/02/cap-on-surcharge-of-longterm-capital-gains-provides-relief-to-hnis',
  },
]
