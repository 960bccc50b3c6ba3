import { HandCoins } from 'lucide'
import { loanEligibilityCalculatorFigures } from '@/content/figures/loan-eligibility-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { stampDutyTool } from '@/lib/stamp-duty/stamp-duty-answer'
import type { emiTool } from '@/lib/finance/emi-answer'
import type { loanEligibilityTool } from '@/lib/finance/loan-eligibility-answer'

export const loanEligibilityCalculator: Tool = {
  slug: 'loan-eligibility-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Loan Eligibility Calculator',
  title: 'Loan Eligibility: How Much Loan on Your Salary',
  description:
    'Work out the home, car or personal loan that an income carries, with other EMIs, the lender’s share of income (FOIR) and the RBI’s limits for home loans.',
  summary: 'How much a bank lends on your salary, and how much of a property’s price.',
  lead: 'How much a bank lends on your salary',
  icon: HandCoins,
  keywords: keywordsFrom(`
    eligibility, how much loan can i get, foir, ltv, affordable emi, down payment, borrowing power`),
  figures: loanEligibilityCalculatorFigures,
  steps: stepsFrom({
    'Enter income and EMIs': 'Type your monthly income and the EMIs that you already pay each month.',
    'Set rate and tenure':
      'Enter the interest rate of your lender and the tenure in months. You can also type 20 years.',
    'Adjust the share of income':
      'Lenders let {lowShare} to {highShare} of income go to EMIs. The page starts with {usualShare}; change it if your lender names another.',
    'Add the price of a home':
      'For a home loan enter the property value. The page then applies the RBI’s limits by size of the loan and shows your own money.',
    'Read the loan':
      'See the loan, its EMI and its interest. Below, tables show other tenures and shares of income. Links open the EMI schedule and the stamp duty with these figures.',
  }),
  faqs: faqsFrom({
    'How much home loan can I get on a {salary} salary?':
      'About {smallLoanInLakhs} lakh: at {rate} over 20 years and with half of income for EMIs, an EMI of {smallEmi} carries {smallLoan}.\n\nOther EMIs come off first. Over 30 years the same EMI carries {smallLoanLonger}, at more interest.',
    'How much loan can I get on a salary of {incomeInWords}?':
      'At {rate} over 20 years, {usualLoan} if the lender allows half of income for EMIs and you pay no other EMI. With other EMIs of {otherEmis} it is {lessLoan}.\n\nIf the lender allows {lowShare}, an EMI of {lowEmi} carries {lowLoan}; with {highShare} an EMI of {highEmi} carries {highLoan}.',
    'What is FOIR?':
      'The fixed obligations to income ratio: the share of monthly income that may go to EMIs, the new one included. Most lenders use about 50%; published figures range from 35% to 60%, often higher for higher incomes.\n\nIt is the lender’s own custom. No law and no direction of the RBI fixes it, so two banks may offer different loans on the same income.',
    'How much of the price of a home does a bank lend?':
      'At most {smallPercent} for a loan up to {smallUpTo}, {middlePercent} up to {middleUpTo} and {largePercent} above, by the RBI’s circular of {limitsSince}. The limits go by the size of the loan, not by the price.\n\nFor a home of {firstPrice} that is {firstLoan}, for one of {secondPrice} {secondLoan}, and for one of {thirdPrice} {thirdLoan}.',
    'Are stamp duty and registration part of a home loan?':
      'Not above a price of {stampDutyUpTo}: the bank may not count stamp duty, registration and documentation in the value on which it lends. You pay them on top of your own part of the price.\n\nFor a home of up to {stampDutyUpTo} the bank may add them. This has been so since February 2012.',
    'How can I get a larger loan?':
      'A longer tenure, a lower rate, fewer other EMIs or a co-applicant’s income raise the loan. At {rate} an EMI of {usualEmi} carries {shorterLoan} over 15 years and {longerLoan} over 25.\n\nA longer tenure also costs more interest. Compare the tenures in the table below the result. The lender also looks at credit score, age and job.',
  }),
  sources: checkedOn('2026-11-23', {
    'RBI: Individual Housing Loans, LTV ratios, 8 October 2015':
      'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=10063&Mode=0',
    'ABCAUS: RBI circular of 7 June 2017 on LTV ratios and risk weights':
      'https://abcaus.in/rbi/individual-housing-loans-risk-weights-ltv-ratios-rationalisation.html/amp',
    'Commerce Club: RBI circular of 5 March 2015, stamp duty in the value up to ₹10 lakh':
      'https://commerceclub.in/stamp-duty-registration-cost-would-not-be-added-to-total-value-of-the-property-in-cases-of-bank-loan-if-property-value-exceeds-rs-10-lacs',
    'Housing.com: FOIR, most lenders 50% (a custom)':
      'https://housing.com/in/home-loans/faq/57-what-is-my-home-loan-eligibility',
    'MyMoneyMantra: FOIR by loan and income (a custom)':
      'https://mymoneymantra.com/blog/understanding-the-concept-of-foir',
  }),
  related: ['emi-calculator', 'e-stamp-duty-calculator', 'salary-calculator', 'income-tax-calculator'],
  next: [
    stepBetween<typeof loanEligibilityTool, typeof emiTool>()({
      to: 'emi-calculator',
      label: 'EMI schedule of this loan',
      when: { output: 'loanByIncome', above: 0 },
      set: {
        principal: [
          { output: 'eligibleLoan', when: { output: 'eligibleLoan', above: 0 } },
          { output: 'loanByIncome' },
        ],
        rate: { control: 'ratePct' },
        tenureIn: { value: 'months' },
        months: { control: 'months' },
      },
    }),
    stepBetween<typeof loanEligibilityTool, typeof stampDutyTool>()({
      to: 'e-stamp-duty-calculator',
      label: 'Stamp duty of this property',
      when: { control: 'propertyValue', above: 0 },
      set: { value: { control: 'propertyValue', times: 1 } },
    }),
  ],
  updatedOn: '2026-11-23',
}
