import { BriefcaseBusiness } from 'lucide'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

export const epfCalculator: Tool = {
  slug: 'epf-calculator',
  category: 'calculators',
  status: 'live',
  name: 'EPF Calculator',
  title: 'EPF Calculator: Balance, Interest, Pension and Tax',
  description:
    'Work out your provident fund at retirement with rises and VPF, the balance by declared rates since 2015-16, the EPS pension and the interest that is taxed.',
  summary: 'Provident fund at retirement, interest by year, EPS pension and taxed interest.',
  icon: BriefcaseBusiness,
  keywords: keywordsFrom(`
    epf, pf, provident fund, employee provident fund, epfo, vpf, eps pension, pf interest, pf withdrawal,
    pf balance, pf kitna milega, भविष्य निधि, ईपीएफ, पीएफ`),
  steps: stepsFrom({
    'Choose what to calculate':
      'Balance at retirement, balance by the declared rates, interest that is taxed, or the pension of EPS.',
    'Enter pay and years':
      'Type the monthly basic pay with DA, the years to go and the yearly rise. Balance today, VPF, the ₹15,000 ceiling and the pension scheme are in the fold.',
    'Check the rate':
      'The page starts with 8.25%, declared for 2025-26. Later years are not declared yet, so change it to see other outcomes.',
    'Read the balance':
      'See the balance and its parts. Below, a chart and a table show every year, and you can save the table as CSV.',
  }),
  faqs: faqsFrom({
    'How is interest on EPF calculated?':
      'On the balance at the start of each month, at a twelfth of the yearly rate, and added once a year on 31 March, to the rupee. The credit of March earns nothing in its own year.\n\nOn ₹30,000 of pay the fund gets ₹5,950 a month: in a first year at 8.25% the interest is ₹2,700 and the balance ₹74,100.',
    'Why is less than 12% of the employer’s share in my fund?':
      'Of the employer’s 12%, 8.33% of wages up to ₹15,000 go to the pension scheme: ₹1,250 a month. The rest goes to the fund. On ₹30,000 that is ₹3,600 − ₹1,250 = ₹2,350.\n\nWho first joined on or after 1 September 2014 with more than ₹15,000 is not a member of the pension scheme: untick it in the fold.',
    'When is EPF interest taxable?':
      'When your own contributions, VPF included, exceed ₹2,50,000 in a year (₹5,00,000 if the employer pays nothing). The part above and its interest form a taxable account, whose interest is taxed every year at your slab rates.\n\nAt ₹30,000 a month and 8.25% the taxable interest is ₹1,031 in the first year and ₹10,191 in the second.',
    'How much pension does EPS pay?':
      'Average wage of the last 60 months, at most ₹15,000, times years of service, divided by 70. Six months count as a year, and from 20 years on two more count. With ₹15,000 and 30 years that is ₹6,857 a month from age 58.\n\nThe least is ₹1,000. Below ten years there is no pension, but a withdrawal benefit.',
    'When can I withdraw from EPF?':
      'All of it at retirement, permanent disability, retrenchment or on leaving India for good. During service, after 12 months, for illness, education, marriage, a house, or special circumstances without a reason. At least 25% stays in the account; whether of contributions or of the whole balance, sources differ.\n\nAfter losing work 75% is paid at once and the rest after 12 months.',
    'Is the EPF wage ceiling ₹15,000 or more?':
      '₹15,000 a month, notified again on 29 May 2026. Higher figures in the press were proposals.\n\nEmployer and employee may contribute on the ceiling (₹1,800 each) or on the whole wage; both are lawful.',
  }),
  sources: checkedOn('2026-11-23', {
    'Business Standard: the provident fund scheme of 2026, what changes':
      'https://www.business-standard.com/amp/finance/personal-finance/epf-scheme-2026-notified-what-changes-for-your-pf-account-pension-126070200508_1.html',
    'Newsdrum: EPFO fixes 8.25% for 2025-26':
      'https://www.newsdrum.in/business/epfo-fixes-825-pc-interest-rate-on-epf-deposits-for-2025-26-holds-rate-for-3rd-year-in-a-row-11169577',
    'Gazette Tracker: Employees’ Pension Scheme 2026': 'https://gazettetracker.com/g/CG-DL-E-30062026-273951',
    'NDTV Profit: withdrawals after the decision of October 2025':
      'https://www.ndtvprofit.com/personal-finance/epfo-allows-up-to-100-part-of-withdrawal-what-this-means-for-employees',
  }),
  related: ['salary-calculator', 'gratuity-calculator', 'ppf-calculator'],
  updatedOn: '2026-11-23',
}
