import { ShieldCheck } from 'lucide'
import { ppfCalculatorFigures } from '@/content/figures/ppf-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const ppfCalculator: Tool = {
  slug: 'ppf-calculator',
  category: 'calculators',
  status: 'live',
  name: 'PPF Calculator',
  title: 'PPF Calculator: Maturity, Withdrawal and Loan Limits',
  description:
    'Work out a PPF account with the notified rate of each quarter, deposits by date, extension after 15 years, and the loan and withdrawal limit of each year.',
  summary: 'Balance of a PPF account by notified rates, with loan and withdrawal limits.',
  lead: 'PPF balance by notified rates',
  icon: ShieldCheck,
  keywords: keywordsFrom(`
    ppf, public provident fund, ppf interest rate, ppf maturity, ppf withdrawal, ppf loan, ppf extension,
    5th of the month, tax free savings`),
  figures: ppfCalculatorFigures,
  steps: stepsFrom({
    'Enter the deposits':
      'Choose every year, every month or once, type the amount and the day of the first deposit. Add a row for each further plan or single deposit.',
    'Choose the years':
      'Pick the first financial year, from {earliestYear}, and how many financial years to run. An account opened in {year} matures on {matures}, after 16 of them.',
    'Keep or change the rate':
      'Leave Interest rate empty for the notified rate of each quarter. Quarters to come take the last known rate. Or enter a rate of your own.',
    'Read the balance':
      'See the balance at maturity, the deposits and the interest. Below, each financial year has its interest, its balance and the loan and withdrawal it allows.',
    'Look past maturity':
      'The last table shows the balance after each extension of five years, with deposits and without. An account that exists already goes under Own rate, withdrawals, balance.',
  }),
  faqs: faqsFrom({
    'How much will {mostInWords} a year in PPF become in 15 years?':
      'At {rate}, {most} deposited by 5 April in each of 15 financial years becomes {balance}. You put in {deposited} and earn {interest}.\n\nThe account runs until the end of the 16th financial year. With a deposit in that year too it pays {withOneMore}, and without one {withoutOneMore}.',
    'Why should I deposit before the 5th of the month?':
      'Because a month’s interest is worked out on the lowest balance between the close of the 5th and the end of the month. A deposit on the 6th earns nothing for that month.\n\n{monthly} a month on the 5th becomes {early} in 15 years at {rate}. The same deposit on the 6th becomes {late}, which is {lost} less. A whole year’s deposit by 5 April earns most: {balance}.',
    'When does a PPF account mature?':
      'Fifteen complete financial years after the end of the year in which it was opened. An account opened on any day of {earliestYear} matures on {earliestMatures}, so it touches 16 financial years.\n\nMost calculators run 15 years. Here you choose the number, and the balance on the day of maturity is shown first.',
    'When can I withdraw money from PPF?':
      'From the seventh financial year, counting the year of opening as the first. Once a year you can take up to half of the balance four years before or one year before, whichever is lower.\n\nAt maturity you can take everything. The account can be closed early after five years from the end of the opening year, for serious illness, higher education or a change of residency, at interest one percentage point lower.',
    'How much loan can I take against PPF?':
      'Up to {loanPercent} of the balance at the end of the second year before the loan, from the third to the sixth financial year. Someone who opened an account in {year} and held {firstBalance} at the end of that year could borrow {loan} in {loanYear}.\n\nInterest on the loan is {loanRate} a year if it is repaid within 36 months, else {loanLateRate}. Older pages name 2%, the rule before {rulesSince}.',
    'Should I extend PPF with or without deposits?':
      'Both keep earning the notified rate. With Form 4, given within a year of maturity, you may go on depositing in blocks of five years, and can take out up to {blockPercent} of the balance at the start of the block.\n\nWithout it the balance earns on, and you can take out any amount once a year, but the right to deposit is lost after the first year.',
    'Is PPF interest taxable?':
      'No. Interest and maturity are exempt in both regimes, and no TDS is deducted. The deposit itself is a deduction in the old regime only, within the {savingsLimit} of section 80C of the 1961 Act, which is section 123 of the Income-tax Act, 2025 since 1 April 2026.\n\nThe new regime gives no deduction for the deposit.',
  }),
  sources: checkedOn('2026-11-23', {
    'National Savings Institute: Public Provident Fund account':
      'http://www.nsiindia.gov.in/InternalPage.aspx?Id_Pk=55',
    'TaxGuru: Office Memorandum of 31 December 2025, rates for January to March 2026':
      'https://taxguru.in/finance/small-savings-schemes-interest-rates-january-march-2026.html',
    'CAclubindia: PPF deposits, withdrawal, closure and extension':
      'https://caclubindia.com/articles/ppf-47063.asp',
    'ClearTax: notification of 7 November 2023 on PPF, SCSS and time deposits':
      'https://news.cleartax.in/?p=9777',
  }),
  related: ['sip-calculator', 'fd-calculator', 'rd-calculator', 'income-tax-calculator'],
  updatedOn: '2026-11-28',
}
