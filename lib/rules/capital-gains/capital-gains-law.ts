import { costInflationValues } from '@/lib/rules/capital-gains/cost-inflation'
import { exemptionValues } from '@/lib/rules/capital-gains/exemptions'
import {
  equityFreeValues,
  gainRateValues,
  GAINS_CHECKED_ON,
  vdaValues,
} from '@/lib/rules/capital-gains/gain-rates'
import { type RuleSource, withSources } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'

// The law of capital gains with its sources, which its page needs only on request.

const checkedOn = GAINS_CHECKED_ON
const SECTION_197: RuleSource = {
  title: 'TaxAndLaws: section 197, long-term gains and the choice for land and buildings',
  href: 'https://taxandlaws.in/detail/55694.aspx',
}
const FINANCE_2024: RuleSource = {
  title: 'TaxManagementIndia: Finance (No. 2) Bill 2024, amendment of section 112A',
  href: 'https://taxmanagementindia.com/web/tmi_blog_details.asp?id=761224',
}
const RATES_2024: RuleSource = {
  title: 'ANP Taxcorp: rates and exemptions for FY 2024-25',
  href: 'https://anptaxcorp.com/key-exemptions-and-updated-tax-rules-for-capital-gains-in-fy-2024-25/?noamp=mobile',
}

export const gainRates = withSources(gainRateValues, {
  unit: 'months; per cent',
  checkedOn,
  sources: { rates2024: RATES_2024, section197: SECTION_197 },
})

export const equityFree = withSources(equityFreeValues, {
  unit: 'rupees a year',
  checkedOn,
  sources: { finance2024: FINANCE_2024 },
})

export const vdaRate = withSources(vdaValues, {
  unit: 'per cent',
  checkedOn,
  sources: {
    section115BBH: {
      title: 'TaxManagementIndia: taxation of virtual digital assets, section 115BBH',
      href: 'https://www.taxmanagementindia.com/web/tmi_blog_details.asp?id=715266',
    },
  },
})

const INDEX_TABLE: RuleSource = {
  title: 'ABCAUS: table of the cost inflation index',
  href: 'https://abcaus.in/income-tax/cost-inflation-index-up-to-date-table.html/amp',
}
const INDEX_2025: RuleSource = {
  title: 'RSM: Notification 70/2025, index 376 for 2025-26',
  href: 'https://www.rsm.global/india/insights/cbdt-notifies-cost-inflation-index-cii-376-fy-2025-26',
}
const INDEX_2026: RuleSource = {
  title:
    'Notification 85/2026, S.O. 3889(E), 15 July 2026: index 384 for 2026-27, as six public texts have it; the notification itself was not read',
  href: 'https://www.incometaxindia.gov.in/',
  read: 'report',
}

export const costInflation = withSources(costInflationValues, {
  unit: 'index, 2001-02 is 100',
  checkedOn,
  sources: { table: INDEX_TABLE, notification2025: INDEX_2025, notification2026: INDEX_2026 },
})

export const gainExemptions = withSources(exemptionValues, {
  unit: 'rupees; months; years',
  checkedOn,
  sources: {
    finance2023: {
      title:
        'TaxManagementIndia: Finance Act 2023, section 25, limit of ₹10 crore from assessment year 2024-25',
      href: 'https://taxmanagementindia.com/visitor/detail_act.asp?ID=41396',
    },
    section82: { title: 'Jamku: section 82 (54)', href: 'https://ai.jamku.app/incometax2025/act/82.html' },
  },
})

/** What else the law was read in. */
export const capitalGainsSources: readonly RuleSource[] = sourceList({
  'TaxTMI: section 2(101), holding periods': 'https://www.taxtmi.com/tmi_notes?id=2099',
  'ITAct2025.org: section 196 (111A), short-term equity':
    'https://www.itact2025.org/special-provisions/s196-stcg-special',
  'CAclubindia: section 198 (112A), long-term equity':
    'https://www.caclubindia.com/acts/33601-tax-on-long-term-capital-gains-in-certain-cases-income-tax-act-2025.asp',
  'TaxTMI: section 55(2)(ac), value of 31 January 2018': 'https://www.taxtmi.com/acts?id=32109',
  'Lawspedia: section 76 (50AA), debt funds and unlisted bonds':
    'https://lawspedia.in/section-76-of-income-tax-act-2025',
  'EZTax: section 111 (74), set-off and carry forward': 'https://eztax.in/income-tax-act-2025/section-111',
  'TaxTMI: Union Budget 2023-24, limits of sections 54 and 54F': 'https://www.taxtmi.com/tmi_notes?id=783',
  'AUBSP: section 85 (54EC)': 'https://www.aubsp.com/income-tax-act-2025-section-85',
  'CAclubindia: section 86 (54F)':
    'https://www.caclubindia.com/acts/33489-capital-gains-on-transfer-of-certain-capital-assets-not-to-be-charged-in-case-of-investment-in-residential-house-income-tax-act-2025.asp',
})
