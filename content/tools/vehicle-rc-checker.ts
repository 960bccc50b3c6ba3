import { CarFront } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const vehicleRcChecker: Tool = {
  slug: 'vehicle-rc-checker',
  category: 'india-specific-tools',
  status: 'live',
  name: 'Vehicle RC Checker',
  title: 'Vehicle RC Check: Number Plate Decoder and Guide',
  description:
    'Decode a number plate into state, RTO and series, check that a transport website is the official one, and follow a plain guide to RC papers and transfer.',
  summary: 'Decode a registration number and learn how to check an RC officially.',
  lead: 'Decode a number, and check its RC',
  icon: CarFront,
  keywords: keywordsFrom(`
    vehicle rc, rc check, rc status, registration certificate, number plate, rto code, vahan, parivahan,
    bh series, car owner, challan, bike owner, licence plate, chassis number`),
  steps: stepsFrom({
    'Decode the plate':
      'Type the number as on the plate in the Registration number field, for example MH 12 AB 1234. You see the state, the series and the serial number, and the RTO wherever two published lists agree on it, which is so for most numbers of every state.',
    'Check the website before you use it':
      'Paste the address you were sent. The page says if it belongs to the official parivahan.gov.in or only looks like it.',
    'Look up the RC officially':
      'Follow the link to VAHAN, sign in with your mobile number and an OTP, and enter the number there. The record stays between you and the ministry’s site.',
    'Work through the checklist':
      'Buying, selling, renewing or moving to another state: open the matching part of the guide for the forms and the papers to carry.',
  }),
  faqs: faqsFrom({
    'How can I find the owner of a vehicle by its number?':
      'Use Know Your Vehicle Details on VAHAN (vahan.parivahan.gov.in) or the mParivahan app, after a sign-in with an OTP. Expect the owner’s name to be partly hidden, with the class of vehicle, fuel, registration date, insurance and fitness dates in clear. This page has no access to that register and shows no owner. For an accident or a theft, give the number to the police, who can see the full record. Sites that sell owner addresses are best avoided.',
    'What do the letters and numbers on a number plate mean?':
      'Take MH 12 AB 1234. MH is Maharashtra, 12 is the registering office (Pune), AB is the series running when the vehicle was registered, and 1234 is its number in that series. Older plates may have one series letter or none, and Delhi also puts a letter for the class of vehicle before the series. The plate tells where the vehicle was first registered, not where its present owner lives.',
    'What is a BH series number and who can get one?':
      'A BH number, such as 24 BH 1234 AA, is an all-India registration for private vehicles, introduced in 2021. The first two digits are the year, BH stands for Bharat, then come four digits and one or two letters. Government and defence staff qualify, and employees of private firms with offices in several states. Road tax is paid in short instalments, not for the whole life of the vehicle, and no fresh registration is needed when the owner is posted to another state.',
    'Is an RC in DigiLocker or mParivahan valid at a traffic check?':
      'Yes. Rule 139 of the Central Motor Vehicles Rules, 1989, as amended on 2 November 2018, lets a driver produce the RC, insurance, PUC certificate and licence in electronic form. It must be the record shown inside DigiLocker or mParivahan. A photo or a scanned copy in your gallery does not count. Open the document once while you have signal, so that it is ready when the network is not.',
    'What should I check before buying a second-hand car or bike?':
      'Match the chassis and engine numbers on the vehicle with the RC. On VAHAN see the fitness and tax dates, insurance, and any loan noted against it; a vehicle under hypothecation needs the financier’s no-objection first. Look up unpaid challans on echallan.parivahan.gov.in. After the sale the seller reports it in Form 29 and the buyer applies in Form 30, under section 50 of the Motor Vehicles Act, 1988. Until the RC carries the buyer’s name, notices keep going to the seller.',
    'How do I renew the RC of an old private vehicle?':
      'Read the valid-up-to date on the RC. Before it passes, apply in Form 25 to the registering authority of the area where the vehicle is, under section 41 of the Motor Vehicles Act and rule 52 of the 1989 Rules. Take the RC, insurance, PUC certificate and proof that tax is paid; the vehicle is inspected for fitness. Fees differ by class and age and have changed in recent years, so the sum shown on parivahan.gov.in at payment is the one to go by.',
    'I got a challan on WhatsApp with an app to install. Is it real?':
      'Treat it as a fraud. Police in several states have warned of messages with an APK file named after mParivahan; once installed it reads OTPs and empties accounts. Do not open the file or its link. Go to echallan.parivahan.gov.in yourself and search by vehicle number. The app is to be taken from the Play Store or App Store alone. If money is gone, call 1930 without delay and report at cybercrime.gov.in.',
  }),
  sources: [
    ...checkedOn('2026-11-21', {
      'Ministry of Road Transport: renewal of registration certificate':
        'https://parivahan.gov.in/parivahan/en/content/renewal-rc',
    }),
    ...checkedOn('2026-11-22', {
      'Ministry of Road Transport, VAHAN dashboard: offices with their numbers, as of 29 July 2025':
        'https://vahan.parivahan.gov.in/vahan4dashboard/',
      'Wikipedia: Regional Transport Office districts in India, copy of January 2023':
        'https://en.wikipedia.org/wiki/List_of_Regional_Transport_Office_districts_in_India',
      'RTO Office: codes of Tamil Nadu': 'https://www.rtooffice.co.in/tn-rto/',
      'RTO Office: codes of Telangana, which VAHAN does not list':
        'https://www.rtooffice.co.in/rto-telangana/',
    }),
    ...checkedOn('2026-11-21', {
      'HDFC ERGO: RTO codes of Maharashtra': 'https://hdfcergo.com/motor-insurance/rto/maharashtra',
      'CarInfo: RTO codes of Karnataka': 'https://www.carinfo.app/rto-vehicle-registration-detail/karnataka',
      'CarInfo: RTO codes of Delhi': 'https://www.carinfo.app/rto-vehicle-registration-detail/delhi',
      'Andhra Pradesh Transport Department: transfer of ownership':
        'https://aptransport.org/html/registration-ownershiptransfer-normal.html',
      'Vikaspedia (Government of India): transport documents in electronic form':
        'https://en.vikaspedia.in/social-welfare/social-awareness/consumer-education/safe-driving/sop-for-validation-of-transport-related-digital-documents',
      'Business Standard: BH series registration, 22 April 2024':
        'https://www.business-standard.com/amp/finance/personal-finance/bombay-hc-quashes-circular-on-bh-series-number-registration-here-s-more-124042200785_1.html',
      'The Hindu, 13 March 2024: TG takes the place of TS on plates of Telangana':
        'https://www.thehindu.com/news/national/telangana/centre-gives-nod-new-number-plates-in-telangana-to-have-tg/article67945989.ece/amp/',
      'Team-BHP: temporary and trade number plates':
        'https://team-bhp.com/news/how-identify-and-recognise-temporary-and-trade-number-plates',
    }),
  ],
  related: ['pan-card-verification-guide', 'pincode-finder', 'emi-calculator', 'age-calculator'],
  updatedOn: '2026-11-22',
}
