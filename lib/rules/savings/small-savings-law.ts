import { withSources } from '@/lib/rules/rule'
import { earlyClosingValues } from '@/lib/rules/savings/early-closing'
import { april2020, january2018, july2019, october2018 } from '@/lib/rules/savings/rate-sources'
import { savingsLimitValues } from '@/lib/rules/savings/small-savings-limits'
import { SMALL_SAVINGS_CHECKED_ON, smallSavingsRateValues } from '@/lib/rules/savings/small-savings-rates'

// Rates and limits of small savings schemes with their sources, which their page needs only on request.

export const smallSavingsRates = withSources(smallSavingsRateValues, {
  unit: 'per cent a year; months in which a Kisan Vikas Patra doubles',
  checkedOn: SMALL_SAVINGS_CHECKED_ON,
  sources: {
    january2018,
    october2018,
    january2019: {
      title: 'NDTV: rates from 1 January 2019',
      href: 'https://www.ndtv.com/business/small-savings-schemes-interest-rates-revised-on-select-schemes-interest-rates-on-ppf-unchanged-1972146',
    },
    july2019,
    april2020,
    october2022: {
      title: 'Mint: five rates raised for October to December 2022',
      href: 'https://www.livemint.com/money/personal-finance/govt-raises-interest-on-5-small-savings-schemes/amp-11664477219226.html',
    },
    january2023: {
      title: 'Mint: rates from 1 January 2023',
      href: 'https://www.livemint.com/economy/interest-rates-hiked-on-small-savings-schemesexceptppf/amp-11672420727579.html',
    },
    april2023: {
      title: 'DoabExpress: rates of April to June 2023',
      href: 'https://doabexpress.com/ppf-stays-7-1-sukanya-increased-to-8-0-scss-increased-to-8-2/',
    },
    july2023: {
      title: 'Adda247: rates of July to September 2023',
      href: 'https://currentaffairs.adda247.com/govt-raises-interest-rates-on-select-savings-schemes-for-july-september-quarter',
    },
    october2023: {
      title: 'Mint: recurring deposit at 6.7% from October 2023',
      href: 'https://www.livemint.com/money/personal-finance/small-savings-rates-steady-till-december-5-year-recurring-deposit-rate-raised-to-6-7-finmin-11695990168933.html',
    },
    january2024: {
      title: 'DT Next: two rates raised for January to March 2024',
      href: 'https://www.dtnext.in/news/business/govt-hikes-interest-on-two-small-savings-schemes-757567',
    },
  },
})

const institute = {
  title: 'National Savings Institute: schemes at a glance',
  href: 'http://www.nsiindia.gov.in/InternalPage.aspx?Id_Pk=27',
}

export const savingsLimits = withSources(savingsLimitValues, {
  unit: 'rupees',
  checkedOn: SMALL_SAVINGS_CHECKED_ON,
  sources: {
    institute,
    ceilings2023: {
      title: 'Business Today: rates and new ceilings from April 2023',
      href: 'https://businesstoday.in/visualstories/money/post-office-small-savings-schemes-revised-interest-rates-for-april-june-quarter-29436-04-04-2023',
    },
  },
})

export const earlyClosing = withSources(earlyClosingValues, {
  unit: 'per cent of the deposit',
  checkedOn: SMALL_SAVINGS_CHECKED_ON,
  sources: {
    institute,
    income: {
      title: 'Jomerchant: post office MIS, ceilings and early closing',
      href: 'https://www.jomerchant.com/article/post-office-post-office-savings-corpus-management-monthly-income-plan-pension-plan/national',
    },
  },
})
