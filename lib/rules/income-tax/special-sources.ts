import type { RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'

/** The day on which `SpecialLaw` was last compared with these sources. */
export const SPECIAL_CHECKED_ON = '2026-11-23'

/** Where the rates of `SpecialLaw` (tax-law.ts), the rebate and the surcharge on them were read. */
export const specialSources: readonly RuleSource[] = sourceList({
  'AUBSP: Income-tax Act, 2025, section 198 (112A), long-term equity':
    'https://www.aubsp.com/income-tax-act-2025-section-198/',
  'ITAct2025.org: section 196 (111A), short-term equity':
    'https://www.itact2025.org/special-provisions/s196-stcg-special',
  'TaxAndLaws: section 197 (112), other long-term gains': 'https://taxandlaws.in/detail/55694.aspx',
  'EZTax: section 194 (115BB, 115BBH, 115BBJ), winnings and virtual digital assets':
    'https://eztax.in/income-tax-act-2025/section-194',
  'A2Z Taxcorp: the rebate and income at special rates':
    'https://a2ztaxcorp.net/as-mf-investor-are-my-gains-excluded-from-the-section-87a-rebate-calculation-under-new-tax-regime-in-fy-2025-26',
  'DT Next: Finance Bill 2022, surcharge on long-term gains at most 15%':
    'https://www.dtnext.in/business/2022/02/02/cap-on-surcharge-of-longterm-capital-gains-provides-relief-to-hnis',
})
