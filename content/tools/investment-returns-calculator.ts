import { TrendingUp } from 'lucide'
import { investmentReturnsCalculatorFigures } from '@/content/figures/investment-returns-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const investmentReturnsCalculator: Tool = {
  slug: 'investment-returns-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Investment Returns Calculator',
  title: 'Investment Returns Calculator: Growth, CAGR and XIRR',
  description:
    'See what a starting sum and yearly additions grow to, and measure a past investment by CAGR, by XIRR from dated payments, and after inflation.',
  summary: 'Future value of a sum with yearly additions, and the return you really earned.',
  lead: 'Future value of a sum with additions',
  icon: TrendingUp,
  keywords: keywordsFrom(`
    investment, returns, cagr, xirr, compound interest, future value, lump sum, yearly investment,
    real return, growth rate`),
  figures: investmentReturnsCalculatorFigures,
  steps: stepsFrom({
    'Start with what you have':
      'Enter the Initial Investment and, if you will add money each year, the Annual Contribution. It is taken at the start of each year unless you choose the end.',
    'Set time and rate': 'Fill in the Investment Duration in Years and the Expected Annual Return Rate.',
    'Read the growth':
      'Total Investment, Total Growth, Total Return and Estimated Future Value appear with a chart and a table by year.',
    'Measure a past investment':
      'For the return already earned, use CAGR with a first and a last value, or XIRR with each payment and its date.',
  }),
  faqs: faqsFrom({
    'What is CAGR and how do I calculate it?':
      'CAGR is the steady yearly rate that would take the first value to the last. Divide last by first, raise to 1 ÷ years, and subtract 1. {first} that became {last} in five years has a CAGR of 1.8^(1/5) − 1 = {cagr}.\n\nThe total gain of {gain} divided by five would suggest {gainByYear}, which is too high, because it forgets that gains earn gains. CAGR fits one payment in and one value out.',
    'When should I use XIRR in place of CAGR?':
      'Use XIRR when money went in or came out on several dates, as with a SIP or top-ups. It finds the one yearly rate at which all the payments, each for its own number of days ÷ 365, add up to the final value.\n\nSay you put in {paid} on {paidOn} and {paidMore} on {paidMoreOn}, and hold {held} on {heldOn}. The gain is {heldGain} of what you put in, and the XIRR is {xirr} a year.',
    'How long will my money take to double?':
      'Divide 72 by the yearly return. At {lowRate} that is 12 years, at {middleRate} nine years and at {highRate} six years. The exact figures are {lowYears}, {middleYears} and {highYears} years, so the rule is close for ordinary rates.\n\nIt works backwards as well. Money that doubled in six years earned about {highRate} a year; the exact CAGR is {doubledInSix}.',
    'Why is my total return {totalReturnRound} when I entered {rate}?':
      'The {rate} is for one year. Total return counts all the growth against all the money you put in. With {initial} at the start and {annual} a year for 10 years at {rate}, you invest {invested} and end with {value}. The growth of {growth} is {totalReturn} of {invested}.\n\nTotal return says nothing about time, so compare investments by the yearly rate.',
    'Does it matter if I invest at the start or the end of the year?':
      'Yes, each contribution earns for one year more. With {initial} at first and {annual} a year for 10 years at {rate}, paying at the start of each year gives {value}. Paying at the end gives {valueAtEnd}, which is {lessAtEnd} less.\n\nPeople who put in a yearly amount such as a PPF deposit or an insurance-linked saving gain by paying early in the year.',
    'What is a real return?':
      'It is the return after inflation. Divide 1 plus the return by 1 plus inflation, and subtract 1. With {rate} return and {inflation} inflation it is 1.12 ÷ 1.06 − 1 = {realRate}, not the {inflation} that subtraction suggests.\n\nIn the example of this page, {value} after 10 years buys what {valueToday} buys today if prices rise {inflation} a year.',
  }),
  sources: checkedOn('2026-11-21', {
    'Microsoft: XIRR, payments discounted on a 365-day year':
      'https://learn.microsoft.com/en-us/office/vba/api/excel.worksheetfunction.xirr',
    'Nippon India Mutual Fund: CAGR and XIRR':
      'https://mf.nipponindiaim.com/mutual-fund-articles/xirr-vs-cagr',
  }),
  related: ['sip-calculator', 'fd-calculator', 'percentage-calculator', 'currency-converter'],
  updatedOn: '2026-11-21',
}
