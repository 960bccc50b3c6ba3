import { withSources } from '@/lib/rules/rule'
import { CEILING_ORDER, EPFO_ANSWERS } from '@/lib/rules/salary/epf-interest'
import { gratuityCheckedOn, gratuityValues } from '@/lib/rules/salary/gratuity'
import {
  employerFundLimitValues,
  PROVIDENT_FUND_CHECKED_ON,
  providentFundValues,
} from '@/lib/rules/salary/provident-fund'
import { stateInsuranceValues } from '@/lib/rules/salary/state-insurance'
import { wageLawValues } from '@/lib/rules/salary/wages-of-code'

// The law of a payslip with its sources, which the page of a salary needs only on request.

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
  checkedOn: '2026-11-28',
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
