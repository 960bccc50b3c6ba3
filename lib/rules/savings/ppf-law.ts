import { withSources } from '@/lib/rules/rule'
import { PPF_CHECKED_ON, ppfRateValues } from '@/lib/rules/savings/ppf-rates'
import { ppfRuleValues } from '@/lib/rules/savings/ppf-rules'
import { april2020, january2018, july2019, october2018 } from '@/lib/rules/savings/rate-sources'

// Rates and limits of the Public Provident Fund with their sources, which its page needs only on request.

export const ppfRates = withSources(ppfRateValues, {
  unit: 'per cent a year',
  checkedOn: PPF_CHECKED_ON,
  sources: { january2018, october2018, july2019, april2020 },
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
