import { Award } from 'lucide'
import { gratuityCalculatorFigures } from '@/content/figures/gratuity-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { epfTool } from '@/lib/salary/epf-answer'
import type { gratuityTool } from '@/lib/salary/gratuity-answer'

export const gratuityCalculator: Tool = {
  slug: 'gratuity-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Gratuity Calculator',
  title: 'Gratuity Calculator: Amount, Eligibility and Tax',
  description:
    'Work out your gratuity by the Code on Social Security: regular or fixed term, covered or not, with rounded service, the {most} limit and its tax.',
  summary: 'Gratuity on leaving a job, whether it is due, and how much is tax free.',
  lead: 'Gratuity due, and its tax-free part',
  icon: Award,
  keywords: keywordsFrom(`
    gratuity, gratuity formula, 15/26, leaving job, retirement benefit, fixed term gratuity`),
  figures: gratuityCalculatorFigures,
  steps: stepsFrom({
    'Enter the pay':
      'Type the last drawn basic pay and dearness allowance of a month, without bonus and other allowances.',
    'Enter the service':
      'Fill in the completed years and the months over. More than six months over count as a full year.',
    'Describe the job':
      'Say whether the employer is covered, whether the job was regular or for a fixed term, why it ended and on which day.',
    'Read the amount and its tax':
      'See the gratuity, whether it is due by law, and how much of it is exempt. If you received another amount, enter it to see what is taxable.',
  }),
  faqs: faqsFrom({
    'What is the formula of gratuity?':
      'Last drawn basic pay and DA × 15 ÷ 26 × years of service: fifteen days’ wages for each year, with a month of 26 working days. On {wages} and 10 years that is {tenYears}.\n\nMore than six months over count as one more year. With 10 years and 7 months it is {tenYearsAndSeven}.',
    'After how many years is gratuity due?':
      'After five years for regular employees. Since {fixedTermSince} a fixed-term employee gets it after one year. On death or disablement no minimum applies.\n\nThe headline that everybody gets gratuity after one year is wrong: it holds for fixed-term employment alone.',
    'Is 4 years and 240 days enough for gratuity?':
      'Some High Courts have counted four years and 240 days as five; others have not, and no rule says so for every employer. This page counts completed years, so it shows “not due”, and beside it the amount that would be due if 240 days count: on {wagesBeforeFive} and 4 years 10 months {if240Days}.\n\nAsk the controlling authority of your area, or a lawyer, before you resign.',
    'What is the maximum gratuity?':
      '{most} by law since {mostSince}. An employer may pay more, and the part above is taxable.\n\nCentral civil servants under the pension rules have {civilServants} since {civilServantsSince}. That limit is not for banks, public companies or states.',
    'Is gratuity taxable?':
      'For employees covered by the law, the amount by the formula is exempt, at most {most}, in both tax regimes. What you receive above it is taxed as salary.\n\nFor those not covered, exempt is the least of the amount received, half a month’s average pay for each completed year, and {most} less what was exempt earlier. Gratuity of government employees is exempt in full.',
    'Which wages count for gratuity since the labour codes?':
      'Basic pay and dearness allowance, and at least half of the whole pay: since {wagesSince} allowances above half count as wages too. Performance pay, medical reimbursement, stock options and meal vouchers do not.\n\nWhether years before that day count at the new wages is disputed. Most employers apply the last wages to all years, as this page does.',
  }),
  sources: checkedOn('2026-11-23', {
    'The Legal Quotient: Code on Social Security, section 53':
      'https://thelegalquotient.com/labour-laws/payment-of-gratuity-under-the-social-security-code-2020/4042',
    'NDTV Profit: gratuity of fixed-term employees after one year':
      'https://www.ndtvprofit.com/law-and-policy/labour-reforms-gratuity-eligibility-reduced-from-five-years-to-one',
    'CiteHR: Gazette of 29 March 2018, ceiling of twenty lakh':
      'https://mail.citehr.com/showthread.php?goto=newpost&t=597496',
    'AUBSP: Income-tax Act 2025, section 19': 'https://aubsp.com/income-tax-act-2025-section-19',
  }),
  related: ['salary-calculator', 'income-tax-calculator', 'ppf-calculator'],
  next: [
    stepBetween<typeof gratuityTool, typeof epfTool>()({
      to: 'epf-calculator',
      label: 'Provident fund of the same pay',
      set: { monthlyWage: { control: 'wages', times: 1 } },
    }),
  ],
  updatedOn: '2026-11-28',
}
