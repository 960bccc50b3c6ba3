import type { RuleSource } from '@/lib/rules/rule'

export const source = (title: string, href: string): RuleSource => ({ title, href })
const chart = (title: string, href: string): RuleSource => ({ title, href, read: 'table' })

/** The department's own charts of the tax year 2026-27. */
export const TRACES_2026 = source(
  'TRACES: rate charts of the Income-tax Act, 2025',
  'https://traces.tdscpc.gov.in/thingsToKnow/ratecharts',
)
/** Section 393(1)(a): tax on the whole sum where it "exceeds the threshold limit specified in column D". */
export const TEXT_OF_393 = source(
  'CA B K Goyal: text of section 393 of the Income-tax Act, 2025',
  'https://cabkgoyal.com/section-393-of-income-tax-act-2025-tax-to-be-deducted-at-source',
)
export const TEXT_OF_393_3 = source(
  'Indian Kanoon: section 393(3) of the Income-tax Act, 2025',
  'https://indiankanoon.org/doc/46439069/',
)
export const TEXT_OF_392 = source(
  'EZTax: section 392 of the Income-tax Act, 2025',
  'https://eztax.in/income-tax-act-2025/section-392',
)
/** The limits before and after 1 April 2025, side by side. */
export const BUDGET_2025 = source(
  'Union Budget 2025-26: limits of TDS before and after, by Tax Management India',
  'https://taxmanagementindia.com/visitor/tmi_faq_details.asp?ID=1408',
)
export const RATES_OF_OCTOBER_2024 = source(
  'CA B K Goyal: Finance (No. 2) Act, 2024, rates from 1 October 2024',
  'https://cabkgoyal.com/2024/11/12',
)
export const CHART_2024 = chart(
  'PW: TDS chart FY 2024-25',
  'https://www.pw.live/commerce/exams/tds-rate-chart-fy-2024-25',
)
export const LEGALBABU_2025 = chart('Legalbabu: TDS chart FY 2025-26', 'https://legalbabu.com/learn/?p=1199')
export const TAXGURU_2025 = chart(
  'TaxGuru: TDS chart FY 2025-26',
  'https://taxguru.in/income-tax/tds-rate-chart-f-y-2025-26.html',
)
export const KAY_PEE_2025 = chart('The Kay Pee: TDS chart FY 2025-26', 'https://thekaypee.com/?p=1624')

/** Places in the Income-tax Act, 2025, in force since 1 April 2026. */
export const SECTIONS_2025 = source(
  'AUBSP: Income-tax Acts of 1961 and 2025, section by section',
  'https://www.aubsp.com/section-wise-comparison-between-income-tax-act-2025-and-income-tax-act-1961/25',
)

/** Who has to deduct: sections 194A, 194C, 194H, 194-I and 194J of the 1961 Act; 402 of the 2025 Act. */
export const PAYER_SOURCES: readonly [RuleSource, RuleSource] = [
  source('Income Tax Department: section 402(5)', 'https://www.incometaxindia.gov.in/w/section-402-5'),
  source(
    'CAclubindia: TDS obligation of an individual and HUF',
    'https://www.caclubindia.com/articles/tds-obligation-of-individual-and-huf--35413.asp',
  ),
]
