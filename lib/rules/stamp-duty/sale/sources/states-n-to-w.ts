import type { RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'
import {
  DEPARTMENTS_COMPARED,
  LIST_OF_ALL_STATES,
  MIZORAM_ON_NEIGHBOURS,
  STATE_LIST,
} from '@/lib/rules/stamp-duty/sale/sources/lists'
import type { StateCode } from '@/lib/rules/states/state-names'

/** States by the letters of their number plates, NL to WB. */
export const statesNToW: Readonly<Partial<Record<StateCode, readonly RuleSource[]>>> = {
  NL: sourceList({
    'Credit Dharma, 2025: Nagaland, 8.25%':
      'https://creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-nagaland-2024',
    'Indian Stamp Duty (Nagaland Amendment) Act, 1989, with amendments (PRS)':
      'https://fdocuments.net/document/the-indian-stamp-duty-nagaland-amendment-act-1989-indian-stamp-dupj-nagaland.html',
  }),
  OD: [
    STATE_LIST,
    ...sourceList({
      'The New Indian Express, 15 January 2026: 5% on the apartment and its share stays':
        'https://www.newindianexpress.com/states/odisha/2026/Jan/15/amending-stamp-act-will-remove-key-hurdles-in-apartment-registration-credai',
      'Business Standard, 22 February 2009: 5% and 2% registration':
        'https://business-standard.com/article/economy-policy/orissa-cabinet-approves-reduction-of-stamp-duty-on-apartments-to-5-109022300037_1.html',
    }),
  ],
  PB: [
    STATE_LIST,
    ...sourceList({
      'Housing.com, 2024: Punjab, 6% for a man and a woman together, registration at most ₹2 lakh':
        'https://housing.com/news/punjab-stamp-duty-and-registration-charges',
      'The Tribune, 31 March 2023: waiver of 2.25% extended':
        'https://www.tribuneindia.com/news/punjab/punjab-extends-last-date-for-2-25-stamp-duty-exemption-to-april-30-492944',
      'eRealto: the rebate of women by their share':
        'https://erealto.com/fullarticle.php?id=New-ruling-to-curb-misuse-of-stamp-duty-rebate',
      'Property Sahayak: Punjab, the parts of the duty, PIDB fee and pasting':
        'https://propertysahayak.com/stamp-paper-fees-punjab-property-registration',
      'PTC News, 28 April 2023: 1%, 1% PIDB and the special fee of 0.25% waived until 15 May':
        'https://www.ptcnews.tv/punjab-2/punjab-further-extends-date-of-exemption-of-2-25-percent--stamp-duty-fee-on-land-registration-check-details-723959',
    }),
  ],
  RJ: [
    STATE_LIST,
    ...sourceList({
      'Patrika, 11 July 2024: Rajasthan, flats up to ₹50 lakh, surcharge':
        'https://patrika.com/jaipur-news/rajasthan-buying-a-flat-cheaper-government-reduced-stamp-duty-know-what-are-new-rates-on-house-and-land-18833544',
      'News Tak, 12 February 2026: budget, surcharge up by 3':
        'https://www.newstak.in/rajasthan/story/rajasthan-budget-2026-what-is-cheaper-and-costlier-full-list-3233135-2026-02-12',
      'Zee Rajasthan, 11 February 2026, second report: the same':
        'https://zeenews.india.com/hindi/india/rajasthan/jaipur/stamp-duty-surcharge-increased-by-3-percent-in-rajasthan/1770832837901',
      'Department: stamp duty and registration fee list of 2 August 2021 (copy on Scribd), surcharge 10% and 20%':
        'https://scribd.com/document/527855831/Examination-Form',
    }),
  ],
  SK: sourceList({
    'District of Mangan: sale deed registration, 4% and 1%':
      'https://mangan.nic.in/service/sale-deed-registration/',
    'District of Namchi: registration section':
      'https://namchi.nic.in/administrative-setup/collectorate/registration-section/',
  }),
  TG: [
    DEPARTMENTS_COMPARED,
    ...sourceList({
      'XpertHomez, 21 July 2021: revised from 22 July':
        'https://www.xperthomez.com/telangana-registration-charges-guideline-values-revised-from-july-22/',
      'Bajaj Finserv Markets: the department’s table, 5.5% and 0.5%, villages 2%':
        'https://bajajfinservmarkets.in/resources/stamp-duty/stamp-duty-in-telangana',
    }),
  ],
  TN: sourceList({
    'The Hindu, 20 March 2023: budget, registration fee of sale, gift and exchange deeds from 4% to 2%':
      'https://www.thehindu.com/news/national/tamil-nadu/tn-budget-registration-fee-to-be-reduced-to-two-per-cent-but-with-a-rider-on-guideline-value/article66641349.ece?art=package',
    'The Hindu, 25 August 2023: registration and stamp fee together from 11% to 9%':
      'https://www.thehindu.com/news/national/tamil-nadu/minimum-guideline-values-fixed-for-residential-agricultural-lands-in-tn/article67232408.ece',
    'JSA, December 2023: notification of 1 December 2023, first sale of flats, 6%, 7% and 9% with the fee':
      'https://jsalaw.com/?p=49625',
    'Dinakaran, December 2023: flats 4% and 2% up to ₹50 lakh, 5% and 2% up to ₹3 crore':
      'https://dinakaran.com/tamil-nadu-flats-registration-fee/amp',
    'Thina Boomi, 1 December 2023: 7% and 2% before, cut for flats in force':
      'https://www.thinaboomi.com/2023/12/01/215018.html',
    'Asianet Tamil, 2025: guidelines, buyers who are a woman or women only':
      'https://tamil.asianetnews.com/amp/gallery/tamilnadu/guidelines-have-been-issued-for-registering-properties-in-the-name-of-women-kak-su30ki',
    'Verified.RealEstate: the department’s table, sales 7% and 2%, apartments 4%, 5% and 7%':
      'https://verified.realestate/dashboard/utility/stamp-duty-and-registration-fees-calculator',
    'Proquiro: TNREGINET duty and fees schedule, 7% and 2%':
      'https://proquiro.com/states/tamil-nadu/stamp-duty',
  }),
  TR: [LIST_OF_ALL_STATES, MIZORAM_ON_NEIGHBOURS],
  UK: sourceList({
    'To The Point: registration fee in Uttarakhand 2%, at most ₹50,000':
      'https://tothepoint.co.in/registry-fee-doubled-in-uttarakhand-now-maximum-%e2%82%b9-50000-will-have-to-be-paid',
    'Grihashakti, 20 May 2025: Uttarakhand, 4.37% for a man and a woman together':
      'https://www.grihashakti.com/knowledge-centre/stamp-duty-in-uttarakhand.aspx',
    'The Hindu, 22 March 2024: Uttarakhand’s rebate for women and its limit':
      'https://www.thehindu.com/real-estate/when-women-purchase-property-in-their-name/article67979249.ece',
    'Satta Darpan, November 2025: order of 17 November 2025': 'https://sattadarpan.com/?p=1410',
    'Jan Raj News, November 2025: limit ₹50,000': 'https://www.janrajnews.com/2025/11/50000.html',
    'eUttaranchal: joint 4.37%':
      'https://www.euttaranchal.com/uttarakhand/property-registration-and-stamp-duty-in-uttarakhand.php',
    'Stamp and Registration Department, Uttarakhand: table of duty and fees (copy on Scribd, fee limit still ₹25,000, so before 17 November 2025)':
      'https://scribd.com/document/578645982/Stamp-Duty-and-Registration-Fee',
    'Uttaranchal News, 18 November 2025: fee 2%, at most ₹50,000': 'https://www.uttaranchalnews.com/?p=71569',
  }),
  UP: sourceList({
    'Hindustan Times, 23 July 2025: relief for women buyers up to ₹1 crore':
      'https://www.hindustantimes.com/real-estate/uttar-pradesh-govt-expands-stamp-duty-relief-for-women-property-buyers-to-1-crore-101753277122432.html',
    'Amrit Vichar, July 2025: order amends the notification of 23 February 2006':
      'https://www.amritvichar.com/article/548142/good-news--women-will-get-discount-of-up-to-rs-1-lakh-on-property-registration--government-order-issued',
  }),
  WB: sourceList({
    'Compliance Calendar, 2025: 5% to 7% in West Bengal':
      'https://www.compliancecalendar.in/learn/stamp-duty-and-registration-charges-in-west-bengal-2025',
    'GeoSquare, 1 July 2024: Bengal rolls back the relief':
      'https://www.geosquare.in/bengal-government-rolls-back-relief-measures-for-real-estate-sector-408868196576-news',
    'Aaj Bikel, July 2024: notification of the Finance department':
      'https://aajbikel.com/headlines/state-government-has-withdrawn-the-exemption-of-stamp-duty-on-sale-of-property',
    '99acres, August 2024: 7% and 6% again in Kolkata':
      'https://www.99acres.com/articles/stamp-duty-and-registration-charges-in-kolkata.html',
    'Department: wbregistration.gov.in, stamp duties and fees (first part read)':
      'https://wbregistration.gov.in/Stamp_duty.aspx',
  }),
}
