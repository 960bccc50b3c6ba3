import { Coins } from 'lucide'
import { savingsSchemesFigures } from '@/content/figures/savings-schemes'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const savingsSchemes: Tool = {
  slug: 'savings-schemes',
  category: 'calculators',
  status: 'live',
  name: 'Savings Schemes Calculator',
  title: 'Savings Schemes Compared: NSC, SCSS, SSY, KVP, MIS, TD, RD',
  description:
    'Compare Sukanya Samriddhi, SCSS, NSC, KVP, MIS, time and recurring deposits: the rate of the day, what you get, tax, limits and who may open which.',
  summary: 'NSC, SCSS, Sukanya, KVP, MIS, FD and RD compared: rate, payout, after tax, limits.',
  lead: 'NSC, SCSS, Sukanya, KVP, MIS compared',
  icon: Coins,
  keywords: keywordsFrom(`
    small savings schemes, sukanya, sukanya samriddhi, ssy, scss, senior citizen savings scheme, nsc,
    national savings certificate, kvp, kisan vikas patra, mis, monthly income scheme, time deposit,
    post office scheme, post office mis, small savings interest rate, fd vs rd vs post office, bank,
    after tax, dicgc`),
  figures: savingsSchemesFigures,
  steps: stepsFrom({
    'Choose the scheme':
      'Pick NSC, SCSS, Sukanya Samriddhi, KVP, MIS, a time deposit or a recurring deposit.',
    'Enter the amount':
      'Type the amount, for a recurring deposit the sum of a month. For Sukanya Samriddhi choose every year, every month or once; add a row for each further deposit.',
    'Choose the day of opening':
      'The rate of that day applies. Leave Interest rate empty for the notified rate or enter one of your own. For SCSS and MIS you can add an early closing.',
    'Read and compare':
      'See what the scheme pays and how it is taxed. Below, a table compares all schemes at the rates of the same day, with limits, who may open which and early closing.',
  }),
  faqs: faqsFrom({
    'Which small savings scheme has the highest interest rate?':
      'Sukanya Samriddhi and the Senior Citizens’ Savings Scheme, both {ssyRate} a year. NSC pays {nscRate}, KVP and the 5-year time deposit {kvpRate}, the monthly income scheme {misRate}, and the recurring deposit {rdRate}.\n\nThese rates were last changed for {ratesSince} and are reported unchanged for {quarterFrom} to {quarterTo}. The government sets them each quarter.',
    'How much does {amountInWords} in NSC become?':
      'At {nscRate} {amount} becomes {nscMaturity} after five years. The rate of the day of purchase holds for the whole term, and interest is compounded yearly.\n\nInterest is taxed each year as it accrues: {nscFirstYear} in the first year. That of the first four years counts for section 80C again, in the old regime; that of the fifth does not.',
    'How much does the post office monthly income scheme pay?':
      'At {misRate} {misMost} pays {misMonthly} a month for five years, and {misJoint} in a joint account {misJointMonthly}. One person may hold at most {misMost}, his share of joint accounts included.\n\nIt cannot be closed in the first 12 months. Before three years {misEarlyOff} of the deposit comes off, after that {misLateOff}.',
    'How much does SCSS pay each quarter?':
      'At {scssRate} {scssMost}, the most that one person may hold, pays {scssQuarterly} a quarter, and {scssAmount} pays {scssAmountQuarterly}. It runs five years and may be extended by three years at a time.\n\nWho is 60 may open it; retired people from 55 within three months of their benefits, and retired defence staff from 50.',
    'How much does Sukanya Samriddhi pay after 21 years?':
      '{ssyMost} each April for 15 years at {ssyRate} becomes {ssyMaturity}, of which {ssyDeposited} is deposited. The interest of each year is rounded to the rupee; calculators that do not round show {ssyUnrounded}.\n\nThe press also prints ₹69,27,578, with deposits at other times of the year. The rate can change each quarter.',
    'Which of these schemes save tax?':
      'Deposits in NSC, SCSS, Sukanya Samriddhi and the 5-year time deposit count within the {savingsLimit} of section 80C, which is section 123 of the Income-tax Act, 2025 since April 2026. This is so in the old regime only.\n\nThe interest of Sukanya Samriddhi is exempt. That of all others is taxed; senior citizens deduct up to {seniorDeduction} of interest in the old regime.',
    'Is TDS deducted from the interest?':
      'On SCSS, MIS, time and recurring deposits: {interestPercent} when the interest of a year passes {interestLimit}, or {interestSenior} for a senior citizen, since {interestSinceMonth}. NSC has no TDS, and Sukanya Samriddhi is exempt.\n\nTDS is not the tax itself. The interest belongs in your return even when nothing is deducted.',
    'FD, RD or post office: which pays more after tax?':
      'For five years, {sum} taxed at {taxRate} leaves {fdAfterTax} of a bank FD at {fdRate}, and {nscAfterTax} of NSC. That is {fdYield} and {nscYield} a year. The 5-year time deposit returns {timeDepositYield}, as its interest comes each year.\n\nAn RD takes its money month by month, so compare its yearly return: {rdYield} at the post office. The part below computes all of them for your sum and slab.',
    'How safe are bank deposits and post office schemes?':
      'Bank deposits are insured by the DICGC up to {insured} for each person and bank, interest included. Post office schemes and PPF are the central government’s own.\n\nWho has more than that in one bank can spread it over several.',
    'Can I still open a Mahila Samman certificate?':
      'No. The Mahila Samman Savings Certificate took its last accounts on 31 March 2025. Those that were opened run at 7.5% for two years, and the last of them mature by the end of March 2027.\n\nFor this reason it is not in the comparison.',
  }),
  sources: checkedOn('2026-11-28', {
    'TaxGuru: Office Memorandum of 31 December 2025, rates for January to March 2026':
      'https://taxguru.in/finance/small-savings-schemes-interest-rates-january-march-2026.html',
    'National Savings Institute: Senior Citizens’ Savings Scheme':
      'http://www.nsiindia.gov.in/InternalPage.aspx?Id_Pk=62',
    'National Savings Institute: Monthly Income Account Scheme':
      'http://www.nsiindia.gov.in/InternalPage.aspx?Id_Pk=57',
    'StaffNews: G.S.R. 284(E), values of NSC and the fifty-paise rule':
      'https://staffnews.in/2020/05/national-savings-certificates-viii-issue-amendment-scheme-2020.html',
    'Karvitt: G.S.R. 919(E), National Savings Certificates (VIII Issue) Scheme, 2019':
      'https://karvitt.com/banking/nsc-2019',
    'UpdatedYou: Sukanya Samriddhi Account Scheme, 2019, G.S.R. 914(E)':
      'https://updatedyou.com/sukanya-samriddhi-account-scheme/',
    'TaxGuru: G.S.R. 52(E), Kisan Vikas Patra from January 2023':
      'https://taxguru.in/finance/kisan-vikas-patra-amendment-scheme-2023-amount-double-10-years.html',
    'Mint: Kisan Vikas Patra, ₹1,000 and multiples of ₹100':
      'https://www.livemint.com/money/personal-finance/double-your-money-in-10-years-with-this-small-savings-scheme-11606551659590.html',
    'Zee Business: Kisan Vikas Patra at the post office, the same limits':
      'https://zeebiz.com/personal-finance/news-post-office-account-kisan-vikas-certificate-scheme-in-115-months-this-guaranteed-income-post-office-scheme-turns-rs-1-lakh-into-rs-2-lakh-application-form-how-to-fill-sample-see-calculations-with-examples-298809/amp',
    'GConnect: G.S.R. 285(E), values of the recurring deposit':
      'https://gconnect.in/orders-in-brief/retirement-benefits/national-savings-recurring-deposit.html',
    'OfficeNewz: time deposits, early closing since 10 November 2023':
      'https://officenewz.com/2023/11/14/post-office-fixed-deposit-premature-closure-is-costly-now-know-revised-rules',
    'Factly: DICGC insurance of ₹5 lakh since 4 February 2020':
      'https://factly.in/explainer-what-is-the-insurance-cover-on-your-bank-deposits/',
    'Legalbabu: TDS chart, interest above ₹50,000 and ₹1,00,000': 'https://legalbabu.com/learn/?p=1199',
  }),
  related: ['ppf-calculator', 'fd-calculator', 'rd-calculator', 'nps-calculator', 'income-tax-calculator'],
  updatedOn: '2026-11-28',
}
