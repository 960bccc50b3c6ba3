import { Armchair } from 'lucide'
import { retirementCalculatorFigures } from '@/content/figures/retirement-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { retirementTool } from '@/lib/finance/retirement-answer'
import type { sipTool } from '@/lib/finance/sip-answer'
import type { epfTool } from '@/lib/salary/epf-answer'
import type { npsTool } from '@/lib/savings/nps-answer'

const isBefore = { output: 'yearsToRetirement', above: 0 } as const

export const retirementCalculator: Tool = {
  slug: 'retirement-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Retirement Calculator',
  title: 'Retirement Calculator: Corpus, SIP and How Long It Lasts',
  description:
    'Find the corpus your expenses need at retirement after inflation, the monthly SIP with EPF and NPS that leads to it, and how many years it lasts.',
  summary: 'Corpus for your expenses at retirement, the SIP that leads to it, and how long it lasts.',
  lead: 'Corpus needed, SIP for it, years it lasts',
  icon: Armchair,
  keywords: keywordsFrom(`
    retirement, planning, retirement corpus, retire early, fire, withdrawal, monthly income,
    how long will my money last, old age`),
  figures: retirementCalculatorFigures,
  steps: stepsFrom({
    'Enter your ages':
      'Type your age now, the age at which you want to retire, and the age until which the money should last. 85 to 90 is a usual plan.',
    'Enter expenses and savings':
      'Give today’s monthly expenses, what you have saved for retirement, and what you invest each month.',
    'Add EPF, NPS and pension':
      'Open EPF, NPS and pension for sums that come at retirement and a monthly pension. The EPF and NPS calculators find them and bring them here.',
    'Read the plan':
      'See the corpus needed, the monthly investment that leads to it, how long your own plan lasts, and its course by age in three cases.',
  }),
  faqs: faqsFrom({
    'How much corpus do I need to retire at 60 with {expenses} of expenses a month?':
      'At 35, with {inflation} inflation, {expenses} a month becomes {expensesThen} at 60. To pay it until 85, rising each year, from money that earns {rateAfter}, you need {corpus}.\n\nWith {saved} saved and {rateBefore} until then, that takes {monthlyNeeded} a month. The first figure to check is inflation: it decides more than the return.',
    'How long will my retirement money last?':
      'Until the withdrawals, which rise with inflation, have used up the corpus and its returns. {sip} a month and {saved} saved from 35 come to {corpusExpected} at 60. With the expenses above they last {lasts}.\n\nThe chart shows the same plan with returns 2 points lower and higher: {lastsAtLower}, and {lastsAtHigher}.',
    'Should withdrawals rise or stay the same?':
      'Prices rise, so the same amount buys less each year. A fixed {expensesThen} a month needs {corpusIfFixed}, much less than the rising one, but after 12 years at {inflation} it buys half.\n\nPlan with rising withdrawals, and choose fixed to see what an annuity or a bank’s monthly payout is like.',
    'What return should I expect after retirement?':
      'Nobody knows it. Begin with what safe deposits pay today, after your tax; the savings schemes page shows it. A return above inflation after tax is hard to keep with safe money alone.\n\nReturns here are before tax and not guaranteed. Enter what is left after tax, and look at the cautious case.',
    'How do EPF and NPS count?':
      'Enter what they pay at retirement: the EPF balance, and the part of NPS that you take out. The annuity of NPS and the pension of EPS are a monthly pension, which lowers what you withdraw.\n\nOpen the EPF and NPS calculators from here: the years until retirement are filled in.',
  }),
  sources: checkedOn('2026-11-28', {
    'Epitome: SIP calculator, the annuity of monthly investments':
      'https://epitometool.com/tools/sip-calculator',
    'TaxGuru: small savings rates, Office Memorandum of 31 December 2025':
      'https://taxguru.in/finance/small-savings-schemes-interest-rates-january-march-2026.html',
  }),
  related: ['sip-calculator', 'nps-calculator', 'epf-calculator', 'savings-schemes'],
  next: [
    stepBetween<typeof retirementTool, typeof sipTool>()({
      to: 'sip-calculator',
      label: 'The monthly investment in the SIP calculator',
      when: [{ output: 'goalOfSip', above: 0 }, isBefore],
      set: {
        aim: { value: 'goal' },
        goal: { output: 'goalOfSip' },
        years: { output: 'yearsToRetirement', times: 1 },
        rate: { control: 'rateBefore' },
        stepUp: { control: 'stepUp' },
      },
    }),
    stepBetween<typeof retirementTool, typeof epfTool>()({
      to: 'epf-calculator',
      label: 'EPF until retirement',
      when: isBefore,
      set: { years: { output: 'yearsToRetirement' } },
    }),
    stepBetween<typeof retirementTool, typeof npsTool>()({
      to: 'nps-calculator',
      label: 'NPS until retirement',
      when: isBefore,
      set: { years: { output: 'yearsToRetirement' }, returnPct: { control: 'rateBefore' } },
    }),
  ],
  updatedOn: '2026-11-28',
}
