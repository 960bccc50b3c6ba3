import type { RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'
import {
  DEPARTMENTS_COMPARED,
  LIST_OF_ALL_STATES,
  MIZORAM_ON_NEIGHBOURS,
  STATE_LIST,
} from '@/lib/rules/stamp-duty/sale/sources/lists'
import type { StateCode } from '@/lib/rules/states/state-names'

/** States by the letters of their number plates, JH to MZ. */
export const statesJToM: Readonly<Partial<Record<StateCode, readonly RuleSource[]>>> = {
  JH: [
    STATE_LIST,
    ...sourceList({
      'Government of Jharkhand, Registration Department: list of duty and fees, sale 4% and 3% (copy on Scribd)':
        'https://www.scribd.com/document/474411328/Jharkhand-List-of-stamp-duty-and-registration-Fee-pdf',
      'Ghar.tv, 16 April 2025: 4% and 3% for all':
        'https://ghar.tv/blog/jharkhand-stamp-duty-explained-how-much-you-pay-for-property/artid1864',
    }),
  ],
  KA: sourceList({
    'King Stubb & Kasiva, 15 September 2025: Karnataka doubles the registration fee':
      'https://ksandk.com/newsletter/karnataka-doubles-property-registration-fee-in-2025',
    'Lexplosion: ordinance of 19 November 2020, first sale of a flat or apartment':
      'https://lexplosion.in/?p=126335',
    'Mangalorean, March 2021: budget, 3% on flats of ₹35 to 45 lakh':
      'https://www.mangalorean.com/ktaka-budget-cuts-stamp-duty-on-flats-to-3/',
    'Karnataka Property Laws, 29 January 2019: Bengaluru 5.1 + 0.5, outside 5.15 + 0.5':
      'http://karnatakapropertylaws.blogspot.com/2019/01/stamp-duty-cess-and-registration-fee.html',
    'Housing.com, December 2023: no change to the duty on sales in the Amendment Act of 2023':
      'https://housing.com/news/document-registration-fee-to-double-as-karnataka-hikes-stamp-duty',
  }),
  KL: [
    STATE_LIST,
    DEPARTMENTS_COMPARED,
    ...sourceList({
      'Advocate Anakha, 2026: Kerala 8% and 2%':
        'https://advocateanakha.com/blog/kerala-stamp-duty-registration-charges-2026',
      'Onmanorama, 14 March 2023: 25 lakh, duty 1.75 lakh; after six months 8%':
        'https://onmanorama.com/news/business/2023/03/14/flats-apartments-stamp-duty-cost-april.amp.html',
      'Asianet Newsable, 31 March 2023: 8% and 2%':
        'https://newsable.asianetnews.com/india/fuel-prices-in-kerala-to-increase-as-rs-2-cess-to-be-effective-from-tomorrow-anr-rsdgn0',
    }),
  ],
  MH: sourceList({
    'Moneycontrol, 1 June 2023: women may sell to men before 15 years':
      'https://www.moneycontrol.com/news/business/real-estate/maharashtra-junks-15-year-cap-on-women-selling-property-to-non-female-buyers-10724961.html',
    'India.com, June 2023: lock-in of 15 years removed':
      'https://www.india.com/news/india/maharashtra-government-women-homebuyers-by-removing-15-year-sale-lock-in-period-6144474/',
    'Openplot, 2024: cities with metro cess':
      'https://blog.openplot.com/real-estate-laws/stamp-duty-and-registration-charges-in-maharashtra-2024',
    'SlideShare, 2018-19: stamp duty ready reckoner, article 25(b): 5 / 5 / 4':
      'https://www.slideshare.net/VenkateshPrabhu6/stamp-duty-ready-reckoner-for-maharashtra-1819',
    'Nagpur Today, March 2021: the 1% cess of villages, halved to 31 March 2021':
      'https://www.nagpurtoday.in/citizens-appealed-not-to-crowd-sub-registrar-office-for-registry/03251843',
    'Mandal News, March 2021: Buldhana, 4 in towns and 3 in villages until 31 March 2021':
      'https://mandalnews.com/buldhana/the-registration-fee-will-be-increased-from-the-month-of-april',
    'PropertyPistol, 2022: 1% surcharge of 26 municipal corporations for 2021-22':
      'https://www.propertypistol.com/blog/aurangabad-latur-nanded-parbhani-civic-bodies-to-get-stamp-duty-surcharge-2/',
    'ABP Majha, 2022: Mumbai 6, other metro cities 7 with the cess':
      'https://marathi.abplive.com/videos/news/mumbai-mumbai-thane-nagpur-pune-houses-become-more-expensive-new-houses-will-be-subject-to-1percent-metro-surcharge-1038384/amp',
  }),
  ML: [
    MIZORAM_ON_NEIGHBOURS,
    ...sourceList({
      'Magicbricks, 2026: Meghalaya, 9.9% in all towns':
        'https://www.magicbricks.com/blog/amp/hi/stamp-duty-and-registration-charges-meghalaya/129001.html',
      'Kaanoon: bands 4.6 / 6 / 8 / 9.9': 'https://www.kaanoon.com/209163/gst-on-flat',
    }),
  ],
  MN: [LIST_OF_ALL_STATES, MIZORAM_ON_NEIGHBOURS],
  MP: sourceList({
    'Mangal Bharat, 2019: 9.5% in towns, 6.5% in villages': 'https://mangalbharat.com/16757/',
    'Patrika, 2021: women 2 points less, 12.5 to 10.5':
      'https://www.patrika.com/bhopal-news/women-will-get-two-percent-exemption-in-the-registry-of-house-6736142',
    'Orissa Diary, 30 April 2021: registration 3%, women 1%':
      'https://orissadiary.com/no-change-in-registry-guidelines-till-june-30-madhya-pradesh/',
    'HerCircle: women 10.5%':
      'https://hercircle.in/hindi/engage/get-inspired/trending/percentage-of-women-in-madhya-pradesh-increased-in-terms-of-property-purchasing-5285.html',
    'Pradeshik Jan Samachar: 12.5% in towns, proposal for women':
      'https://pradeshikjansamachar.com/?amp=1&p=23608',
    'Housing.com: Bhopal, 5+3+1 and upkar; temporary cut of 2020':
      'https://housing.com/news/bhopal-stamp-duty-and-registration-charges',
    'ClearTax, 2025: 7.5%, a cut that has ended':
      'https://cleartax.in/s/stamp-duty-and-registration-charges-in-mp',
    'Nidar Chhattisgarh (Bhopal): order of 6 April 2021, women 7.5 in villages and 10.5 in towns':
      'https://nidarchhattisgarh.com/womens-participation-increased-60-percent-women-were-registered-in-their-names',
    'Kolar18, 2024: Indore, rebate of 94 crore to women in 2023-24': 'https://kolar18.com/?p=20466',
    'Jabalpur Advocate: department’s list of September 2025, conveyance 5% principal, registration 3%':
      'https://jabalpuradvocate.com/different-types-of-agreements-and-their-registration-fees-in-madhya-pradesh',
  }),
  MZ: sourceList({
    'PTI in NewsDrum, 29 February 2024: Mizoram assembly passes bill to hike stamp duty to 3%':
      'https://www.newsdrum.in/national/mizoram-assembly-passes-bill-to-hike-stamp-duty-4141128',
    'Housing.com: Mizoram, registration fee 1%, at most ₹5,000':
      'https://housing.com/news/mizoram-stamp-duty-and-registration-charges/',
    'Assam Tribune, 20 December 2024':
      'https://assamtribune.com/north-east/mizoram-collects-rs-858-cr-from-stamp-duties-land-registration-fees-1561775',
  }),
}
