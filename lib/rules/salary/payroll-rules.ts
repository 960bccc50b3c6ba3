import { type RuleSource, withSources } from '@/lib/rules/rule'
import {
  employeesPensionValues,
  epfInterestValues,
  taxFreeContributionValues,
} from '@/lib/rules/salary/epf-interest'
import { gratuityCheckedOn, gratuityValues } from '@/lib/rules/salary/gratuity'
import {
  employerFundLimitValues,
  PROVIDENT_FUND_CHECKED_ON,
  providentFundValues,
} from '@/lib/rules/salary/provident-fund'
import { stateInsuranceValues } from '@/lib/rules/salary/state-insurance'
import { wageLawValues } from '@/lib/rules/salary/wages-of-code'

// The law of a payslip and of the provident fund with its sources, which pages need only on request.

/**
 * Both were read in public copies that quote them: the order that raised the wage ceiling, and the answers of
 * the department.
 */
const CEILING_ORDER: RuleSource = {
  title: 'Gazette of India, S.O. 5109(E) of 17 September 2026: wage ceiling of 25,000',
  href: 'https://egazette.gov.in/WriteReadData/2026/276299.pdf',
  read: 'report',
}
const EPFO_ANSWERS: RuleSource = {
  title: 'EPFO: questions on the wage ceiling, 24 September 2026',
  href: 'https://pmvbry-cdn.epfindia.gov.in/wp-content/uploads/2026/09/EPFO_Wage_Ceiling_FAQs.pdf',
  read: 'report',
}

export const gratuityLaw = withSources(gratuityValues, {
  unit: 'days of wages for a year of service',
  checkedOn: gratuityCheckedOn,
  sources: {
    gazette: {
      title: 'CiteHR: Gazette of 29 March 2018, ceiling of twenty lakh',
      href: 'https://mail.citehr.com/showthread.php?goto=newpost&t=597496',
    },
    code: {
      title: 'NDTV Profit: gratuity of fixed-term employees after one year',
      href: 'https://www.ndtvprofit.com/law-and-policy/labour-reforms-gratuity-eligibility-reduced-from-five-years-to-one',
    },
  },
})

export const providentFund = withSources(providentFundValues, {
  unit: 'per cent of wages',
  checkedOn: PROVIDENT_FUND_CHECKED_ON,
  sources: {
    charges2018: {
      title: 'Board HR: charges of administration since 1 June 2018, and the shares',
      href: 'https://boardhr.blogspot.com/2018/12/pf-admin-charges-reduced-and-edli-admin.html',
    },
    scheme2026: {
      title: 'Business Standard: the provident fund scheme of 2026, what changes',
      href: 'https://www.business-standard.com/amp/finance/personal-finance/epf-scheme-2026-notified-what-changes-for-your-pf-account-pension-126070200508_1.html',
    },
    order: CEILING_ORDER,
    epfo: EPFO_ANSWERS,
  },
})

export const employerFundLimit = withSources(employerFundLimitValues, {
  unit: 'rupees a year',
  checkedOn: '2026-11-23',
  sources: {
    budget: {
      title: 'Business Standard: Budget 2026 keeps the limit of 7.5 lakh',
      href: 'https://www.business-standard.com/amp/budget/news/budget-2026-tax-treatment-for-pf-contribution-keeps-limits-intact-126020100800_1.html',
    },
    act: {
      title: 'FinTaxBlog: provident fund rules after the Finance Bill, 2026',
      href: 'https://in.fintaxblog.com/budget/finance-bill-2026-provident-fund-rules-rationalised-under-schedule-xi.html',
    },
  },
})

export const stateInsurance = withSources(stateInsuranceValues, {
  unit: 'per cent of wages',
  checkedOn: '2026-11-23',
  sources: {
    panel: {
      title: 'Business Standard: ESI up to 21,000, 0.75% and 3.25%',
      href: 'https://www.business-standard.com/amp/industry/news/house-panel-urges-revision-of-wage-ceiling-under-esi-scheme-125080801725_1.html',
    },
    rules: {
      title: 'TaxTMI: Social Security (Central) Rules, 2026, the rates and the next higher rupee',
      href: 'https://www.taxtmi.com/acts?id=54440',
    },
    esic: {
      title: 'ESIC: coverage up to 21,000 a month, as seen on 28 September 2026',
      href: 'https://esic.gov.in/coverage',
      edition: '28 September 2026',
      read: 'report',
    },
  },
})

export const wageLaw = withSources(wageLawValues, {
  unit: 'per cent of all pay',
  checkedOn: '2026-11-23',
  sources: {
    ministry: {
      title: 'Ministry of Labour and Employment: questions on the labour codes',
      href: 'https://labour.gov.in/en/faqs-labour-codes',
    },
  },
})

export const epfInterest = withSources(epfInterestValues, {
  unit: 'per cent a year',
  checkedOn: '2026-11-23',
  sources: {
    hindu2023: {
      title: 'The Hindu: EPF interest for 2022-23, with the rates since 2011-12',
      href: 'https://www.thehindu.com/news/epfo-fixes-815-interest-rate-on-employees-provident-fund-for-2022-23/article66670429.ece/amp/',
    },
    paragraph60: {
      title: '7th Pay Commission News: rates since 1952, and paragraph 60',
      href: 'https://7thpaycommissionnews.in/pf-accumulation-interest-rate-history-1952-2023/',
    },
    pti2026: {
      title: 'Newsdrum: EPFO fixes 8.25% for 2025-26, third year in a row',
      href: 'https://www.newsdrum.in/business/epfo-fixes-825-pc-interest-rate-on-epf-deposits-for-2025-26-holds-rate-for-3rd-year-in-a-row-11169577',
    },
    ratified2026: {
      title: 'Dainik Jagran: the Finance Ministry approves 8.25% for 2025-26',
      href: 'https://english.dainikjagranmpcg.com/business/govt-approves-825-epf-interest-rate-for-fy26/article-20340',
    },
  },
})

export const taxFreeContributions = withSources(taxFreeContributionValues, {
  unit: 'rupees a year',
  checkedOn: '2026-11-23',
  sources: {
    accounts: {
      title: 'Business Standard: separate taxable accounts, rule 9D',
      href: 'https://www.business-standard.com/article/economy-policy/separate-accounts-within-pfs-to-be-maintained-for-taxation-purpose-121090101376_1.html',
    },
    rule277: {
      title: 'Income-tax Rules 2026, rule 277',
      href: 'https://hariaapparels.com/detail/58693',
    },
  },
})

export const employeesPension = withSources(employeesPensionValues, {
  unit: 'rupees a month',
  checkedOn: '2026-11-23',
  sources: {
    formula: {
      title: 'Bachat Calculator: the formula, sixty months, ten years',
      href: 'https://bachatcalculator.com/pension/eps-calculator/',
    },
    tracker: {
      title: 'Gazette Tracker: Employees’ Pension Scheme 2026',
      href: 'https://gazettetracker.com/g/CG-DL-E-30062026-273951',
    },
    scheme2026: {
      title:
        'Gazette of India, G.S.R. 527(E) of 29 June 2026: Employees’ Pension Scheme, paragraphs 4 and 11',
      href: 'https://egazette.gov.in/WriteReadData/2026/273951.pdf',
      read: 'report',
    },
    order: CEILING_ORDER,
  },
})
