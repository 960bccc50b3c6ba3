import { Landmark } from 'lucide'
import { emiCalculatorFigures } from '@/content/figures/emi-calculator'
import { unknownSalary } from '@/content/steps-to-income-tax'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { emiTool } from '@/lib/finance/emi-answer'
import type { incomeTaxTool } from '@/lib/tax/income-tax-tool'

export const emiCalculator: Tool = {
  slug: 'emi-calculator',
  category: 'calculators',
  status: 'live',
  name: 'EMI Calculator',
  title: 'EMI Calculator: Home, Car and Personal Loan Schedule',
  description:
    'Find the EMI, total interest and month-by-month schedule of a home, car or personal loan, and see what a prepayment saves in rupees and months.',
  summary: 'Monthly instalment, total interest and full schedule of a loan, with prepayments.',
  lead: 'Monthly instalment, interest and schedule',
  icon: Landmark,
  keywords: keywordsFrom(`
    emi, loan emi, loan, home loan, car loan, personal loan, bike loan, education loan, interest,
    instalment, prepayment, part payment, amortisation schedule, bank loan, housing loan, loan interest,
    mortgage, gold loan, apr, key facts statement, flat rate, balance transfer, moratorium, processing fee,
    foreclosure`),
  figures: emiCalculatorFigures,
  steps: stepsFrom({
    'Enter the loan':
      'Type the Loan amount and the Annual interest rate from your sanction letter or offer. The page opens with {loan} at {rate}. For a no-cost EMI, enter 0%.',
    'Set the tenure':
      'Give the Tenure in years, or switch the unit to months for a short loan. The EMI, total interest and total payment change as you type.',
    'Pick the start month':
      'Choose the month of the first instalment. The schedule then carries real month names, and you can read it year by year or month by month.',
    'Try a prepayment':
      'Under Prepayments, add a one-time amount, or extra ones every month or year. The page shows the interest saved, and how much sooner the loan ends or how far the EMI falls.',
    'Keep the schedule':
      'Download the schedule as a CSV file for Excel, print it, or copy a link that opens the page with your numbers filled in.',
  }),
  faqs: faqsFrom({
    'What is the EMI for a home loan of {loanInLakhs}, {secondLoanInLakhs} or {thirdLoanInLakhs} for 20 years?':
      'At {rate} a year for 20 years, {loan} costs {emi} a month, {secondLoan} costs {secondEmi} and {thirdLoan} costs {thirdEmi}. EMI grows in step with the loan, so you can scale any of these up or down.\n\nOn the {loan} loan you pay back {total} in total, of which {interest} is interest. At {higherRate} the same loan has an EMI of {higherEmi}.',
    'How is EMI calculated?':
      'EMI = P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1). P is the loan, n the number of months, and r the monthly rate, which is the yearly rate ÷ 12 ÷ 100.\n\nFor {loan} at {rate} for 20 years, r is {monthRate} and n is 240, which gives {emi}. Interest each month is charged only on what you still owe. This is the reducing balance method.',
    'Why has my loan hardly come down after the first year?':
      'Early on you owe nearly the whole loan, so most of each EMI is interest. In the first EMI on {loan} at {rate} for 20 years, {firstInterest} is interest and only {firstPrincipal} repays the loan. Over the first twelve EMIs you pay {yearInterest} as interest and bring the loan down by {yearPrincipal}.\n\nThe shares cross in month {crossing}, near the end of the twelfth year. From then on more than half of each EMI goes to the principal.',
    'After a part payment, is it better to reduce the EMI or the tenure?':
      'Keeping the EMI and cutting the tenure saves more interest. Take {loan} at {rate} for 20 years with {once} prepaid along with the twelfth EMI.\n\nWith the EMI kept at {emi}, the loan ends {sooner} months early and saves {savedByTenure} of interest. With the tenure kept, the EMI falls to {lowerEmi} and the saving is {savedByEmi}. Choose the lower EMI when monthly cash is the worry. Check the prepayment clause in your loan agreement for any charge.',
    'How much does one extra EMI every year save?':
      'On {loan} at {rate} for 20 years, one extra EMI of {emi} at the end of each year closes the loan in {monthsYearly} months in place of 240. You finish {soonerYearly} months early and pay {savedYearly} less interest.\n\nA regular {monthly} extra every month does a little better: the loan ends {soonerMonthly} months early and saves {savedMonthly}. The earlier you begin, the larger the saving.',
    'What happens to my EMI when the interest rate goes up?':
      'On a floating rate loan the lender either raises the EMI or keeps it and lengthens the tenure. Suppose a {loan} loan for 20 years moves from {rate} to {higherRate} at the very start. To finish on time the EMI must rise from {emi} to {higherEmi}. If the EMI stays at {emi}, the loan runs to {longerMonths} months and total interest grows from {interest} to {longerInterest}.\n\nAsk your lender in writing which of the two it has done.',
    'What is the difference between a flat rate and a reducing rate?':
      'A flat rate charges interest on the full loan for the whole tenure, even after you have repaid part of it. {flatLoan} at {flatRate} flat for 5 years means {flatInterest} of interest and {flatEmi} a month. At {flatRate} reducing, the EMI is {reducingEmi} and the interest {reducingInterest}.\n\nThat {flatRate} flat loan costs as much as a reducing rate of about {trueRate}. This calculator uses the reducing method, so ask for the reducing rate before you compare offers.',
    'What is the APR in a loan’s Key Facts Statement?':
      'The APR is the yearly rate with all charges counted. The RBI’s own example: {kfsLoan} at {kfsRate} for 24 months with {kfsCharges} of charges pays out {kfsNet}. The EMI stays {kfsEmi}, so the true rate is {kfsApr}.\n\nUnder The whole loan, enter the processing fee, insurance and other charges. GST on the fee is added.',
    'When does a balance transfer pay off?':
      'In the month in which the interest saved so far exceeds the costs. {loan} with 20 years left, moved from {rate} to {lowerRate} for {transferCosts}, pays off in month {transferMonth} and saves {transferSaves} in total.\n\nThe earlier in the loan, the more it saves. Ask your own bank for the lower rate first.',
  }),
  sources: checkedOn('2026-11-21', {
    'Free EMI Calculator: the reducing balance formula, worked for ₹10,00,000 at 8.5% for 20 years':
      'https://freeemicalculator.com/guides/how-emi-is-calculated',
    'RBI: Key Facts Statement for Loans and Advances, 15 April 2024, with the example of the APR':
      'https://www.scribd.com/document/731916741/CIRCULARKFS1504242AE2500BAF494C2A82442B0B642705C1',
  }),
  related: [
    'credit-card-payoff-calculator',
    'fd-calculator',
    'e-stamp-duty-calculator',
    'income-tax-calculator',
  ],
  next: [
    stepBetween<typeof emiTool, typeof incomeTaxTool>()({
      to: 'income-tax-calculator',
      label: 'Income tax with the first year’s interest deducted',
      set: {
        ...unknownSalary,
        regime: { value: 'old' },
        deductionsAs: { value: 'items' },
        homeLoanInterest: { output: 'firstYearInterest' },
      },
    }),
  ],
  updatedOn: '2026-11-21',
}
