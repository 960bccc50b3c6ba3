import { CreditCard } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

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
    outstanding balance, card ka byaj, udhar, bakaya, क्रेडिट कार्ड, उधार, card emi, credit card bill,
    क्रेडिट कार्ड बिल`),
  steps: stepsFrom({
    'Enter the balance':
      'Type the Credit Card Balance you cannot pay at once, and the rate: the % a month as your bill prints it, or the APR. 3% a month is an APR of 36%.',
    'Choose the goal':
      'Select Pay Fixed Amount Monthly and give the Fixed Monthly Payment, or Pay Off Within Time and give the Target Payoff Time in Months.',
    'Read the cost':
      'See the Payoff Time, Total Interest Paid and Total Amount Paid. In time mode the Required Monthly Payment comes first.',
    'Try a faster plan':
      'Choose With 18% GST, add an extra payment, or list several cards to compare the avalanche and snowball orders month by month.',
  }),
  faqs: faqsFrom({
    'How long does it take to clear ₹50,000 on a credit card?':
      'At an APR of 36%, paying ₹2,500 a month takes 31 months and costs ₹27,497 in interest. At ₹4,000 a month it takes 16 months and ₹13,608. At ₹5,000 it takes 13 months and ₹10,338.\n\nTo be free in 12 months you need ₹5,023 a month. These sums assume that you buy nothing more with the card until it is cleared.',
    'What happens if I pay only the minimum due?':
      'You avoid a late fee, but the balance falls very slowly. Suppose the minimum is 5% of the bill or ₹200, whichever is higher. ₹50,000 at 36% then takes 148 months, more than 12 years, and costs ₹66,375 in interest.\n\nAlso, while a balance is carried forward, new purchases usually attract interest at once. Read the minimum due rule on your own statement; banks differ.',
    'What is 3% a month in yearly terms?':
      'The APR is 3 × 12 = 36%. If interest is added to the balance each month and not paid, it compounds to 42.58% in a year. At 3.5% a month the APR is 42% and the compounded rate 51.11%.\n\nThis page takes the APR and divides it by 12 for each month. Banks count the exact days from each transaction, so a statement can differ by some rupees.',
    'Why does the page say my payment must be greater than ₹1,500?':
      'Because ₹1,500 is one month’s interest on ₹50,000 at 36%. If you pay that or less, the balance never falls. A payment a little above it works but takes very long: ₹1,600 a month needs 94 months and ₹1,00,082 of interest, twice the balance itself.\n\nRaise the payment, or ask the bank for a lower rate or an EMI conversion.',
    'I have two cards. Which should I pay first?':
      'Pay the minimum on both and put the rest on the one with the higher rate. This is the avalanche order and costs the least. Take ₹60,000 at 42% and ₹20,000 at 30%, minimums of ₹2,500 and ₹1,000, and ₹6,000 a month in total. The avalanche ends in 18 months with ₹25,825 of interest.\n\nThe snowball clears the smaller balance first. Here it takes 19 months and ₹28,358. Some people prefer it because one card is gone sooner.',
    'Is it cheaper to move the balance to a personal loan?':
      'Often, if the loan rate is well below the card’s. Clearing ₹50,000 in 24 months at 36% needs ₹2,952 a month and ₹20,857 of interest. A loan at 16% for the same time has an EMI of ₹2,448 and interest of ₹8,756.\n\nAdd the processing fee and any closing charge before you compare, and stop using the card, or you will have both debts.',
    'Does GST add to credit card interest?':
      'Statements in India show GST on interest and fees as a line of its own. Look for the rate there and enter it. With GST at 18%, each ₹100 of interest costs ₹118.\n\nOn ₹50,000 at 36%, paying ₹2,500 a month, interest with such GST comes to ₹38,475 over 36 months, against ₹27,497 over 31 months without it. The opening figures on this page leave GST out.',
  }),
  sources: checkedOn('2026-11-21', {
    'EMI Calculator: minimum amount due on credit cards and the RBI direction of 2022':
      'https://emicalculator.net/rbi-asks-banks-to-revisit-minimum-amount-due-formula/',
  }),
  related: ['emi-calculator', 'daily-expense-tracker', 'percentage-calculator', 'fd-calculator'],
  next: [
    {
      to: 'emi-calculator',
      label: 'Repay this balance by a loan (opens at 8.5%, the rate of a home loan)',
      set: {
        principal: { control: 'balance', times: 1 },
        rate: { value: '8.5' },
        tenureIn: { value: 'months' },
        months: { output: 'months' },
      },
    },
  ],
  updatedOn: '2026-11-21',
}
