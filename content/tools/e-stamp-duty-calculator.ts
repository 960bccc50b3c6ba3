import { currentTaxYear } from '@/lib/rules/years'
import { Stamp } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const eStampDutyCalculator: Tool = {
  slug: 'e-stamp-duty-calculator',
  category: 'business-tools',
  status: 'live',
  name: 'e-Stamp Duty Calculator',
  title: 'Stamp Duty Calculator by State, with Registration Fee',
  description:
    'Stamp duty, cess and registration fee of a sale deed or rent agreement in every state, by value and buyer, with sources; how to buy and verify an e-stamp.',
  summary: 'Estimates stamp duty and registration on a house or rent agreement, state by state.',
  lead: 'Stamp duty and registration by state',
  icon: Stamp,
  keywords: keywordsFrom(`
    stamp duty, e-stamp, registry, registry charges, makan registry, zameen registry, sale deed,
    rent agreement, kirayanama, stamp paper, bainama, स्टांप ड्यूटी, रजिस्ट्री, किरायानामा,
    property registration, jamin registry, house registration`),
  steps: stepsFrom({
    'Choose the state and the document':
      'Pick the state or union territory of the property, then sale deed or rent agreement. Some states also ask for the area or the property type.',
    'Enter the value':
      'For a sale, type the price, and the government’s value if that is higher. For rent, type the monthly rent, the months and the deposits.',
    'Choose who buys': 'A man, a woman or both together: several states charge women less.',
    'Read the parts':
      'Duty, cess and registration fee are shown separately, with their ceiling, working, source and date. Where sources disagree, each reading is shown with what it charges.',
    'Buy the e-stamp':
      'Pay the state’s own figure, online or at an authorised centre, and verify the certificate by its number.',
  }),
  faqs: faqsFrom({
    'Is stamp duty charged on the sale price or on the circle rate?':
      'On whichever is higher: the price in the deed or the value the government keeps for that area, called circle rate in Delhi and Uttar Pradesh, guidance value in Karnataka and ready reckoner rate in Maharashtra. A house bought for ₹70,00,000 whose circle value is ₹80,00,000 pays duty on ₹80,00,000. The state’s registration site has the current value.',
    'Who pays stamp duty and registration, the buyer or the seller?':
      'The buyer, unless the two agree otherwise. Section 29 of the Indian Stamp Act, 1899 puts the duty of a sale deed on the one who receives the property, and that of a lease on the tenant. The registration fee is paid by whoever presents the deed, in practice the buyer as well. In Sikkim the seller pays, by two district pages.',
    'How much stamp duty does a woman save?':
      'It depends on the state. Maharashtra takes one point less from women who buy a home on their own: on ₹80,00,000 in Mumbai that is ₹4,00,000 in place of ₹4,80,000. Since 26 May 2023 she may sell it to a man at any time; before, she had to wait 15 years. In Uttar Pradesh a rebate of 1% reaches up to ₹1 crore since 30 July 2025: ₹6,00,000 in place of ₹7,00,000 there. Uttarakhand takes 3.75% in place of 5% on the first ₹25 lakh. Madhya Pradesh takes 2 points off the registration fee. In Haryana a woman pays 5% in towns, a man and a woman together 6%, a man 7%. Karnataka makes no difference.',
    'What are stamp duty and registration on a ₹1 crore house in Bengaluru?':
      'About ₹7,60,000. The duty is 5%, so ₹5,00,000. A cess of 10% of the duty adds ₹50,000 and the urban surcharge of 2% of the duty ₹10,000. Registration is ₹2,00,000: Karnataka raised that fee from 1% to 2% on 31 August 2025, without a cap. For the first sale of a flat or apartment the duty is 2% up to ₹20 lakh and 3% up to ₹45 lakh; a plot, a house or a resale pays 5% at any value.',
    'What does it cost to register a flat in Mumbai?':
      'In the tables for 2025-26, 6% for a man, or a man and a woman together (5% and a metro cess of 1%), and 5% for a woman alone. Registration is 1%, at most ₹30,000. A flat of ₹80,00,000 costs ₹4,80,000 and ₹30,000, together ₹5,10,000. Pune, Thane, Nagpur and Navi Mumbai are listed at 7% with the cess, Nashik, Kolhapur and other corporations at 6%. For councils and gram panchayats sources disagree.',
    'Which states and union territories are covered?':
      'All 28 states and 8 union territories. For 32 of them a rate is counted, each with its conditions, its source and the day it was checked. Assam, Chandigarh, Lakshadweep and the Andaman and Nicobar Islands are disputed: sources contradict each other, so every reading is shown and none is counted. The official site is linked each time; Puducherry, Tripura and many others have a calculator of their own there.',
    'How is stamp duty on a rent agreement worked out?':
      'Maharashtra, article 36A: 0.25% of the rent for the term, the non-refundable deposit, and 10% of the refundable deposit for each year. For 24 months at ₹25,000 with ₹5,00,000 refundable, that is ₹1,750, and registration (₹1,000 in towns, ₹500 in villages) is compulsory. Delhi, up to five years: 2% of the average yearly rent, and ₹100 if there is a deposit. Twelve months at ₹20,000 and twelve at ₹22,000 come to ₹5,040. Eleven months cost ₹500 for a home in Gujarat, 0.5% of yearly rent and deposit but at most ₹500 in Karnataka, 1% of rent and deposit in Tamil Nadu, 0.4% of the rent in Andhra Pradesh, 2.5% with registration in Bihar and 0.02% of the property’s value in Rajasthan.',
    'How do I buy an e-stamp?':
      'Most states sell it through Stock Holding Corporation of India (shcilestamp.com): online where the state allows it, else at an authorised centre, often a bank branch. Give the names of both parties, the kind of document, the value and who pays. Read the draft before it is printed, since nothing can be changed later. Some states have a system of their own, such as GRAS in Maharashtra. Sign the document on or after the date of the certificate.',
    'How do I verify an e-stamp certificate?':
      'On shcilestamp.com choose to verify a certificate and enter the state, its number (UIN), the kind of document and the date of issue. The page must show the parties and the amount shown on the paper. Where the state has its own system, use the site of its registration department. Verify before you pay a token: an edited picture looks no different.',
    'Can I get money back for an unused or spoiled e-stamp?':
      'Often, within six months. Under chapter V of the Indian Stamp Act, 1899 the Collector of Stamps refunds a stamp that is spoiled or no longer needed, if nobody has acted upon the document; for one not needed, ten paise in the rupee are kept. Bring the original certificate. Maharashtra, Karnataka, Kerala and others have stamp acts of their own, with their own time and deduction, so ask the office of the place.',
    'Can I rely on this figure for my budget?':
      'For a budget, yes; for the payment, take the figure from the state’s own registration or e-stamping site. Rates change by notification, at times with little warning, and rebates depend on the buyer, the area and the use of the property. Keep some margin: one point on ₹60,00,000 is ₹60,000.',
  }),
  sources: [
    ...checkedOn('2026-11-21', {
      'Deccan Herald: Karnataka raises the registration fee to 2% (30 August 2025)':
        'https://www.deccanherald.com/india/karnataka/property-deals-to-cost-more-registration-fee-hiked-to-2-2-3704857',
      'Hindustan Times: Uttar Pradesh relief for women up to ₹1 crore (23 July 2025)':
        'https://www.hindustantimes.com/real-estate/uttar-pradesh-govt-expands-stamp-duty-relief-for-women-property-buyers-to-1-crore-101753277122432.html',
    }),
    ...checkedOn('2026-11-23', {
      'Indian Stamp Act, 1899, section 29: duties by whom payable':
        'https://lawyersclubindia.com/section/duties-by-whom-payable-25914.asp',
      'Moneycontrol: women in Maharashtra may sell to men before 15 years (1 June 2023)':
        'https://www.moneycontrol.com/news/business/real-estate/maharashtra-junks-15-year-cap-on-women-selling-property-to-non-female-buyers-10724961.html',
      'ClearTax: stamp duty and registration charges in Haryana (17 April 2025)':
        'https://cleartax.in/s/stamp-duty-and-registration-charges-in-haryana',
    }),
    ...checkedOn('2026-11-21', {
      'Stock Holding Corporation of India: e-stamping': 'https://www.shcilestamp.com/',
      'Indian Stamp Act, 1899, chapter V: allowances for stamps':
        'https://sooperkanoon.com/act/36424/indian-stamp-act-1899-chapter-v-allowances-for-stamps-in-certain-cases',
      'Yagr: registered rent agreement fees in Maharashtra and Delhi':
        'https://yagr.me/registered-agreement-fees/',
    }),
  ],
  related: ['emi-calculator', 'receipt-generator', 'income-tax-calculator', 'percentage-calculator'],
  next: [
    {
      to: 'tds-deduction-calculator',
      label: 'TDS that the buyer deducts on this price',
      when: { control: 'instrument', is: 'sale' },
      set: {
        payer: { value: 'individual' },
        kind: { value: 'property' },
        rules: { value: currentTaxYear() },
        amount: { control: 'value', times: 1 },
      },
      also: {
        stampValue: { control: 'governmentValue', times: 1, when: { control: 'governmentValue', above: 0 } },
      },
    },
  ],
  updatedOn: '2026-11-28',
}
