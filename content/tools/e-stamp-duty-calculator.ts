import { Stamp } from 'lucide'
import { eStampDutyCalculatorFigures } from '@/content/figures/e-stamp-duty-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { stampDutyTool } from '@/lib/stamp-duty/stamp-duty-answer'
import type { tdsTool } from '@/lib/tax/tds-tool'

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
    stamp duty, e-stamp, registry, registry charges, sale deed, rent agreement, stamp paper,
    property registration, house registration`),
  figures: eStampDutyCalculatorFigures,
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
      'On whichever is higher: the price in the deed or the value the government keeps for that area, called circle rate in Delhi and Uttar Pradesh, guidance value in Karnataka and ready reckoner rate in Maharashtra. A house bought for {price} whose circle value is {value} pays duty on {value}. The state’s registration site has the current value.',
    'Who pays stamp duty and registration, the buyer or the seller?':
      'The buyer, unless the two agree otherwise. Section 29 of the Indian Stamp Act, 1899 puts the duty of a sale deed on the one who receives the property, and that of a lease on the tenant. The registration fee is paid by whoever presents the deed, in practice the buyer as well. In Sikkim the seller pays, by two district pages.',
    'How much stamp duty does a woman save?':
      'It depends on the state. Maharashtra takes one point less from women who buy a home on their own: on {value} in Mumbai that is {mhWoman} in place of {mhMan}. Since 26 May 2023 she may sell it to a man at any time; before, she had to wait 15 years. In Uttar Pradesh a rebate of {upRebate} reaches up to {upLimit} since 30 July 2025: {upWoman} in place of {upMan} there. Uttarakhand takes {ukWoman} in place of {ukMan} on the first {ukLimit}. Madhya Pradesh takes {mpPoints} points off the registration fee. In Haryana a woman pays {hrWoman} in towns, a man and a woman together {hrBoth}, a man {hrMan}. Karnataka makes no difference.',
    'What are stamp duty and registration on a {kaValue} house in Bengaluru?':
      'About {kaTotal}. The duty is {kaDutyRate}, so {kaDuty}. A cess of {kaCessRate} of the duty adds {kaCess} and the urban surcharge of {kaSurchargeRate} of the duty {kaSurcharge}. Registration is {kaFee}: Karnataka raised that fee from 1% to {kaFeeRate} on 31 August 2025, without a cap. For the first sale of a flat or apartment the duty is {kaLowestRate} up to {kaLowestUpTo} and {kaLowerRate} up to {kaLowerUpTo}; a plot, a house or a resale pays {kaDutyRate} at any value.',
    'What does it cost to register a flat in Mumbai?':
      'In the tables for 2025-26, {mhRate} for a man, or a man and a woman together ({mhDutyRate} and a metro cess of {mhCessRate}), and {mhWomanRate} for a woman alone. Registration is {mhFeeRate}, at most {mhFee}. A flat of {value} costs {mhMan} and {mhFee}, together {mhTotal}. Pune, Thane, Nagpur and Navi Mumbai are listed at {puneRate} with the cess, Nashik, Kolhapur and other corporations at {nashikRate}. For councils and gram panchayats sources disagree.',
    'Which states and union territories are covered?':
      'All 28 states and 8 union territories. For 32 of them a rate is counted, each with its conditions, its source and the day it was checked. Assam, Chandigarh, Lakshadweep and the Andaman and Nicobar Islands are disputed: sources contradict each other, so every reading is shown and none is counted. The official site is linked each time; Puducherry, Tripura and many others have a calculator of their own there.',
    'How is stamp duty on a rent agreement worked out?':
      'Maharashtra, article 36A: {licenceRate} of the rent for the term, the non-refundable deposit, and {licenceDepositRate} of the refundable deposit for each year. For 24 months at {rent} with {deposit} refundable, that is {licenceDuty}, and registration ({licenceUrban} in towns, {licenceRural} in villages) is compulsory. Delhi, up to five years: {leaseRate} of the average yearly rent, and {leaseDeposit} if there is a deposit. Twelve months at {leaseRent} and twelve at {leaseRentNext} come to {leaseDuty}. Eleven months cost {gjDuty} for a home in Gujarat, {kaRentRate} of yearly rent and deposit but at most {kaRentMost} in Karnataka, {tnRentRate} of rent and deposit in Tamil Nadu, {apRentRate} of the rent in Andhra Pradesh, {brRentRate} with registration in Bihar and {rjRentRate} of the property’s value in Rajasthan.',
    'How do I buy an e-stamp?':
      'Most states sell it through Stock Holding Corporation of India (shcilestamp.com): online where the state allows it, else at an authorised centre, often a bank branch. Give the names of both parties, the kind of document, the value and who pays. Read the draft before it is printed, since nothing can be changed later. Some states have a system of their own, such as GRAS in Maharashtra. Sign the document on or after the date of the certificate.',
    'How do I verify an e-stamp certificate?':
      'On shcilestamp.com choose to verify a certificate and enter the state, its number (UIN), the kind of document and the date of issue. The page must show the parties and the amount shown on the paper. Where the state has its own system, use the site of its registration department. Verify before you pay a token: an edited picture looks no different.',
    'Can I get money back for an unused or spoiled e-stamp?':
      'Often, within six months. Under chapter V of the Indian Stamp Act, 1899 the Collector of Stamps refunds a stamp that is spoiled or no longer needed, if nobody has acted upon the document; for one not needed, ten paise in the rupee are kept. Bring the original certificate. Maharashtra, Karnataka, Kerala and others have stamp acts of their own, with their own time and deduction, so ask the office of the place.',
    'Can I rely on this figure for my budget?':
      'For a budget, yes; for the payment, take the figure from the state’s own registration or e-stamping site. Rates change by notification, at times with little warning, and rebates depend on the buyer, the area and the use of the property. Keep some margin: one point on {budget} is {pointOfBudget}.',
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
    stepBetween<typeof stampDutyTool, typeof tdsTool>()({
      to: 'tds-deduction-calculator',
      label: 'TDS that the buyer deducts on this price',
      when: { control: 'instrument', is: 'sale' },
      set: {
        payer: { value: 'individual' },
        kind: { value: 'property' },
        rules: { now: 'taxYear' },
        amount: { control: 'value', times: 1 },
      },
      also: {
        stampValue: { control: 'governmentValue', times: 1, when: { control: 'governmentValue', above: 0 } },
      },
    }),
  ],
  updatedOn: '2026-11-28',
}
