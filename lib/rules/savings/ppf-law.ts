import { withSources } from '@/lib/rules/rule'
import { PPF_CHECKED_ON, ppfRateValues } from '@/lib/rules/savings/ppf-rates'
import { ppfRuleValues } from '@/lib/rules/savings/ppf-rules'

// Rates and limits of the Public Provident Fund with their sources, which its page needs only on request.

export const ppfRates = withSources(ppfRateValues, {
  unit: 'per cent a year',
  checkedOn: PPF_CHECKED_ON,
  sources: {
    january2018: {
      title: 'Centrik: small savings rates from 1 January 2018',
      href: 'https://www.centrik.in/blogs/government-cuts-interest-rate-of-ppf-nsc-by-0-2/',
    },
    october2018: {
      title: 'Moneymanch: rates of October to December 2018',
      href: 'https://moneymanch.com/latest-interest-rates-small-saving-schemes-oct-dec-2018',
    },
    july2019: {
      title: 'NDTV: rates from 1 July 2019',
      href: 'https://www.ndtv.com/business/ppf-public-provident-fund-other-small-savings-schemes-interest-rate-reduced-from-today-july-1-2019-2061895',
    },
    april2020: {
      title: 'Mint: rates of 2020-21, unchanged in July 2020',
      href: 'https://www.livemint.com/money/personal-finance/latest-interest-rate-on-ppf-sukanya-samriddhi-other-post-office-deposits/amp-11593675738920.html',
    },
  },
})

export const ppfRules = withSources(ppfRuleValues, {
  unit: 'rupees; years; per cent',
  checkedOn: PPF_CHECKED_ON,
  sources: {
    institute: {
      title: 'National Savings Institute: Public Provident Fund account',
      href: 'http://www.nsiindia.gov.in/InternalPage.aspx?Id_Pk=55',
    },
  },
})
