import { yearOfDay } from '@/lib/calendar/financial-year'
import type { Rule, RuleSource } from '@/lib/rules/rule'

const HINDU: RuleSource = {
  title: 'The Hindu: EPF interest for 2022-23, with the rates since 2011-12',
  href: 'https://www.thehindu.com/news/epfo-fixes-815-interest-rate-on-employees-provident-fund-for-2022-23/article66670429.ece/amp/',
}
const PARAGRAPH_60: RuleSource = {
  title: '7th Pay Commission News: rates since 1952, and paragraph 60',
  href: 'https://7thpaycommissionnews.in/pf-accumulation-interest-rate-history-1952-2023/',
}
const PTI_2026: RuleSource = {
  title: 'Newsdrum: EPFO fixes 8.25% for 2025-26, third year in a row',
  href: 'https://www.newsdrum.in/business/epfo-fixes-825-pc-interest-rate-on-epf-deposits-for-2025-26-holds-rate-for-3rd-year-in-a-row-11169577',
}
const RATIFIED_2026: RuleSource = {
  title: 'Dainik Jagran: the Finance Ministry approves 8.25% for 2025-26',
  href: 'https://english.dainikjagranmpcg.com/business/govt-approves-825-epf-interest-rate-for-fy26/article-20340',
}

/** The order that raised the wage ceiling, and the answers of the department about it. */
export const CEILING_ORDER: RuleSource = {
  title: 'Gazette of India, S.O. 5109(E) of 17 September 2026: wage ceiling of 25,000',
  href: 'https://egazette.gov.in/WriteReadData/2026/276299.pdf',
}
export const EPFO_ANSWERS: RuleSource = {
  title: 'EPFO: questions on the wage ceiling, 24 September 2026',
  href: 'https://pmvbry-cdn.epfindia.gov.in/wp-content/uploads/2026/09/EPFO_Wage_Ceiling_FAQs.pdf',
}

/** Interest of the employees' provident fund, declared for each financial year: a row for each, also where it stayed. */
export const epfInterest: Rule<number> = {
  label: 'Interest on the employees’ provident fund',
  unit: 'per cent a year',
  checkedOn: '2026-11-28',
  values: [
    { from: '2015-04-01', value: 8.8, source: HINDU, also: PARAGRAPH_60 },
    { from: '2016-04-01', value: 8.65, source: HINDU, also: PARAGRAPH_60 },
    { from: '2017-04-01', value: 8.55, source: HINDU, also: PARAGRAPH_60 },
    { from: '2018-04-01', value: 8.65, source: HINDU, also: PARAGRAPH_60 },
    { from: '2019-04-01', value: 8.5, source: HINDU, also: PARAGRAPH_60 },
    { from: '2020-04-01', value: 8.5, source: HINDU, also: PARAGRAPH_60 },
    { from: '2021-04-01', value: 8.1, source: HINDU, also: PARAGRAPH_60 },
    { from: '2022-04-01', value: 8.15, source: HINDU, also: PARAGRAPH_60 },
    { from: '2023-04-01', value: 8.25, source: PTI_2026, also: RATIFIED_2026 },
    { from: '2024-04-01', value: 8.25, source: PTI_2026, also: RATIFIED_2026 },
    { from: '2025-04-01', value: 8.25, source: PTI_2026, also: RATIFIED_2026 },
  ],
}

const lastDeclared = () => epfInterest.values.findLast(({ announced }) => announced !== 'bill')!

/** The last financial year with a declared rate, and the rate in per cent. */
export const lastDeclaredYear = (): number => yearOfDay(lastDeclared().from)
export const lastDeclaredRate = (): number => lastDeclared().value

/** Own contributions of a tax year up to which interest is free of tax, in rupees. */
export const taxFreeContributions: Rule<{ withEmployer: number; withoutEmployer: number }> = {
  label: 'Own provident-fund contributions whose interest is free of tax',
  unit: 'rupees a year',
  checkedOn: '2026-11-23',
  values: [
    {
      from: '2021-04-01',
      value: { withEmployer: 2_50_000, withoutEmployer: 5_00_000 },
      source: {
        title: 'Business Standard: separate taxable accounts, rule 9D',
        href: 'https://www.business-standard.com/article/economy-policy/separate-accounts-within-pfs-to-be-maintained-for-taxation-purpose-121090101376_1.html',
      },
      also: {
        title: 'Income-tax Rules 2026, rule 277',
        href: 'https://hariaapparels.com/detail/58693',
      },
    },
  ],
}

export interface PensionLaw {
  wageCeiling: number
  /** Pension = wages × years ÷ this. */
  divisor: number
  leastYears: number
  /** From so many years on, so many more count. */
  bonusFrom: number
  bonusYears: number
  /** Rupees a month. */
  leastPension: number
}

const PENSION = { divisor: 70, leastYears: 10, bonusFrom: 20, bonusYears: 2, leastPension: 1_000 }

/** Of members who joined after 15 November 1995, without the option of higher wages, from age 58. */
export const employeesPension: Rule<PensionLaw> = {
  label: 'Employees’ pension scheme',
  unit: 'rupees a month',
  checkedOn: '2026-11-28',
  values: [
    {
      from: '2014-09-01',
      value: { ...PENSION, wageCeiling: 15_000 },
      source: {
        title: 'Bachat Calculator: the formula, sixty months, ten years',
        href: 'https://bachatcalculator.com/pension/eps-calculator/',
      },
      also: {
        title: 'Gazette Tracker: Employees’ Pension Scheme 2026',
        href: 'https://gazettetracker.com/g/CG-DL-E-30062026-273951',
      },
    },
    {
      // Paragraph 11(1), as corrected by G.S.R. 704(E): pro rata for every period of a wage ceiling.
      from: '2026-09-17',
      value: { ...PENSION, wageCeiling: 25_000 },
      source: {
        title:
          'Gazette of India, G.S.R. 527(E) of 29 June 2026: Employees’ Pension Scheme, paragraphs 4 and 11',
        href: 'https://egazette.gov.in/WriteReadData/2026/273951.pdf',
      },
      also: CEILING_ORDER,
    },
  ],
}
