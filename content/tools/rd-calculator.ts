import { PiggyBank } from 'lucide'
import { rdCalculatorFigures } from '@/content/figures/rd-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { fdTool } from '@/lib/finance/deposits/fd-answer'
import type { rdTool } from '@/lib/finance/deposits/rd-answer'

export const rdCalculator: Tool = {
  slug: 'rd-calculator',
  category: 'calculators',
  status: 'live',
  name: 'RD Calculator',
  title: 'RD Calculator: Recurring Deposit Maturity Amount',
  description:
    'Work out what a recurring deposit pays at maturity, by monthly compounding or by the quarterly formula banks use, with a month-by-month schedule.',
  summary: 'Maturity amount of a recurring deposit, by the monthly or the bank formula.',
  lead: 'Maturity amount of a recurring deposit',
  icon: PiggyBank,
  keywords: keywordsFrom(`
    rd, recurring deposit, post office rd, monthly saving, bank rd, rd interest rate`),
  figures: rdCalculatorFigures,
  steps: stepsFrom({
    'Enter the instalment':
      'Type the Monthly Investment you will pay. The page takes each instalment at the start of its month.',
    'Add rate and months':
      'Fill in the Annual Interest Rate and the Tenure in Months, for example 60 for five years.',
    'Choose the method':
      'Under Compounding keep Simplified monthly, or switch to Quarterly, as banks do, to come close to a bank or post office figure.',
    'Check the schedule':
      'See Total Investment, Total Interest Earned and Maturity Amount. Further down are the balance by year or by month and the comparison with one FD of the same total.',
  }),
  faqs: faqsFrom({
    'What will {amount} a month in an RD become in 5 years?':
      'At {rate} with monthly compounding, {maturity}. You pay in {invested} over 60 months and earn {interest}. By the quarterly formula that banks use, the maturity amount is {byQuarter}, which is {less} less.\n\nThe result scales with the instalment. {small} a month gives {ofSmall} and {large} a month gives {ofLarge} by the monthly method.',
    'Which formula do banks use for RD maturity?':
      'The formula of the Indian Banks’ Association compounds each quarter: M = R × ((1 + i)ⁿ − 1) ÷ (1 − (1 + i)^(−1/3)). R is the monthly instalment, i the yearly rate ÷ 400 and n the number of quarters.\n\nFor {amount} a month over 18 months at {bankRate}, i is 0.01875, n is 6 and M is {bankMaturity}. The simplified monthly method gives {bankByMonth} for the same deposit.',
    'How much does a 5-year post office RD pay on {small} a month?':
      'If the rate is {postRate} a year, compounded quarterly, 60 instalments of {small} grow to {postMaturity}. You pay in {postInvested}, so the interest is {postInterest}. For {amount} a month multiply by five.\n\nRates of small savings schemes are revised from time to time, so check the current one at the post office before you enter it. Choose the quarterly formula on this page; the monthly one gives {postByMonth}.',
    'Why does an RD earn less than an FD at the same rate?':
      'Because most of the money arrives later. In a 60-month RD the first {amount} earns for sixty months and the last for one. At {rate}, the first instalment grows to {first} and the last to {last}.\n\nAn FD of {invested} earns on the full sum from the first day and gives {lumpSumInterest} of interest in five years at {rate} compounded quarterly. The RD of {amount} a month earns {interest}. The rate is the same; the time is not.',
    'How much should I save monthly in an RD to get {goalInWords}?':
      'At {rate} with monthly compounding, {inOneYear} a month for one year, {inThreeYears} for three years or {inFiveYears} for five years. For {smallGoalInWords} divide these by five.\n\nAsk the bank to round the instalment to the nearest hundred and type that amount here to see the exact maturity. If TDS may apply, aim a little higher.',
    'Is TDS deducted on RD interest?':
      'Yes, by the same limit as other bank interest. Since {interestSince} the bank deducts {interestPercent} when its interest to you in the year exceeds {interestLimit}, or {interestSenior} for a senior citizen, counting your FDs and RDs with that bank together. The rule was section 194A of the 1961 Act and is section 393(1), Sl. 5(ii), of the Income-tax Act, 2025 from 1 April 2026.\n\nAn RD of {amount} a month stays far below this. Its interest is still part of your taxable income.',
    'What if I miss an RD instalment?':
      'This page assumes that every instalment is paid on time. In practice the bank or post office charges a small sum for each delay, and after several missed instalments it may close the account. The terms are in your passbook or deposit receipt.\n\nTo estimate the effect, reduce the months by the number you missed and compare. At {rate}, {amount} a month for 60 months gives {maturity}, and for 58 months it gives {withoutMissed}.',
  }),
  sources: checkedOn('2026-11-21', {
    'KBS blog: RD maturity by the Indian Banks’ Association formula, with the ₹95,502.35 example':
      'http://blog.kbsbng.com/2011/01/maturity-amount-calculation-for.html',
    'Legalbabu: TDS chart FY 2025-26': 'https://legalbabu.com/learn/?p=1199',
    'Finin2min: mapping of TDS sections to 392 and 393':
      'https://finin2min.com/articles/tds-section-392-393-new-mapping-guide.html',
  }),
  related: ['fd-calculator', 'sip-calculator', 'tds-deduction-calculator', 'daily-expense-tracker'],
  next: [
    stepBetween<typeof rdTool, typeof fdTool>()({
      to: 'fd-calculator',
      label: 'Put the maturity amount into a fixed deposit',
      set: { principal: { output: 'maturityAmount' }, rate: { control: 'rate' } },
    }),
  ],
  updatedOn: '2026-11-21',
}
