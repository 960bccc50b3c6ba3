import type { Rule } from '@/lib/rules/rule'

export type Regime = 'new' | 'old'
export type AgeGroup = 'below60' | 'senior' | 'superSenior'

export interface TaxSlab {
  /** Rupees of total income above which the rate holds, up to the next slab. */
  above: number
  ratePercent: number
}

/** Income taxed at a rate of its own, in the order in which an excess of income is taken off it. */
export const specialKinds = ['lottery', 'crypto', 'short20', 'long125', 'equityLong'] as const
/**
 * `short20`: equity held up to a year (111A, now 196); `equityLong`: longer (112A, now 198); `long125`:
 * long-term gains on property, gold and others (112, now 197); `lottery`: winnings, also of online games;
 * `crypto`: virtual digital assets.
 */
export type SpecialKind = (typeof specialKinds)[number]

export interface SpecialLaw {
  ratePercent: Readonly<Record<SpecialKind, number>>
  /** Rupees a year of `equityLong` that are not taxed. */
  equityLongFree: number
  /** The most that the surcharge on tax of capital gains may be. */
  gainsSurchargePercent: number
}

export interface Rebate {
  section: string
  /** Rupees of total income up to which it is given. */
  incomeLimit: number
  /** Rupees. */
  most: number
  /** Above the limit, tax before surcharge and cess is no more than the income above the limit. */
  marginalRelief: boolean
  /** The tax at special rates that it covers, in addition to the tax by slabs. */
  covers: readonly SpecialKind[]
}

export interface RegimeLaw {
  /** The section with the rates. */
  section: string
  slabs: Readonly<Record<AgeGroup, readonly TaxSlab[]>>
  /** Rupees off a salary or a pension from an employer. */
  standardDeduction: number
  /** The most that is taken off a family pension, of which a third is. */
  familyPensionDeduction: number
  rebate: Rebate
  /** Rates on the tax, each for total income above so many rupees; the highest that is reached holds. */
  surcharge: readonly TaxSlab[]
}

export interface TaxLaw {
  /** 'FY 2025-26 (AY 2026-27)' */
  name: string
  act: string
  standardDeductionSection: string
  new: RegimeLaw
  old: RegimeLaw
  special: SpecialLaw
  cessPercent: number
  /** Total income and tax are each rounded to the nearest ten rupees. */
  roundedToTen: boolean
}

const slabs = (...rows: [above: number, ratePercent: number][]): TaxSlab[] =>
  rows.map(([above, ratePercent]) => ({ above, ratePercent }))

const atEveryAge = (rates: readonly TaxSlab[]): RegimeLaw['slabs'] => ({
  below60: rates,
  senior: rates,
  superSenior: rates,
})

const OLD_SLABS: RegimeLaw['slabs'] = {
  below60: slabs([0, 0], [2_50_000, 5], [5_00_000, 20], [10_00_000, 30]),
  senior: slabs([0, 0], [3_00_000, 5], [5_00_000, 20], [10_00_000, 30]),
  superSenior: slabs([0, 0], [5_00_000, 20], [10_00_000, 30]),
}
const NEW_SURCHARGE = slabs([50_00_000, 10], [1_00_00_000, 15], [2_00_00_000, 25])
const OLD_SURCHARGE = [...NEW_SURCHARGE, ...slabs([5_00_00_000, 37])]

const OLD_REGIME: Omit<RegimeLaw, 'rebate'> = {
  section: 'Finance Act, First Schedule',
  slabs: OLD_SLABS,
  standardDeduction: 50_000,
  familyPensionDeduction: 15_000,
  surcharge: OLD_SURCHARGE,
}
/** The act leaves out long-term equity alone; some guides leave out winnings too. */
const oldRebate = (section: string): Rebate => ({
  section,
  incomeLimit: 5_00_000,
  most: 12_500,
  marginalRelief: false,
  covers: ['lottery', 'crypto', 'short20', 'long125'],
})

const NEW_REGIME_SINCE_2025: Omit<RegimeLaw, 'section' | 'rebate'> = {
  slabs: atEveryAge(
    slabs(
      [0, 0],
      [4_00_000, 5],
      [8_00_000, 10],
      [12_00_000, 15],
      [16_00_000, 20],
      [20_00_000, 25],
      [24_00_000, 30],
    ),
  ),
  standardDeduction: 75_000,
  familyPensionDeduction: 25_000,
  surcharge: NEW_SURCHARGE,
}
const newRebateSince2025 = (section: string): Rebate => ({
  section,
  incomeLimit: 12_00_000,
  most: 60_000,
  marginalRelief: true,
  covers: [],
})

/**
 * The rates since 23 July 2024; for sales before it see lib/rules/capital-gains. Winnings and virtual digital assets:
 * sections 115BB, 115BBJ and 115BBH, now section 194. The surcharge: Finance Act 2022.
 */
const SPECIAL: SpecialLaw = {
  ratePercent: { lottery: 30, crypto: 30, short20: 20, long125: 12.5, equityLong: 12.5 },
  equityLongFree: 1_25_000,
  gainsSurchargePercent: 15,
}

const ACT_1961 = {
  special: SPECIAL,
  act: 'Income-tax Act, 1961',
  standardDeductionSection: '16(ia)',
  cessPercent: 4,
  roundedToTen: true,
}

/** The tax on a resident individual's income, by the year in which it is earned. */
export const incomeTaxLaw: Rule<TaxLaw> = {
  label: 'Income tax of resident individuals',
  unit: 'rupees; rates in per cent',
  checkedOn: '2026-11-21',
  values: [
    {
      from: '2024-04-01',
      value: {
        ...ACT_1961,
        name: 'FY 2024-25 (AY 2025-26)',
        new: {
          section: '115BAC(1A)',
          slabs: atEveryAge(
            slabs([0, 0], [3_00_000, 5], [7_00_000, 10], [10_00_000, 15], [12_00_000, 20], [15_00_000, 30]),
          ),
          standardDeduction: 75_000,
          familyPensionDeduction: 25_000,
          rebate: { section: '87A', incomeLimit: 7_00_000, most: 25_000, marginalRelief: true, covers: [] },
          surcharge: NEW_SURCHARGE,
        },
        old: { ...OLD_REGIME, rebate: oldRebate('87A') },
      },
      source: {
        title: 'ClearTax: surcharge and marginal relief, AY 2025-26',
        href: 'https://cleartax.in/s/marginal-relief-surcharge',
      },
    },
    {
      from: '2025-04-01',
      value: {
        ...ACT_1961,
        name: 'FY 2025-26 (AY 2026-27)',
        new: { ...NEW_REGIME_SINCE_2025, section: '115BAC(1A)', rebate: newRebateSince2025('87A') },
        old: { ...OLD_REGIME, rebate: oldRebate('87A') },
      },
      source: {
        title: 'TaxTMI: Union Budget 2025-26, rates for AY 2026-27',
        href: 'https://www.taxtmi.com/tmi_notes?id=1437',
      },
    },
    {
      from: '2026-04-01',
      value: {
        ...ACT_1961,
        name: 'FY 2026-27',
        act: 'Income-tax Act, 2025',
        standardDeductionSection: '19',
        new: { ...NEW_REGIME_SINCE_2025, section: '202', rebate: newRebateSince2025('156(2)') },
        old: { ...OLD_REGIME, rebate: oldRebate('156(1)') },
      },
      source: {
        title: 'TaxTMI: Finance Bill 2026, rates of income-tax for tax year 2026-27',
        href: 'https://www.taxtmi.com/tmi_notes?id=2476',
      },
    },
  ],
}

/**
 * The simplified set of the site's specification for AY 2025-26: older slabs, one standard deduction, no surcharge,
 * no marginal relief, no rounding, one age. Not the law; a fresh page opens with it, labelled as a sample.
 */
export const simplifiedTaxLaw: TaxLaw = {
  ...ACT_1961,
  name: 'AY 2025-26, simplified',
  roundedToTen: false,
  new: {
    section: '115BAC',
    slabs: atEveryAge(
      slabs([0, 0], [3_00_000, 5], [6_00_000, 10], [9_00_000, 15], [12_00_000, 20], [15_00_000, 30]),
    ),
    standardDeduction: 50_000,
    familyPensionDeduction: 15_000,
    rebate: { section: '87A', incomeLimit: 7_00_000, most: 25_000, marginalRelief: false, covers: [] },
    surcharge: [],
  },
  old: {
    ...OLD_REGIME,
    slabs: atEveryAge(OLD_SLABS.below60),
    rebate: oldRebate('87A'),
    surcharge: [],
  },
}
