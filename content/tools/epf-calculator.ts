import { BriefcaseBusiness } from 'lucide'
import { epfCalculatorFigures } from '@/content/figures/epf-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { retirementTool } from '@/lib/finance/retirement-answer'
import type { epfTool } from '@/lib/salary/epf-answer'

export const epfCalculator: Tool = {
  slug: 'epf-calculator',
  category: 'calculators',
  status: 'live',
  name: 'EPF Calculator',
  title: 'EPF Calculator: Balance, Interest, Pension and Tax',
  description:
    'Work out your provident fund at retirement with rises and VPF, the balance by declared rates since 2015-16, the EPS pension and the interest that is taxed.',
  summary: 'Provident fund at retirement, interest by year, EPS pension and taxed interest.',
  lead: 'PF at retirement, interest and pension',
  icon: BriefcaseBusiness,
  keywords: keywordsFrom(`
    epf, pf, provident fund, employee provident fund, epfo, vpf, eps pension, pf interest, pf withdrawal,
    pf balance`),
  figures: epfCalculatorFigures,
  steps: stepsFrom({
    'Choose what to calculate':
      'Balance at retirement, balance by the declared rates, interest that is taxed, or the pension of EPS.',
    'Enter pay and years':
      'Type the monthly basic pay with DA, the years to go and the yearly rise. Balance today, VPF, the wage ceiling and the pension scheme are in the fold.',
    'Check the rate':
      'The page starts with {rate}, declared for {declaredYear}. Later years are not declared yet, so change it to see other outcomes.',
    'Read the balance':
      'See the balance and its parts. Below, a chart and a table show every year, and you can save the table as CSV.',
  }),
  faqs: faqsFrom({
    'How is interest on EPF calculated?':
      'On the balance at the start of each month, at a twelfth of the yearly rate, and added once a year on 31 March, to the rupee. The credit of March earns nothing in its own year.\n\nOn {pay} of pay the fund gets {credit} a month: in a first year at {rate} the interest is {interest} and the balance {balance}.',
    'Why is less than {employerPercent} of the employer’s share in my fund?':
      'Of the employer’s {employerPercent}, {pensionPercent} of wages up to {ceiling} go to the pension scheme: at most {mostToPension} a month. The rest goes to the fund. On {pay} that is {employerShare} − {pensionShare} = {employerToFund}.\n\nSomeone who first joined with wages above the ceiling of that day, {ceilingBefore} from {ceilingBeforeFrom} and {ceiling} from {ceilingFrom}, and still earns more than the ceiling is not a member of the pension scheme: untick it in the fold. As EPFO’s answers are reported, others with wages above {ceilingBefore} became members on {ceilingFrom}.',
    'When is EPF interest taxable?':
      'When your own contributions, VPF included, exceed {taxFree} in a year ({taxFreeAlone} if the employer pays nothing). The part above and its interest form a taxable account, whose interest is taxed every year at your slab rates.\n\nAt {ownMonthly} a month and {rate} the taxable interest is {taxedInterest} in the first year and {taxedInterestNext} in the second.',
    'How much pension does EPS pay?':
      'Average wage of the last 60 months times years of service, divided by 70. The wage counts up to the ceiling: {ceilingBefore} for service until {ceilingBeforeTo}, {ceiling} since. Six months count as a year, and from 20 years on two more count. With {ceilingBefore} and 30 years that is {pension} a month from age 58.\n\nService on both sides of that day counts pro rata. How the two periods are weighed is not settled, so the page shows an estimate by days, and the pension at each ceiling.\n\nThe least is {leastPension}. Below ten years there is no pension, but a withdrawal benefit.',
    'What is the maximum EPS pension?':
      'The maximum that is printed is {mostPensionBefore} a month: 35 years at {ceilingBefore}. At {ceiling} it is {mostPension}, for service wholly since {ceilingFrom}.\n\nThe limit of 35 years was not found in the text of the scheme, so this page counts all years. Membership lasts from 18 to 58, so more than 40 years cannot be.',
    'When can I withdraw from EPF?':
      'All of it at retirement, permanent disability, retrenchment or on leaving India for good. During service, after 12 months, for illness, education, marriage, a house, or special circumstances without a reason. At least {kept} stays in the account; whether of contributions or of the whole balance, sources differ.\n\nAfter losing work {atOnce} is paid at once and the rest after 12 months.',
    'Is the EPF wage ceiling {ceilingBefore} or {ceiling}?':
      '{ceiling} a month since {ceilingFrom}, by order S.O. 5109(E) in the Gazette of India. Until {ceilingBeforeTo} it was {ceilingBefore}. We read the order and EPFO’s answers of 24 September in public copies that quote them.\n\nEmployer and employee may contribute on the ceiling ({shareOnCeiling} each) or on the whole wage; both are lawful. Everybody with wages of up to {ceiling} is covered.\n\nIn {ceilingMonth} both ceilings held. EPFO illustrates that month by days, but no notified text was found, so the page does not compute it.',
  }),
  sources: checkedOn('2026-11-28', {
    'Gazette of India, S.O. 5109(E) of 17 September 2026: wage ceiling of 25,000':
      'https://egazette.gov.in/WriteReadData/2026/276299.pdf',
    'EPFO: questions on the wage ceiling, 24 September 2026':
      'https://pmvbry-cdn.epfindia.gov.in/wp-content/uploads/2026/09/EPFO_Wage_Ceiling_FAQs.pdf',
    'Business Standard: the provident fund scheme of 2026, what changes':
      'https://www.business-standard.com/amp/finance/personal-finance/epf-scheme-2026-notified-what-changes-for-your-pf-account-pension-126070200508_1.html',
    'Newsdrum: EPFO fixes 8.25% for 2025-26':
      'https://www.newsdrum.in/business/epfo-fixes-825-pc-interest-rate-on-epf-deposits-for-2025-26-holds-rate-for-3rd-year-in-a-row-11169577',
    'Gazette Tracker: Employees’ Pension Scheme 2026': 'https://gazettetracker.com/g/CG-DL-E-30062026-273951',
    'NDTV Profit: withdrawals after the decision of October 2025':
      'https://www.ndtvprofit.com/personal-finance/epfo-allows-up-to-100-part-of-withdrawal-what-this-means-for-employees',
  }),
  related: ['salary-calculator', 'gratuity-calculator', 'ppf-calculator'],
  next: [
    stepBetween<typeof epfTool, typeof retirementTool>()({
      to: 'retirement-calculator',
      label: 'Retirement plan with this EPF',
      set: { epf: { output: 'corpus' } },
      when: { control: 'kind', is: 'epfCorpus' },
    }),
  ],
  updatedOn: '2026-11-28',
}
