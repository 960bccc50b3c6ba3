import { CreditCard } from 'lucide'
import { creditCardPayoffCalculatorFigures } from '@/content/figures/credit-card-payoff-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { emiInputs } from '@/lib/finance/emi'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { cardTool } from '@/lib/finance/cards/card-answer'
import type { emiTool } from '@/lib/finance/emi-answer'

export const creditCardPayoffCalculator: Tool = {
  slug: 'credit-card-payoff-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Credit Card Payoff Calculator',
  title: 'Credit Card Payoff Calculator: Months and Interest',
  description:
    'Find how many months a credit card balance takes to clear, the interest it costs, and the payment needed to be free of it by a date you choose.',
  summary: 'Months and interest to clear a card balance, or the payment to clear it in time.',
  lead: 'Months and interest to clear a card',
  icon: CreditCard,
  keywords: keywordsFrom(`
    credit card, card bill, minimum due, card interest, apr, debt payoff, avalanche, snowball,
    outstanding balance, card emi, credit card bill`),
  figures: creditCardPayoffCalculatorFigures,
  steps: stepsFrom({
    'Enter the balance':
      'Type the Credit Card Balance you cannot pay at once, and the rate: the % a month as your bill prints it, or the APR. {monthRate} a month is an APR of {apr}.',
    'Choose the goal':
      'Select Pay Fixed Amount Monthly and give the Fixed Monthly Payment, or Pay Off Within Time and give the Target Payoff Time in Months.',
    'Read the cost':
      'See the Payoff Time, Total Interest Paid and Total Amount Paid. In time mode the Required Monthly Payment comes first.',
    'Try a faster plan':
      'Choose With {gst} GST, add an extra payment, or list several cards to compare the avalanche and snowball orders month by month.',
  }),
  faqs: faqsFrom({
    'How long does it take to clear {balance} on a credit card?':
      'At an APR of {apr}, paying {payment} a month takes {months} months and costs {interest} in interest. At {more} a month it takes {moreMonths} months and {moreInterest}. At {most} it takes {mostMonths} months and {mostInterest}.\n\nTo be free in 12 months you need {forAYear} a month. These sums assume that you buy nothing more with the card until it is cleared.',
    'What happens if I pay only the minimum due?':
      'You avoid a late fee, but the balance falls very slowly. Suppose the minimum is {minimumShare} of the bill or {minimumFloor}, whichever is higher. {balance} at {apr} then takes {minimumMonths} months, more than 12 years, and costs {minimumInterest} in interest.\n\nAlso, while a balance is carried forward, new purchases usually attract interest at once. Read the minimum due rule on your own statement; banks differ.',
    'What is {monthRate} a month in yearly terms?':
      'The APR is 3 × 12 = {apr}. If interest is added to the balance each month and not paid, it compounds to {compounded} in a year. At {higherMonthRate} a month the APR is {higherApr} and the compounded rate {higherCompounded}.\n\nThis page takes the APR and divides it by 12 for each month. Banks count the exact days from each transaction, so a statement can differ by some rupees.',
    'Why does the page say my payment must be greater than {monthInterest}?':
      'Because {monthInterest} is one month’s interest on {balance} at {apr}. If you pay that or less, the balance never falls. A payment a little above it works but takes very long: {littleMore} a month needs {littleMoreMonths} months and {littleMoreInterest} of interest, twice the balance itself.\n\nRaise the payment, or ask the bank for a lower rate or an EMI conversion.',
    'I have two cards. Which should I pay first?':
      'Pay the minimum on both and put the rest on the one with the higher rate. This is the avalanche order and costs the least. Take {firstCard} at {firstRate} and {secondCard} at {secondRate}, minimums of {firstMinimum} and {secondMinimum}, and {budget} a month in total. The avalanche ends in {avalancheMonths} months with {avalancheInterest} of interest.\n\nThe snowball clears the smaller balance first. Here it takes {snowballMonths} months and {snowballInterest}. Some people prefer it because one card is gone sooner.',
    'Is it cheaper to move the balance to a personal loan?':
      'Often, if the loan rate is well below the card’s. Clearing {balance} in 24 months at {apr} needs {inTwoYears} a month and {inTwoYearsInterest} of interest. A loan at {loanRate} for the same time has an EMI of {loanEmi} and interest of {loanInterest}.\n\nAdd the processing fee and any closing charge before you compare, and stop using the card, or you will have both debts.',
    'Does GST add to credit card interest?':
      'Statements in India show GST on interest and fees as a line of its own. Look for the rate there and enter it. With GST at {gst}, each ₹100 of interest costs {hundredWithGst}.\n\nOn {balance} at {apr}, paying {payment} a month, interest with such GST comes to {gstInterest} over {gstMonths} months, against {interest} over {months} months without it. The opening figures on this page leave GST out.',
  }),
  sources: checkedOn('2026-11-21', {
    'EMI Calculator: minimum amount due on credit cards and the RBI direction of 2022':
      'https://emicalculator.net/rbi-asks-banks-to-revisit-minimum-amount-due-formula/',
  }),
  related: ['emi-calculator', 'daily-expense-tracker', 'percentage-calculator', 'fd-calculator'],
  next: [
    stepBetween<typeof cardTool, typeof emiTool>()({
      to: 'emi-calculator',
      label: 'Repay this balance by a loan (opens at {homeLoanRate}, the rate of a home loan)',
      when: { output: 'months', above: 0 },
      set: {
        principal: { control: 'balance', times: 1 },
        rate: { value: `${emiInputs.rate.initial}` },
        tenureIn: { value: 'months' },
        months: { output: 'months', times: 1 },
      },
    }),
  ],
  updatedOn: '2026-11-21',
}
