import type { RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'
import type { StateCode } from '@/lib/rules/states/state-names'

/** Pages that give the rates of several states. */
export const STATE_LIST: RuleSource = {
  title: 'Stampdutycalculator.in: rates by state, without a date',
  href: 'https://stampdutycalculator.in/stamp-duty-charges',
}
const ASKBANKING: RuleSource = {
  title: 'Askbanking: rates by state, without a date',
  href: 'https://askbanking.com/state-wise-stamp-duty-rates-in-india',
}
export const DEPARTMENTS_COMPARED: RuleSource = {
  title: 'Khabarfilhaal, 31 August 2025: the Karnataka department’s comparison of states',
  href: 'https://khabarfilhaal.com/?p=256913',
}
export const LIST_OF_ALL_STATES: RuleSource = {
  title: 'Credit Dharma, 2025: rates of all states',
  href: 'https://creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-meghalaya-2024',
}
const MIZORAM_ON_NEIGHBOURS: RuleSource = {
  title: 'Government of Mizoram: stamp duty of Manipur, Meghalaya, Nagaland and Tripura',
  href: 'https://dipr.mizoram.gov.in/post/the-indian-stamp-mizoram-amendment-act-2016-chungchanga-land-revenue-settlement-department-thuchhuah',
}

/** Other pages that give a state's rates, or something else; the first is in its rule. */
export const alsoRead: Readonly<Partial<Record<StateCode, readonly RuleSource[]>>> = {
  AN: sourceList({
    'Andaman Chronicle: power over stamp duty given to the Lieutenant Governor':
      'https://andamanchronicle.net/index.php/32839-member-of-parliament-submits-detailed-proposal-to-home-minister-and-lt-governor-following-notifications-conferring-powers-of-the-state-government-on-lt-governor',
  }),
  AR: sourceList({
    'Credit Dharma, 2025: Arunachal Pradesh, 6% and 1%':
      'https://creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-arunachal-pradesh-2024',
  }),
  AS: sourceList({
    'Housing.com, 2024: stamp duty in Guwahati':
      'https://housing.com/news/guwahati-stamp-duty-and-registration-charges',
  }),
  BR: [ASKBANKING],
  CG: sourceList({
    'Bajaj Finserv: Chhattisgarh': 'https://bajajfinserv.in/stamp-duty-and-registration-charges-chhattisgarh',
    'Patrika, February 2026: 50% off the registration of women':
      'https://www.patrika.com/raipur-news/50-discount-on-property-registration-for-women-20378486',
  }),
  CH: sourceList({
    'Hindustan Times, March 2025: higher collector rates from 1 April 2025':
      'https://www.hindustantimes.com/cities/chandigarh-news/chandigarh-mayor-writes-to-guv-requests-sale-deed-registration-under-existing-collector-rates-101743022795480.html',
  }),
  DD: [LIST_OF_ALL_STATES],
  DL: sourceList({
    'Housing.com, 2025: Delhi stamp duty and registration charges':
      'https://housing.com/news/delhi-stamp-duty-and-registration-charges',
  }),
  GJ: [
    ASKBANKING,
    ...sourceList({
      'The Hindu, 22 March 2024: registration fee waived for women in Gujarat':
        'https://www.thehindu.com/real-estate/when-women-purchase-property-in-their-name/article67979249.ece',
      'Gujrera Experts, July 2025: the waiver is for women alone':
        'https://gujreraexperts.com/stamp-duty-in-gujarat-2025-everything-you-need-to-know',
    }),
  ],
  HP: sourceList({
    'PTI in NewsDrum, 23 September 2023: stamp duty bill passed in amended form':
      'https://www.newsdrum.in/national/himachal-vidhan-sabha-passes-stamp-duty-bill-in-amended-form-amid-walkout-by-bjp-1381393',
    'Government of Himachal Pradesh: registration fee 2%, at most ₹25,000':
      'https://himachal.nic.in/index1.php?lang=1&dpt_id=13&level=1&sublinkid=3487&lid=4335',
    'Housing.com, 2024: the fee in Shimla, at most ₹25,000':
      'https://housing.com/news/shimla-stamp-duty-and-registration-charges/',
  }),
  HR: sourceList({
    'Housing.com: Haryana stamp duty and registration charges':
      'https://housing.com/news/haryana-stamp-duty-and-registration-charges/',
    'Lease Warehouse: Haryana, scale of registration fees': 'https://leasewarehouse.in/blog/post_details/166',
    'Godrej Capital, 2025: Haryana':
      'https://www.godrejcapital.com/media-blog/knowledge-centre/stamp-duty-and-registration-charges-haryana',
  }),
  JH: [STATE_LIST],
  KA: sourceList({
    'King Stubb & Kasiva, 15 September 2025: Karnataka doubles the registration fee':
      'https://ksandk.com/newsletter/karnataka-doubles-property-registration-fee-in-2025',
    'Lexplosion: ordinance of 19 November 2020, first sale of a flat or apartment':
      'https://lexplosion.in/?p=126335',
    'Mangalorean, March 2021: budget, 3% on flats of ₹35 to 45 lakh':
      'https://www.mangalorean.com/ktaka-budget-cuts-stamp-duty-on-flats-to-3/',
  }),
  KL: [STATE_LIST, DEPARTMENTS_COMPARED],
  LA: sourceList({
    'eSahayak: the stamp duties of Ladakh are those of Jammu and Kashmir':
      'https://esahayak.io/service/procure-ladakh-estamp-paper-online',
  }),
  LD: sourceList({
    'Bajaj Finserv, 10 February 2025: stamp duty in Lakshadweep':
      'https://www.bajajfinserv.in/stamp-duty-and-registration-charges-lakshadweep',
  }),
  MH: sourceList({
    'Moneycontrol, 1 June 2023: women may sell to men before 15 years':
      'https://www.moneycontrol.com/news/business/real-estate/maharashtra-junks-15-year-cap-on-women-selling-property-to-non-female-buyers-10724961.html',
    'India.com, June 2023: lock-in of 15 years removed':
      'https://www.india.com/news/india/maharashtra-government-women-homebuyers-by-removing-15-year-sale-lock-in-period-6144474/',
    'Openplot, 2024: cities with metro cess':
      'https://blog.openplot.com/real-estate-laws/stamp-duty-and-registration-charges-in-maharashtra-2024',
    'ClearTax, 17 April 2025: Maharashtra':
      'https://cleartax.in/s/stamp-duty-and-registration-charges-in-maharashtra',
  }),
  ML: [
    ...sourceList({
      'Magicbricks, 2026: Meghalaya, 9.9% in all towns':
        'https://www.magicbricks.com/blog/amp/hi/stamp-duty-and-registration-charges-meghalaya/129001.html',
    }),
    MIZORAM_ON_NEIGHBOURS,
  ],
  MN: [LIST_OF_ALL_STATES, MIZORAM_ON_NEIGHBOURS],
  MP: sourceList({
    'Mangal Bharat, 2019: 9.5% in towns, 6.5% in villages': 'https://mangalbharat.com/16757/',
  }),
  MZ: sourceList({
    'PTI in NewsDrum, 29 February 2024: Mizoram assembly passes bill to hike stamp duty to 3%':
      'https://www.newsdrum.in/national/mizoram-assembly-passes-bill-to-hike-stamp-duty-4141128',
    'Housing.com: Mizoram, registration fee 1%, at most ₹5,000':
      'https://housing.com/news/mizoram-stamp-duty-and-registration-charges/',
  }),
  NL: sourceList({
    'Credit Dharma, 2025: Nagaland, 8.25%':
      'https://creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-nagaland-2024',
  }),
  OD: [STATE_LIST],
  PB: [
    ...sourceList({
      'Housing.com, 2024: Punjab, 6% for a man and a woman together, registration at most ₹2 lakh':
        'https://housing.com/news/punjab-stamp-duty-and-registration-charges',
    }),
    STATE_LIST,
    ...sourceList({
      'The Tribune, 31 March 2023: waiver of 2.25% extended':
        'https://www.tribuneindia.com/news/punjab/punjab-extends-last-date-for-2-25-stamp-duty-exemption-to-april-30-492944',
      'eRealto: the rebate of women by their share':
        'https://erealto.com/fullarticle.php?id=New-ruling-to-curb-misuse-of-stamp-duty-rebate',
    }),
  ],
  PY: sourceList({
    'Tata Capital: Puducherry, 10% and 0.5%':
      'https://www.tatacapital.com/home-loan/stamp-duty-and-property-registration-charges-in-pondicherry.html',
    'Maadiveedu, 2025: Puducherry, 5% for women, registration 0.5%':
      'https://blog.maadiveedu.com/hysense/puducherry-property-registration-charges-2025-stamp-duty-fees--process',
  }),
  RJ: [
    ...sourceList({
      '1-Comply, 24 February 2025: order on the joint purchase by spouses':
        'https://1-comply.com/2025/02/24/reduction-of-stamp-duty-on-joint-property-conveyance-for-spouses',
    }),
    STATE_LIST,
  ],
  SK: sourceList({
    'District of Mangan: sale deed registration, 4% and 1%':
      'https://mangan.nic.in/service/sale-deed-registration/',
    'District of Namchi: registration section':
      'https://namchi.nic.in/administrative-setup/collectorate/registration-section/',
  }),
  TR: [LIST_OF_ALL_STATES, MIZORAM_ON_NEIGHBOURS],
  UK: sourceList({
    'To The Point: registration fee in Uttarakhand 2%, at most ₹50,000':
      'https://tothepoint.co.in/registry-fee-doubled-in-uttarakhand-now-maximum-%e2%82%b9-50000-will-have-to-be-paid',
    'Grihashakti, 20 May 2025: Uttarakhand, 4.37% for a man and a woman together':
      'https://www.grihashakti.com/knowledge-centre/stamp-duty-in-uttarakhand.aspx',
    'Project Sarthi: Uttarakhand, 25% rebate for women up to ₹25 lakh':
      'https://projectsarthi.com/schemes/sdepr',
    'The Hindu, 22 March 2024: Uttarakhand’s rebate for women and its limit':
      'https://www.thehindu.com/real-estate/when-women-purchase-property-in-their-name/article67979249.ece',
  }),
}
