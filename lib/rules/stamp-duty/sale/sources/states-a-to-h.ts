import type { RuleSource } from '@/lib/rules/rule'
import { sourceList } from '@/lib/rules/source-list'
import { ASKBANKING, DEPARTMENTS_COMPARED } from '@/lib/rules/stamp-duty/sale/sources/lists'
import type { StateCode } from '@/lib/rules/states/state-names'

/** States by the letters of their number plates, AP to HR. */
export const statesAToH: Readonly<Partial<Record<StateCode, readonly RuleSource[]>>> = {
  AP: [DEPARTMENTS_COMPARED],
  AR: sourceList({
    'Credit Dharma, 2025: Arunachal Pradesh, 6% and 1%':
      'https://creditdharma.in/home-loan/stamp-duty-and-registration-charges-in-arunachal-pradesh-2024',
    'Arunachal Amendment Act, 2007 (Scribd)':
      'https://www.scribd.com/document/624031583/ARUNACHAL-PRADESH-STAMP-ACT-IN-ITS-APPLICATION-TO-THE-STATE-OF-ARUNACHAL-PRADESH-ARUNACHAL-AMENDMENT-ACT-2007-Section-2-Amendment-of-Schedule-1',
  }),
  AS: sourceList({
    'Housing.com, 2024: stamp duty in Guwahati':
      'https://housing.com/news/guwahati-stamp-duty-and-registration-charges',
    'CA B. K. Goyal: Indian Stamp (Assam Amendment) Act, 2021, in force 16 September 2021':
      'https://cabkgoyal.com/assam-estamp-paper',
  }),
  BR: [
    ASKBANKING,
    ...sourceList({
      'Government of Bihar: table of stamp duty and registration fee (copy, first page read)':
        'https://dokumen.tips/documents/table-of-stamp-duty-registration-fee-bihar-fish-jalkar-management.html',
      'Bajaj Finserv Markets: Bihar, 5.7 to 6.3 and 1.9 to 2.1':
        'https://bajajfinservmarkets.in/resources/stamp-duty/stamp-duty-in-bihar',
    }),
  ],
  CG: sourceList({
    'Bajaj Finserv: Chhattisgarh': 'https://bajajfinserv.in/stamp-duty-and-registration-charges-chhattisgarh',
    'Patrika, February 2026: 50% off the registration of women':
      'https://www.patrika.com/raipur-news/50-discount-on-property-registration-for-women-20378486',
    'CGNN, 2026: 0.60% cess of 2023 ended, minister O. P. Choudhary':
      'https://cgnn.in/chhattisgarh-removes-0-60-cess',
  }),
  GA: sourceList({
    'CommonFloor, about 2017: 35, 40, 45, 50 per thousand (the older scale)':
      'https://www.commonfloor.com/forum/58a556136d7be-how-much-stamp-duty-is-paid-on-agreement-for-sale-and-sale-deed--is-it-50--of-the-value-of-the-flat-or-on-an-agmt-valu-',
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
    'Hindustan Times, 9 January 2025: cabinet approves 12% for deals under section 118(2)(h)':
      'https://www.hindustantimes.com/cities/chandigarh-news/himachal-pradesh-cabinet-approves-uniform-stamp-duty-rate-of-12-101736420747197.html',
    'Bhaskar Newsline, 22 February 2025: ordinance, 12% whatever the sex':
      'https://bhaskarnewsline.com/hindi/news/हिमाचल-में-अब-संपत्ति-हस्तांतरण-व-पट्टे-के-लिए-देनी-होगी-12-प्रतिशत-स्टांप-ड्यूटी-23259',
  }),
  HR: sourceList({
    'Housing.com: Haryana stamp duty and registration charges':
      'https://housing.com/news/haryana-stamp-duty-and-registration-charges/',
    'Godrej Capital, 2025: Haryana':
      'https://www.godrejcapital.com/media-blog/knowledge-centre/stamp-duty-and-registration-charges-haryana',
    'Basic Home Loan, 27 November 2025: Haryana 7/5/6 and 5/3/4':
      'https://www.basichomeloan.com/blog/home-loans/stamp-duty-in-haryana-for-property-registration',
  }),
}
