import { withSources } from '@/lib/rules/rule'
import { PPF_CHECKED_ON, ppfRateValues } from '@/lib/rules/savings/ppf-rates'
import { ppfRuleValues } from '@/lib/rules/savings/ppf-rules'
import { sourceList } from '@/lib/rules/source-list'

// Rates and limits of the Public Provident Fund with their sources, which its page needs only on request.

export const ppfRates = withSources(ppfRateValues, {
  unit: 'per cent a year',
  checkedOn: PPF_CHECKED_ON,
  sources: sourceList({
    'Centrik: small savings rates from 1 January 2018':
      'https://www.centrik.in/blogs/government-cuts-interest-rate-of-ppf-nsc-by-0-2/',
    'Moneymanch: rates of October to December 2018':
      'https://moneymanch.com/latest-interest-rates-small-saving-schemes-oct-dec-2018',
    'NDTV: rates from 1 July 2019':
      'https://www.ndtv.com/business/ppf-public-provident-fund-other-small-savings-schemes-interest-rate-reduced-from-today-july-1-2019-2061895',
    'Mint: rates of 2020-21, unchanged in July 2020':
      'https://www.livemint.com/money/personal-finance/latest-interest-rate-on-ppf-sukanya-samriddhi-other-post-office-deposits/amp-11593675738920.html',
  }),
})

export const ppfRules = withSources(ppfRuleValues, {
  unit: 'rupees; years; per cent',
  checkedOn: PPF_CHECKED_ON,
  sources: sourceList({
    'National Savings Institute: Public Provident Fund account':
      'http://www.nsiindia.gov.in/InternalPage.aspx?Id_Pk=55',
  }),
})
