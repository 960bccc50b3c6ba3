import { sameInBothActs } from '@/lib/rules/income-tax/savings-limit'
import type { Rule } from '@/lib/rules/rule'

export interface HouseLaw {
  section: string
  /** Per cent of the rent after municipal taxes, for repairs and collection, whatever they cost. */
  repairsPercent: number
  /**
   * The most of a year's loss that the old regime sets off against other income, rupees; the new regime sets off none.
   */
  lossSetOff: number
}

/** The income of a let-out house. Interest is taken off without a limit. */
export const houseIncomeLaw: Rule<HouseLaw> = sameInBothActs(
  'Income from let-out houses and the set-off of a loss',
  [
    { section: '24 and 71(3A)', repairsPercent: 30, lossSetOff: 2_00_000 },
    {
      title: 'The Tax Talk: setting off house property losses in both regimes',
      href: 'https://thetaxtalk.com/2025/02/the-rules-for-setting-off-house-property-losses-under-the-new-tax-regime/',
    },
  ],
  [
    { section: '22, 109(1)(b) and 202(2)', repairsPercent: 30, lossSetOff: 2_00_000 },
    {
      title: 'AUBSP: Income-tax Act, 2025, section 109',
      href: 'https://www.aubsp.com/income-tax-act-2025-section-109',
    },
  ],
)
