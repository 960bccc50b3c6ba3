import { Building2 } from 'lucide'
import { ifscCodeFinderFigures } from '@/content/figures/ifsc-code-finder'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const ifscCodeFinder: Tool = {
  slug: 'ifsc-code-finder',
  category: 'india-specific-tools',
  status: 'live',
  name: 'IFSC Code Finder',
  title: 'IFSC Code Finder: Bank, Branch and Address by Code',
  description:
    'Enter an 11-character IFSC to see its bank, branch, address and UPI support, or find the code by branch, or by bank and state. Each record says its month.',
  summary: 'Look up a bank branch by its IFSC, or find the IFSC of a branch.',
  lead: 'A bank branch by IFSC, or its IFSC',
  icon: Building2,
  keywords: keywordsFrom(`
    ifsc, ifsc code, bank code, branch code, micr code, neft, rtgs, imps, bank branch, cheque, sbi ifsc,
    hdfc ifsc, icici ifsc, pnb ifsc, branch address`),
  figures: ifscCodeFinderFigures,
  steps: stepsFrom({
    'Type or paste the code':
      'Put the code in the IFSC code field. Small letters become capitals and stray signs are dropped. It needs four letters, a zero, then six letters or digits.',
    Search:
      'Press the search button. A match shows BANK, BRANCH, ADDRESS, CITY, STATE, MICR, CONTACT and UPI, as far as each is known. One line tells the month of the details and what is missing.',
    'Mind which answer you got':
      'The page tells four cases apart: details found, a code on the list without details here, a code not on the list, and a code that is not well formed.',
    'Or start from the branch':
      'Without a code, write a branch or area, with the bank if you like, such as Andheri HDFC. Or choose the bank, then the state, then the branch. The row you pick fills in its code and searches it.',
  }),
  faqs: faqsFrom({
    'How do I read an IFSC code?':
      'An IFSC has eleven characters. The first four letters name the bank, the fifth is always the digit zero, and the last six name the branch. In SBIN0000691, SBIN is State Bank of India and 000691 is its New Delhi main branch on Sansad Marg. The most common slip is typing the letter O for the zero in fifth place. Letters can occur among the last six too, as in HDFC0CAGSBK.',
    'What happens if I enter the wrong IFSC in a transfer?':
      'The account number does most of the work. If the code is of another branch of the same bank, the money usually still reaches the account. If it is of a different bank, the transfer normally fails and the money comes back, but should that bank have an account with the same number, a stranger may be credited. Since April 2025 net banking lets you see the payee’s name for NEFT and RTGS before you send; use it. If a payment has gone wrong, tell your own bank at once, in writing, with the reference number.',
    'My bank merged. Does my old IFSC still work?':
      'Mostly not: payments with an ended code are rejected. Vijaya (VIJB) and Dena Bank (BKDN) codes ended on {vijaya} with Bank of Baroda; Oriental Bank of Commerce (ORBC) and United Bank (UTBI) on {oriental} with PNB, Andhra (ANDB) and Corporation Bank (CORP) that day with Union Bank; Allahabad Bank (ALLA) on {allahabad} with Indian Bank; Syndicate Bank (SYNB) on {syndicate} with Canara Bank; Lakshmi Vilas Bank (LAVB) on {lakshmiVilas} with DBS. State Bank wrote in 2017 that payments with codes of its former associates are passed on. Several regional rural banks merged on {ruralBanks}. Search the old code here: the page tells what became of it and how the new one begins. Then update standing instructions, the EPF account and your employer.',
    'What is the difference between IFSC and MICR code?':
      'IFSC is for electronic transfers such as NEFT, RTGS and IMPS. MICR is a nine-digit number in magnetic ink at the foot of a cheque, used in cheque clearing. Its first three digits stand for the city, the next three for the bank and the last three for the branch. HDFC Bank’s Nariman Point branch in Mumbai, for instance, has IFSC HDFC0000001 and MICR 400240003. A form that asks for both wants both.',
    'Where is the IFSC printed on a cheque or passbook?':
      'On a cheque leaf, look near the branch address at the top; banks print it there or next to the account number. The nine-digit MICR code is the separate row of figures at the bottom. In a passbook it stands on the first page with the branch details, and in net banking on the account summary. If two papers disagree, go by the newer one, or ask the branch.',
    'Do I need an IFSC for UPI?':
      'Not when you pay to a UPI ID, a mobile number or a QR code; the app already knows which account is behind it. You need the IFSC with the account number only if you choose to send to a bank account directly. Refund forms, mutual fund and EPF claims, and NEFT or RTGS at a branch ask for it too.',
    'The code is not found here. Is it fake?':
      'Not necessarily. The search reads a copy of the code list with its month shown next to it, and branches opened later are missing. The branch details are much older than the code list, so an address may have changed, and for four codes in ten there are none: the page then names the bank only. MICR codes and contacts are mostly not in this copy; take them from a cheque or the bank. A match does not prove that an account or a payee is genuine; it only says the code exists on the list. The Reserve Bank’s list and your bank’s own branch page have the last word.',
    'Can I see the details as they are today?':
      'Yes, for one code at a time. “Ask for today’s details” asks a free public service of Razorpay, after you agree: it learns the code, this site’s address and your network address, and nothing else. Its answer comes below that of the list, and names what differs from it. When the service does not answer, the list’s answer stays, and nothing is ever asked without your tap.',
  }),
  sources: [
    ...checkedOn('2026-11-21', {
      'Reserve Bank of India: list of NEFT-enabled bank branches':
        'https://www.rbi.org.in/Scripts/bs_viewcontent.aspx?Id=2009',
      'Moneycontrol: name look-up for NEFT and RTGS, RBI circular of 30 December 2024':
        'https://www.moneycontrol.com/news/business/banks/soon-you-can-look-up-beneficiary-bank-account-name-for-rtgs-neft-payments-12900378.html',
      'Jagran English: IFSC codes after the bank mergers, 8 July 2021':
        'https://english.jagran.com/business/psu-bank-merger-ifsc-micr-codes-of-these-banks-have-changed-check-details-10028950',
    }),
    ...checkedOn('2026-11-23', {
      'The Hindu: names and codes of State Bank branches after the merger, 27 August 2018':
        'https://www.thehindu.com/business/Industry/sbi-changes-names-ifsc-codes-of-nearly-1300-branches-post-merger-with-associates/article24793459.ece',
      'Zee: 26 regional rural banks merge on 1 May 2025':
        'https://zeenews.india.com/personal-finance/one-state-one-rrb-regional-rural-banks-merger-from-may-1-check-list-of-26-banks-to-be-merged-2892735.html',
    }),
    ...checkedOn('2026-11-21', {
      'Moneycontrol: entering a wrong IFSC in an online transfer, 18 July 2020':
        'https://www.moneycontrol.com/news/business/personal-finance/online-transfer-what-happens-if-you-enter-wrong-ifsc-code-5563451.html',
      'ifsc 2.0.50, the codes, names of banks and UPI in the shipped directory':
        'https://www.npmjs.com/package/ifsc',
      'ifsc-nodejs 1.0.5, the branch details of September 2017 in the shipped directory':
        'https://www.npmjs.com/package/ifsc-nodejs',
    }),
  ],
  related: ['pincode-finder', 'emi-calculator', 'fd-calculator', 'pan-card-verification-guide'],
  updatedOn: '2026-11-23',
  searchParameter: 'ifsc',
}
