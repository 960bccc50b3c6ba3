import { ADVANCE_TAX_CHECKED_ON, advanceTaxValues } from '@/lib/rules/income-tax/advance-tax'
import { type RuleSource, withSources } from '@/lib/rules/rule'

// The law of advance tax with its sources, which its page needs only on request.

export const advanceTaxLaw = withSources(advanceTaxValues, {
  unit: 'rupees; per cent',
  checkedOn: ADVANCE_TAX_CHECKED_ON,
  sources: [
    {
      title: 'TaxTMI: section 234C, interest on deferred advance tax',
      href: 'https://www.taxtmi.com/acts?id=51970',
    },
    {
      title: 'CA B.K. Goyal: section 425, deferment of advance tax',
      href: 'https://cabkgoyal.com/section-425-of-income-tax-act-2025-interest-for-deferment-of-advance-tax',
    },
  ],
})

/** What else the law was read in. */
export const advanceTaxSources: readonly RuleSource[] = [
  {
    title: 'CA B.K. Goyal: section 408, instalments and their days',
    href: 'https://www.cabkgoyal.com/section-408-of-income-tax-act-2025-instalments-of-advance-tax-and-due-dates/',
  },
  {
    title: 'AUBSP: section 403, who pays advance tax',
    href: 'https://www.aubsp.com/income-tax-act-2025-section-403/',
  },
  {
    title: 'CAclubindia: section 424 as amended',
    href: 'https://www.caclubindia.com/acts/33828-interest-for-defaults-in-payment-of-advance-tax-income-tax-act-2025.asp',
  },
  {
    title: 'TaxTMI: clause 423, interest on a late return',
    href: 'https://www.taxtmi.com/tmi_notes?id=1935',
  },
  {
    title: 'AUBSP: section 428, fee for a late return',
    href: 'https://www.aubsp.com/income-tax-act-2025-section-428/',
  },
  {
    title: 'CAclubindia: due dates of returns for tax year 2026-27',
    href: 'https://www.caclubindia.com/news/income-tax-act-2025-itr-filing-deadlines-rationalised-for-fy-2026-27-26135.asp',
  },
]
