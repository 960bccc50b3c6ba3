import { Wallet } from 'lucide'
import { salaryCalculatorFigures } from '@/content/figures/salary-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { loanEligibilityTool } from '@/lib/finance/loan-eligibility-answer'
import type { epfTool } from '@/lib/salary/epf-answer'
import type { salaryTool } from '@/lib/salary/salary-answer'

export const salaryCalculator: Tool = {
  slug: 'salary-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Salary Calculator',
  title: 'Salary Calculator 2026-27: CTC to In-Hand, Both Regimes',
  description:
    'Work out the in-hand salary from a CTC in the new and old tax regimes, with PF, ESI, NPS and professional tax by state, or the CTC for a wanted in-hand.',
  summary: 'In-hand salary from a CTC in both tax regimes, and the CTC for a wanted in-hand.',
  lead: 'In-hand salary from CTC, both regimes',
  icon: Wallet,
  keywords: keywordsFrom(`
    salary, ctc, in hand salary, take home salary, ctc to in hand, in hand to ctc, gross salary, net salary,
    salary slip, payslip, professional tax, pf deduction, esi, labour code, code on wages`),
  figures: salaryCalculatorFigures,
  steps: stepsFrom({
    'Say what you know':
      'Start from the CTC of an offer, from the monthly pay, from the parts of a payslip, or from the amount you want in hand.',
    'Choose regime and PF':
      'Pick the tax regime. Choose whether PF is on all wages or on the ceiling, as your offer letter states.',
    'Add what applies to you':
      'Open State, pay structure, bonus for the state of work with its professional tax, the shares of basic and HRA, a bonus and the employer’s NPS. For the old regime, enter rent, 80C and other deductions there.',
    'Read the in-hand salary':
      'See the in-hand salary a month with each deduction. Further down are both regimes side by side, where the CTC goes, the whole salary line by line, and what other CTCs leave.',
  }),
  faqs: faqsFrom({
    'What is the in-hand salary for a CTC of {ctcInWords}?':
      'About {inHand} a month in the new regime of {year}, with basic at half of the pay and PF on all wages, in Delhi, which takes no professional tax; in Maharashtra {inMaharashtra}. There is no income tax, since the taxed income of {taxedIncome} is below the rebate limit of {rebateUpTo}. In the old regime without deductions it is {inOldRegime}.\n\nIf PF is kept to {ceiling} of wages, {onCeiling} a month is in hand, because less goes into the fund.',
    'What CTC do I need for {wantedInWords} in hand?':
      'About {wantedCtc} a year in the new regime of {year}, with PF on all wages and no professional tax, as in Delhi. Choose Wanted in hand and enter {wanted} to see it for your own state and PF.\n\nOf that CTC, {wantedTax} is income tax, and {wantedFund} a month goes into PF from you, with the same from the employer. For {wantedLess} in hand the CTC is about {wantedLessCtc}.',
    'Do the labour codes reduce my in-hand salary?':
      'Only if your basic pay is below half of your pay, and your PF is on all wages or your basic is below the PF ceiling. Since {codesSince} wages are at least half of the pay, so PF, gratuity and ESI count more of it.\n\nTake {pay} a month with a basic of {basic}, the example of the Ministry of Labour: wages are now {countedWages}. Your PF rises from {fundOfBasic} to {fundOfWages} a month, and the in-hand salary falls by as much. If PF is kept to the ceiling of {ceiling}, it rises to {fundOfCeiling}, and with a basic of {ceiling} or more nothing changes.',
    'Should PF be on full wages or on {ceiling}?':
      'Both are lawful. PF is compulsory on wages up to {ceiling} a month, which is {fundOfCeiling} from you and {fundOfCeiling} from the employer. Until {ceilingBeforeTo} the ceiling was {ceilingBefore}. Beyond that, employer and employee may agree to contribute on all wages.\n\nOn a CTC of {higherCtc}, PF on all wages leaves {higherInHand} a month in hand, and PF on {ceiling} leaves {higherOnCeiling}. The difference is not lost: it grows in your fund.',
    'Is the employer’s PF part of the CTC?':
      'In most offers, yes. CTC is what the employer spends: your pay, bonus, the employer’s PF of {employerPercent}, EDLI and administration of up to {adminPercent} each, the employer’s ESI and NPS, and often a share of gratuity.\n\nThat is why 12 × in-hand salary is well below the CTC even without income tax. The line-by-line table shows each part.',
    'How is gratuity counted in the CTC?':
      'As 15 days of wages for each year, 15/26 of a month’s wages, which is {gratuityPercent} of basic and DA in a year. On wages of {gratuityWages} it is {gratuityOfYear} a year.\n\nIt is a cost of the employer and not part of your monthly pay. You receive it on leaving after five years, or after one year on a fixed-term contract.',
    'Who pays ESI, and how much?':
      'Employees with wages of up to {esiUpTo} a month in a covered establishment pay {esiOwn}, and the employer {esiEmployer}, each rounded up to the next rupee. Disabled persons are covered up to ₹25,000.\n\nWages here are those of the labour codes. With a basic of half the pay, {esiPay} a month still falls under ESI: {esiShare} from you.',
    'How much is professional tax in my state?':
      'At most {placeMost} a year, the limit in Article 276 of the Constitution. Maharashtra takes {mhTax} a month and {mhFebruary} in February above {mhAbove} of pay, Karnataka the same from {kaFrom}, Gujarat {gjTax} above {gjAbove}. Delhi, Haryana, Rajasthan and Uttar Pradesh take none.\n\nThe old regime deducts it from the taxed salary, the new one does not. For Chhattisgarh, Manipur and towns of Tamil Nadu other than Chennai no reliable figure was found, and the page leaves it out.',
  }),
  sources: checkedOn('2026-11-28', {
    'Ministry of Labour and Employment: questions on the labour codes':
      'https://labour.gov.in/en/faqs-labour-codes',
    'Business Today, December 2025: take-home pay is unchanged if PF stays on the ceiling':
      'https://www.businesstoday.in/personal-finance/news/story/govt-ends-confusion-new-labour-codes-wont-cut-your-take-home-pay-if-pf-stays-on-rs-15000-ceiling-506272-2025-12-11',
    'Gazette of India, S.O. 5109(E) of 17 September 2026: PF wage ceiling of 25,000':
      'https://egazette.gov.in/WriteReadData/2026/276299.pdf',
    'EPFO: questions on the wage ceiling, 24 September 2026':
      'https://pmvbry-cdn.epfindia.gov.in/wp-content/uploads/2026/09/EPFO_Wage_Ceiling_FAQs.pdf',
    'TaxTMI: Social Security (Central) Rules, 2026, ESI': 'https://www.taxtmi.com/acts?id=54440',
    'AUBSP: Income-tax Act, 2025, section 19 (deductions from salary)':
      'https://aubsp.com/income-tax-act-2025-section-19',
    'BharatTax: section 124, contributions to NPS': 'https://bharattax.co/income-tax/act-2025/section/124',
  }),
  related: ['income-tax-calculator', 'tds-deduction-calculator', 'emi-calculator', 'sip-calculator'],
  next: [
    stepBetween<typeof salaryTool, typeof loanEligibilityTool>()({
      to: 'loan-eligibility-calculator',
      label: 'The loan that this pay carries',
      when: { output: 'inHandMonthAverage', above: 0 },
      set: { monthlyIncome: { output: 'inHandMonthAverage' } },
    }),
    stepBetween<typeof salaryTool, typeof epfTool>()({
      to: 'epf-calculator',
      label: 'Provident fund until retirement',
      when: { control: 'pf', is: ['full', 'ceiling'] },
      set: {
        monthlyWage: { output: 'wagesOfCodeMonthly' },
        pf: { control: 'pf', as: { full: 'full', ceiling: 'ceiling' } },
      },
    }),
  ],
  updatedOn: '2026-11-28',
}
