import { rentAllowance } from '@/lib/rules/income-tax/rent-allowance'
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

/**
 * Per cent of basic salary and DA up to which an employee's own contribution counts with the savings, section 80CCD(1).
 */
export const ownPensionPercent: Rule<number> = {
  label: 'Own contribution to the National Pension System that counts with the savings',
  unit: 'per cent of basic salary and DA',
  checkedOn: '2026-11-28',
  values: [
    { from: '2024-04-01', value: 10, source: DEDUCTIONS_2025_26 },
    {
      from: '2026-04-01',
      value: 10,
      source: {
        title: 'TaxTMI: section 124, pension scheme contributions, bill and act compared',
        href: 'https://www.taxtmi.com/tmi_notes?id=2166',
      },
    },
  ],
}

/** Per cent of gross total income for those without a salary, section 80CCD(1). */
export const ownPensionOfIncome: Rule<number> = {
  label: 'Own contribution to the National Pension System of those without a salary',
  unit: 'per cent of gross total income',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2017-04-01',
      value: 20,
      source: {
        title: 'CAclubindia: section 80CCD(1), 20% for the self-employed from FY 2017-18',
        href: 'https://www.caclubindia.com/forum/deduction-under-chapter-vi-414243.asp',
      },
      also: {
        title: 'Bonsmartway: 10% of salary, 20% of gross total income',
        href: 'https://bonsmartway.com/web-stories/income-tax-deduction-list/',
      },
    },
  ],
}

/** The limit for the taxpayer's own family or for the parents, each by the age of those insured. */
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

/** The rules of the items, in the order of the form. */
export const deductionRules: readonly Rule<unknown>[] = [
  savingsLimit,
  pensionLimit,
  ownPensionPercent,
  healthLimit,
  homeLoanInterestLimit,
  depositInterestLimit,
  rentAllowance,
]
