import { Sprout } from 'lucide'
import { sipCalculatorFigures } from '@/content/figures/sip-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { investmentTool } from '@/lib/finance/investment-tool'
import type { sipTool } from '@/lib/finance/sip-answer'

export const sipCalculator: Tool = {
  slug: 'sip-calculator',
  category: 'calculators',
  status: 'live',
  name: 'SIP Calculator',
  title: 'SIP Calculator with Step-up, Inflation and Goal',
  description:
    'Estimate what a monthly SIP grows to at a return you choose, with yearly step-up, inflation, and the monthly amount needed to reach a goal.',
  summary: 'What a monthly investment may grow to, and how much to invest for a goal.',
  lead: 'What a monthly investment may grow to',
  icon: Sprout,
  keywords: keywordsFrom(`
    sip, mutual fund, systematic investment plan, monthly investment, step up sip, lump sum, swp, crorepati,
    compounding, sip return`),
  figures: sipCalculatorFigures,
  steps: stepsFrom({
    'Set the monthly amount': 'Enter your Monthly Investment (₹). The page starts at {amount}.',
    'Assume a return':
      'Enter the Expected Return Rate (% p.a.). It is your guess, so run it at two or three rates before you decide.',
    'Choose the years':
      'Fill in Investment Tenure (Years). Total Investment, Estimated Returns and Future Value follow, with a chart and a year-by-year table.',
    'Go further if you need to':
      'Choose “I have a goal” to read the monthly amount it needs. Add a yearly step-up, a lump sum or inflation. Further down you see how long monthly withdrawals from the future value would last.',
  }),
  faqs: faqsFrom({
    'How much will a SIP of {amount} a month give in 10 years?':
      'At an assumed {rate} a year it grows to {value}. You put in {invested}, and {growth} is growth. At {lowerRate} the value is {atLowerRate}, and at {lowestRate} it is {atLowestRate}.\n\nThese are sums on a steady rate. A real fund rises and falls, and its value on the day you sell can lie above or below any of them.',
    'How much SIP do I need to reach {goal}?':
      'At {rate} a year you need about {inTenYears} a month for 10 years, {inFifteenYears} for 15 years, {inTwentyYears} for 20 years or {inTwentyFiveYears} for 25 years. At {lowerRate} the amount for 20 years rises to {inTwentyYearsAtLower}.\n\nTime does more than the amount. Remember that {goal} in 20 years will buy less than it does now; the inflation field shows by how much.',
    'Why do two SIP calculators show different answers?':
      'They turn the yearly return into a monthly one in two ways. This page divides it by 12, so {rate} becomes {monthRate} a month, which compounds to {yearRate} a year. Others use the monthly rate that compounds to exactly {rate}.\n\nFor {amount} a month over 10 years the first way gives {value} and the second {byTwelfthRoot}. Both figures are shown here. Instalments are taken at the start of each month.',
    'Does raising my SIP by {stepUp} every year make a big difference?':
      'Yes. {longAmount} a month for 20 years at {rate} becomes {longValue} from {longInvested} invested. Raise the instalment by {stepUp} at the end of each year and the value becomes {raisedValue}, from {raisedInvested} invested.\n\nOf the extra {raisedMore}, {raisedOwn} is your own money and the rest is growth. In the twentieth year you would be paying {lastInstalment} a month, so check that your income can carry it.',
    'What will my SIP be worth after inflation?':
      'Divide the future value by the rise in prices. {value} after 10 years, with prices growing {inflation} a year, buys what {valueToday} buys today. The {longValue} from {longAmount} a month over 20 years buys what {longValueToday} buys today.\n\nSet a goal in the money of the year you will spend it, or use the inflation field and read the value in today’s rupees.',
    'Is a lump sum better than a SIP?':
      'On a steady rate the lump sum ends higher, because all of it works from the first day. {invested} at {rate} for 10 years becomes {lumpSum}. The same {invested} as {amount} a month becomes {value}.\n\nMarkets are not steady, and few people have the whole sum at the start. A SIP spreads the buying over many prices. The two also answer different needs: spare money now, or savings from a salary.',
    'Are tax, exit load and expense ratio deducted from the result?':
      'No. The calculator applies the return you type and nothing else. A fund’s published return is usually after its expense ratio, so if you use that figure, do not subtract the ratio again. Exit load and tax on gains come off when you redeem.\n\nTo be careful, enter a return one or two points below what the fund has shown and compare the two results.',
  }),
  sources: checkedOn('2026-11-21', {
    'EpitomeTool: SIP formula with instalments at the start of the month and rate ÷ 12':
      'https://epitometool.com/tools/sip-calculator',
    'SIP Calculator by priyanshu84iya: the effective-rate variant, ₹12,766 for ₹1,000 a month at 12%':
      'https://priyanshu84iya.github.io/SIP-Calculator',
  }),
  related: ['investment-returns-calculator', 'rd-calculator', 'fd-calculator', 'daily-expense-tracker'],
  next: [
    stepBetween<typeof sipTool, typeof investmentTool>()({
      to: 'investment-returns-calculator',
      label: 'The same savings paid once a year',
      set: {
        initial: { control: 'lumpSum', times: 1 },
        annual: [
          { output: 'goalAmount', times: 12, when: { control: 'aim', is: 'goal' } },
          { control: 'amount', times: 12 },
        ],
        rate: { control: 'rate' },
        years: { control: 'years' },
      },
      also: { inflation: { control: 'inflation', times: 1 } },
    }),
  ],
  updatedOn: '2026-11-21',
}
