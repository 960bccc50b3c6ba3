import { Sprout } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

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
    compounding, nivesh, bachat, mahine ka nivesh, म्यूचुअल फंड, निवेश, sip return, एसआईपी`),
  steps: stepsFrom({
    'Set the monthly amount': 'Enter your Monthly Investment (₹). The page starts at ₹5,000.',
    'Assume a return':
      'Enter the Expected Return Rate (% p.a.). It is your guess, so run it at two or three rates before you decide.',
    'Choose the years':
      'Fill in Investment Tenure (Years). Total Investment, Estimated Returns and Future Value follow, with a chart and a year-by-year table.',
    'Go further if you need to':
      'Choose “I have a goal” to read the monthly amount it needs. Add a yearly step-up, a lump sum or inflation. Further down you see how long monthly withdrawals from the future value would last.',
  }),
  faqs: faqsFrom({
    'How much will a SIP of ₹5,000 a month give in 10 years?':
      'At an assumed 12% a year it grows to ₹11,61,695. You put in ₹6,00,000, and ₹5,61,695 is growth. At 10% the value is ₹10,32,760, and at 8% it is ₹9,20,828.\n\nThese are sums on a steady rate. A real fund rises and falls, and its value on the day you sell can lie above or below any of them.',
    'How much SIP do I need to reach ₹1 crore?':
      'At 12% a year you need about ₹43,041 a month for 10 years, ₹19,819 for 15 years, ₹10,009 for 20 years or ₹5,270 for 25 years. At 10% the amount for 20 years rises to ₹13,060.\n\nTime does more than the amount. Remember that ₹1 crore in 20 years will buy less than it does now; the inflation field shows by how much.',
    'Why do two SIP calculators show different answers?':
      'They turn the yearly return into a monthly one in two ways. This page divides it by 12, so 12% becomes 1% a month, which compounds to 12.68% a year. Others use the monthly rate that compounds to exactly 12%.\n\nFor ₹5,000 a month over 10 years the first way gives ₹11,61,695 and the second ₹11,20,179. Both figures are shown here. Instalments are taken at the start of each month.',
    'Does raising my SIP by 10% every year make a big difference?':
      'Yes. ₹10,000 a month for 20 years at 12% becomes ₹99,91,479 from ₹24,00,000 invested. Raise the instalment by 10% at the end of each year and the value becomes ₹1,98,88,715, from ₹68,73,000 invested.\n\nOf the extra ₹98,97,236, ₹44,73,000 is your own money and the rest is growth. In the twentieth year you would be paying ₹61,159 a month, so check that your income can carry it.',
    'What will my SIP be worth after inflation?':
      'Divide the future value by the rise in prices. ₹11,61,695 after 10 years, with prices growing 6% a year, buys what ₹6,48,685 buys today. The ₹99,91,479 from ₹10,000 a month over 20 years buys what ₹31,15,390 buys today.\n\nSet a goal in the money of the year you will spend it, or use the inflation field and read the value in today’s rupees.',
    'Is a lump sum better than a SIP?':
      'On a steady rate the lump sum ends higher, because all of it works from the first day. ₹6,00,000 at 12% for 10 years becomes ₹19,80,232. The same ₹6,00,000 as ₹5,000 a month becomes ₹11,61,695.\n\nMarkets are not steady, and few people have the whole sum at the start. A SIP spreads the buying over many prices. The two also answer different needs: spare money now, or savings from a salary.',
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
    {
      to: 'investment-returns-calculator',
      label: 'The same savings paid once a year',
      set: {
        initial: { control: 'lumpSum', times: 1 },
        annual: [
          { output: 'goalAmount', times: 12 },
          { control: 'amount', times: 12 },
        ],
        rate: { control: 'rate' },
        years: { control: 'years' },
      },
      also: { inflation: { control: 'inflation', times: 1 } },
    },
  ],
  updatedOn: '2026-11-21',
}
