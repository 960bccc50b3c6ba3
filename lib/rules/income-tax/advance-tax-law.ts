import { ADVANCE_TAX_CHECKED_ON, advanceTaxValues } from '@/lib/rules/income-tax/advance-tax'
import { type RuleSource, withSources } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'

// The law of advance tax with its sources, which its page needs only on request.

export const advanceTaxLaw = withSources(advanceTaxValues, {
  unit: 'rupees; per cent',
  checkedOn: ADVANCE_TAX_CHECKED_ON,
  sources: {
    section234C: {
      title: 'TaxTMI: section 234C, interest on deferred advance tax',
      href: 'https://www.taxtmi.com/acts?id=51970',
    },
    section425: {
      title: 'CA B.K. Goyal: section 425, deferment of advance tax',
      href: 'https://cabkgoyal.com/section-425-of-income-tax-act-2025-interest-for-deferment-of-advance-tax',
    },
  },
})

/** What else the law was read in. */
export const advanceTaxSources: readonly RuleSource[] = sourceList({
  'CA B.K. Goyal: section 408, instalments and their days':
    'https://www.cabkgoyal.com/section-408-of-income-tax-act-2025-instalments-of-advance-tax-and-due-dates/',
  'AUBSP: section 403, who pays advance tax': 'https://www.aubsp.com/income-tax-act-2025-section-403/',
  'CAclubindia: section 424 as amended':
    'https://www.caclubindia.com/acts/33828-interest-for-defaults-in-payment-of-advance-tax-income-tax-act-2025.asp',
  'TaxTMI: section 234B(2), self-assessment tax after the year': 'https://www.taxtmi.com/manuals?id=3355',
  'Taxmantra: section 140A, a payment counts for interest before tax':
    'https://taxmantra.com/assessment-tax-individual-taxpayers',
  'CA Ahuja: Circular 2/2015, no interest under 234A on tax paid by the due date':
    'http://casahuja.com/2015/02/no-interest-u-s-234a-is-chargeable-on.html',
  'EZTax: section 263, who files a return': 'https://eztax.in/income-tax-act-2025/section-263',
  'ASC Group: rule 12AB, returns below the exempt limit':
    'https://www.ascgroup.in/new-rules-12ab-additional-conditions-for-mandatory-income-tax-return-filing-/',
  'TaxTMI: clause 423, interest on a late return': 'https://www.taxtmi.com/tmi_notes?id=1935',
  'AUBSP: section 428, fee for a late return': 'https://www.aubsp.com/income-tax-act-2025-section-428/',
  'Practical Tax Planning: revised returns until 31 March under the Act of 1961 too, section 234-I':
    'https://www.practicaltaxplanning.com/ptp-tax-scripts/tax-procedures/welcome-amendments-in-filing-of-itrs',
  'Tax Publishers: Finance Bill 2026, revised returns with a fee, sections 263 and 428(b)':
    'https://taxpublishers.in/ShowDT?ARTS15092?j0',
  'CAclubindia: due dates of returns for tax year 2026-27':
    'https://www.caclubindia.com/news/income-tax-act-2025-itr-filing-deadlines-rationalised-for-fy-2026-27-26135.asp',
})
