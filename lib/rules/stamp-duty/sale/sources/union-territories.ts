import type { RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'
import { LIST_OF_ALL_STATES } from '@/lib/rules/stamp-duty/sale/sources/lists'
import type { StateCode } from '@/lib/rules/states/state-names'

/** Union territories by the letters of their number plates. */
export const unionTerritories: Readonly<Partial<Record<StateCode, readonly RuleSource[]>>> = {
  AN: sourceList({
    'Andaman Chronicle: power over stamp duty given to the Lieutenant Governor':
      'https://andamanchronicle.net/index.php/32839-member-of-parliament-submits-detailed-proposal-to-home-minister-and-lt-governor-following-notifications-conferring-powers-of-the-state-government-on-lt-governor',
  }),
  CH: sourceList({
    'Hindustan Times, March 2025: higher collector rates from 1 April 2025':
      'https://www.hindustantimes.com/cities/chandigarh-news/chandigarh-mayor-writes-to-guv-requests-sale-deed-registration-under-existing-collector-rates-101743022795480.html',
    'Chandigarh administration: register property': 'https://chandigarh.gov.in/register-property',
  }),
  DD: [
    LIST_OF_ALL_STATES,
    ...sourceList({
      'Administration: property registration (Scribd, fees not readable)':
        'https://scribd.com/document/750346940/property-registrtation',
    }),
  ],
  DL: sourceList({
    'Housing.com, 2025: Delhi stamp duty and registration charges':
      'https://housing.com/news/delhi-stamp-duty-and-registration-charges',
    'Moneycontrol, 14 July 2023: notification of 10 July, 4% for men and 3% for women above ₹25 lakh':
      'https://www.moneycontrol.com/news/business/real-estate/buying-property-in-delhi-becomes-costlier-as-1-percent-hike-in-transfer-duty-comes-into-effect-10962981.html',
    'Revenue department: 6% and 4%, 1% and ₹100 for pasting (page not updated for the point above ₹25 lakh)':
      'https://revenue.delhi.gov.in/revenue/property-registration',
  }),
  JK: sourceList({
    'ghar.tv, 28 February 2025: Jammu and Kashmir':
      'https://ghar.tv/blog/jammu-and-kashmir-stamp-duty-registration/artid2240',
    'Bajaj Finserv: Jammu and Kashmir':
      'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-jammu-and-kashmir',
    'Openplot, 2024: Jammu and Kashmir':
      'https://blog.openplot.com/real-estate/jammu-and-kashmir-stamp-duty-and-registration-charges-in-2024',
    'Ziraat Times, 26 January 2019: the same order':
      'http://www.ziraattimes.com/governor-administration-revokes-stamp-duty-exemption-for-women/',
    'Rising Kashmir, 27 January 2019: SRO 82, 5% to 7% and 3% for women':
      'http://risingkashmir.com/news/revocation-of-stamp-duty-waiver-against-women-empowerment-hakeem',
    'Greater Kashmir, 2020: registration fee notified, 1.2% for sale deeds':
      'https://www.greaterkashmir.com/news/front-page-2/registration-fee-for-documents-notified/',
  }),
  LA: sourceList({
    'eSahayak: the stamp duties of Ladakh are those of Jammu and Kashmir':
      'https://esahayak.io/service/procure-ladakh-estamp-paper-online',
    'Greater Kashmir, 2020: 1.2% for documents in Jammu and Kashmir':
      'https://www.greaterkashmir.com/news/front-page-2/registration-fee-for-documents-notified/',
  }),
  LD: sourceList({
    'Bajaj Finserv, 10 February 2025: stamp duty in Lakshadweep':
      'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-lakshadweep',
  }),
  PY: sourceList({
    'Maadiveedu, 2025: Puducherry, 5% for women, registration 0.5%':
      'https://blog.maadiveedu.com/hysense/puducherry-property-registration-charges-2025-stamp-duty-fees--process',
    'Arasiyal Today, 7 June 2025: registration fee raised in Puducherry':
      'https://arasiyaltoday.com/bond-registration-fees-hiked-to-increase-revenue-in-puducherry',
    'Registration Department, Puducherry: FAQ, women’s concession': 'https://regn.py.gov.in/faq',
    'The Hindu, 22 March 2024: rebate for women in Puducherry':
      'https://www.thehindu.com/real-estate/when-women-purchase-property-in-their-name/article67979249.ece',
  }),
}
