import { advanceTaxYears } from '@/lib/tax/advance-tax-inputs'
import { CalendarClock } from 'lucide'
import { advanceTaxCalculatorFigures } from '@/content/figures/advance-tax-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const advanceTaxCalculator: Tool = {
  slug: 'advance-tax-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Advance Tax Calculator',
  title: 'Advance Tax Calculator: Instalments, 234A, 234B, 234C',
  description:
    'Work out the instalments of advance tax with their due dates, the interest under 234A, 234B and 234C (now 423 to 425), the late fee and ITR due dates.',
  summary: 'Instalments of advance tax, interest on delay, late fee and ITR due dates.',
  lead: 'Advance tax instalments and interest',
  icon: CalendarClock,
  keywords: keywordsFrom(`
    advance tax, advance tax due date, advance tax interest, instalment, installment, 234a, 234b, 234c,
    234f, section 423, section 424, section 425, section 428, self assessment tax, itr due date,
    itr last date, belated return, revised return, late filing fee, presumptive tax, 44ad, 44ada,
    challan 280`),
  figures: advanceTaxCalculatorFigures,
  steps: stepsFrom({
    'Enter the tax of the year':
      'Take the tax with cess from the income tax calculator, and TDS and TCS from Form 26AS or the AIS.',
    'Add what you have paid':
      'Enter each payment with its day. Those after 31 March are self-assessment tax. Leave the amount at 0 if there was none.',
    'Tick what applies':
      'Presumptive business or profession pays in one instalment by {march}. Residents of 60 or more without business income pay no advance tax.',
    'Read what to pay':
      'See the next instalment, what is due with the return with its interest and fee if the instalments to come are paid in time, and the due dates, which you can save to your calendar.',
  }),
  faqs: faqsFrom({
    'Who has to pay advance tax?':
      'Everyone whose tax of the year, after TDS and TCS, is {threshold} or more. Residents aged 60 or more without income from a business or profession do not.\n\nEmployees whose TDS covers the whole tax have nothing to pay. Rent, interest, capital gains or freelance income usually changes that.',
    'What are the due dates of advance tax?':
      '{junePercent} of the tax by {june}, {septemberPercent} by {september}, {decemberPercent} by {december} and {marchPercent} by {march}. Whoever is taxed on a presumptive basis (44AD, 44ADA) pays all of it by {march}.\n\nWhat is paid by 31 March still counts as advance tax of the year.',
    'How is interest under section 234C calculated?':
      '{instalmentRate} of what the instalments of June, September and December lack, and {marchRate} of what that of March lacks. From tax year 2026-27 it is section 425.\n\nWith {tax} of tax and nothing paid: {instalmentRate} of {juneLacking}, {septemberLacking} and {decemberLacking} and {marchRate} of {tax}, so {juneInterest} + {septemberInterest} + {decemberInterest} + {marchInterest} = {deferment}. There is no interest for June from {juneEnough} paid and for September from {septemberEnough}.',
    'How is interest under section 234B calculated?':
      '{monthlyRate} for each month or part of a month from 1 April to the day of payment, if less than {yearPercent} of the tax was paid in the year. From tax year 2026-27 it is section 424.\n\n{tax} unpaid, return filed on {returnDue}: four months, {shortfall}. What you pay before that as self-assessment tax stops the interest from the next month on; it counts for interest due by then first.',
    'What does it cost to file the return late?':
      'A fee of {fee}, or {lowFee} with a total income up to {lowFeeUpTo} (section 234F, now 428), and {monthlyRate} a month of the unpaid tax (section 234A, now 423).\n\nWith {tax} unpaid, filing on {dayAfter} instead of {returnDue} costs {late} of interest under 423, {moreShortfall} more under 424 and the fee of {fee}. No interest under 423 arises on tax paid by {returnDue}.\n\nThere is no fee for those who need not file, such as with an income up to {exemptUpTo} in the new regime and none of the reasons for which a return is due all the same.',
    'What if I could not foresee a capital gain?':
      'There is no interest on instalments that fell short because of capital gains, winnings, dividends or a first business, if the tax on them is paid in the later instalments, or by 31 March where none is left.\n\nThis calculator does not know when a gain arose. Enter the tax without the gain to see the interest on the rest.',
    'When are income tax returns due for {year}?':
      '{returnDay} without business income, {businessDay} for a business or profession without audit, {auditDay} with audit. A belated return is possible until {belatedDay}, a revised one until {revisedDay}.\n\nThe dates of {yearBefore} are the same days a year earlier.',
    'Until when can I revise my return of {yearBefore}?':
      'Until {revisedDayBefore}. From {feeFrom} a fee is due (section {feeSection}): {lowFeeBefore} with a total income up to {lowFeeUpToBefore}, and {feeBefore} above it. Up to {belatedDayBefore} revising costs nothing.\n\nA belated return is possible until {belatedDayBefore} only. The Finance Act 2026 moved the last day of revised returns from December to March; our two sources are of its Bill.',
  }),
  sources: checkedOn('2026-11-28', {
    'CA B.K. Goyal: section 425, interest on deferred advance tax':
      'https://cabkgoyal.com/section-425-of-income-tax-act-2025-interest-for-deferment-of-advance-tax',
    'TaxTMI: section 234C of the 1961 Act': 'https://www.taxtmi.com/acts?id=51970',
    'CA B.K. Goyal: section 408, instalments of advance tax':
      'https://www.cabkgoyal.com/section-408-of-income-tax-act-2025-instalments-of-advance-tax-and-due-dates/',
    'AUBSP: section 403, who pays advance tax': 'https://www.aubsp.com/income-tax-act-2025-section-403/',
    'CAclubindia: section 424 as amended':
      'https://www.caclubindia.com/acts/33828-interest-for-defaults-in-payment-of-advance-tax-income-tax-act-2025.asp',
    'TaxTMI: section 234B(2), self-assessment tax after the year': 'https://www.taxtmi.com/manuals?id=3355',
    'EZTax: section 263, who files a return': 'https://eztax.in/income-tax-act-2025/section-263',
    'AUBSP: section 428, fee for a late return': 'https://www.aubsp.com/income-tax-act-2025-section-428/',
    'TaxTMI: rule 119A, rounding of interest': 'https://www.taxtmi.com/acts?id=3961',
    'Practical Tax Planning: revised returns until 31 March, section 234-I':
      'https://www.practicaltaxplanning.com/ptp-tax-scripts/tax-procedures/welcome-amendments-in-filing-of-itrs',
    'Tax Publishers: Finance Bill 2026, revised returns with a fee':
      'https://taxpublishers.in/ShowDT?ARTS15092?j0',
    'CAclubindia: due dates of returns for tax year 2026-27':
      'https://www.caclubindia.com/news/income-tax-act-2025-itr-filing-deadlines-rationalised-for-fy-2026-27-26135.asp',
  }),
  related: [
    'income-tax-calculator',
    'tds-deduction-calculator',
    'salary-calculator',
    'countdown-timer-creator',
  ],
  next: [
    {
      to: 'income-tax-calculator',
      label: 'The tax of this income in both regimes',
      set: {
        rules: [
          {
            control: 'taxYear',
            as: Object.fromEntries(advanceTaxYears().map((year) => [year, `fy-${year}`])),
          },
          // The only year that a page does not know is one that began after it was built.
          { now: 'taxYear' },
        ],
        income: { control: 'totalIncome', times: 1 },
        source: { value: 'other' },
      },
    },
  ],
  updatedOn: '2026-11-28',
}
