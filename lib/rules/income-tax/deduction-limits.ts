import { rentCities, type RentCity } from '@/lib/rules/income-tax/rent-cities'
import type { Rule, RuleSource } from '@/lib/rules/rule'
import {
  DEDUCTIONS_2025_26,
  type Limit,
  sameInBothActs,
  savingsLimit,
} from '@/lib/rules/income-tax/savings-limit'

export interface LimitByAge {
  section: string
  /** Rupees a year below 60, and from 60. */
  below60: number
  from60: number
}

const LIMITS_OF_THE_1961_ACT: RuleSource = {
  title: 'HDFC Bank: deductions and their limits by section of the 1961 Act',
  href: 'https://v.hdfcbank.com/htdocs/common/2022/Mar/TPP-Flipbook/files/basic-html/page9.html',
}

export const pensionLimit: Rule<Limit> = sameInBothActs(
  'Own contribution to the National Pension System, beyond the limit for savings',
  [{ section: '80CCD(1B)', most: 50_000 }, DEDUCTIONS_2025_26],
  [
    { section: '124(3)', most: 50_000 },
    {
      title: 'TaxTMI: section 124, pension scheme contributions, bill and act compared',
      href: 'https://www.taxtmi.com/tmi_notes?id=2166',
    },
  ],
)

/** Of the taxpayer's own family or of the parents, each by the age of those insured. */
export const healthLimit: Rule<LimitByAge> = sameInBothActs(
  'Health insurance',
  [{ section: '80D', below60: 25_000, from60: 50_000 }, DEDUCTIONS_2025_26],
  [
    { section: '126', below60: 25_000, from60: 50_000 },
    {
      title: 'Bagrodia: Income-tax Act, 2025, section 126',
      href: 'https://www.bagrodiaconsultants.com/detail/55621.aspx',
    },
  ],
)

export const homeLoanInterestLimit: Rule<Limit> = sameInBothActs(
  'Interest on the loan for a home one lives in, built or bought within five years',
  [{ section: '24(b)', most: 2_00_000 }, LIMITS_OF_THE_1961_ACT],
  [
    { section: '22', most: 2_00_000 },
    {
      title: 'TaxTMI: section 22, deductions from income from house property, bill and act compared',
      href: 'https://www.taxtmi.com/tmi_notes?id=2110',
    },
  ],
)

/** Below 60 on savings accounts only; from 60 on fixed deposits as well. */
export const depositInterestLimit: Rule<LimitByAge> = sameInBothActs(
  'Interest on deposits',
  [{ section: '80TTA, from 60 80TTB', below60: 10_000, from60: 50_000 }, LIMITS_OF_THE_1961_ACT],
  [
    { section: '153', below60: 10_000, from60: 50_000 },
    {
      title: 'TaxTMI: Income-tax Act, 2025, section 153, deduction for interest on deposits',
      href: 'https://www.taxtmi.com/acts?id=51684',
    },
  ],
)

export interface RentAllowanceLaw {
  section: string
  /** Rent counts beyond so many per cent of basic salary. */
  ownSharePercent: number
  /** The most that is free, per cent of basic salary, in the metros and elsewhere. */
  metroPercent: number
  elsewherePercent: number
  metros: readonly RentCity[]
}

const FOUR_METROS = ['delhi', 'mumbai', 'kolkata', 'chennai'] as const

/** The Income-tax Rules, 2026 (G.S.R. 198(E) of 20 March 2026), rule 279, add four cities from the tax year 2026-27. */
export const rentAllowance: Rule<RentAllowanceLaw> = {
  label: 'House rent allowance that is free of tax',
  unit: 'per cent of basic salary',
  checkedOn: '2026-11-22',
  values: [
    {
      from: '2024-04-01',
      value: {
        section: '10(13A), rule 2A',
        ownSharePercent: 10,
        metroPercent: 50,
        elsewherePercent: 40,
        metros: FOUR_METROS,
      },
      source: {
        title: 'Deccan Herald: HRA by rule 2A and in the draft rules of 2026',
        href: 'https://www.deccanherald.com/india/karnataka/bengaluru/tax-relief-likely-as-bengaluru-is-added-to-50-hra-exception-list-in-i-t-draft-rules-3894499',
      },
    },
    {
      from: '2026-04-01',
      value: {
        section: 'rule 279 of the Income-tax Rules, 2026',
        ownSharePercent: 10,
        metroPercent: 50,
        elsewherePercent: 40,
        metros: rentCities,
      },
      source: {
        title: 'AIRR News: Income-tax Rules, 2026 notified, with the cities for HRA',
        href: 'https://airrnews.com/india-notifies-new-income-tax-rules-key-changes-effective-april-1',
      },
    },
  ],
}

export interface EmployerPensionLimit {
  section: string
  /** The most that is taken off, per cent of basic salary and DA; of a government as employer in the old regime, its own. */
  newRegimePercent: number
  oldRegimePercent: number
  oldRegimeGovernmentPercent: number
}

const FOURTEEN_AND_TEN = { newRegimePercent: 14, oldRegimePercent: 10, oldRegimeGovernmentPercent: 14 }

/** Of the central or a state government as employer, and any other; the new regime's 14 % came with the Finance (No. 2) Act, 2024. */
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

/** The rules of the items, in the order of the form. */
export const deductionRules: readonly Rule<unknown>[] = [
  savingsLimit,
  pensionLimit,
  healthLimit,
  homeLoanInterestLimit,
  depositInterestLimit,
  rentAllowance,
]
