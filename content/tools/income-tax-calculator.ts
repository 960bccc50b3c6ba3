import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { advanceTaxYears } from '@/lib/tax/advance-tax-inputs'
import { IndianRupee } from 'lucide'
import { incomeTaxCalculatorFigures } from '@/content/figures/income-tax-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import type { loanEligibilityTool } from '@/lib/finance/loan-eligibility-answer'
import type { incomeTaxTool } from '@/lib/tax/income-tax-tool'
import type { salaryTool } from '@/lib/salary/salary-answer'

/** What else it carries is in `lib/catalogue/salary-of-tax.ts`, which is loaded when the page is used. */
const stepToSalary = stepBetween<typeof incomeTaxTool, typeof salaryTool>()({
  to: 'salary-calculator',
  label: 'In hand every month from this salary',
  when: [
    { control: 'source', is: 'salary' },
    { sum: [{ control: 'income' }, { control: 'employerPension', times: -1 }], above: 0 },
  ],
  set: {
    startFrom: [{ value: 'parts', when: { control: 'basic', above: 0 } }, { value: 'gross' }],
    regime: { control: 'regime' },
  },
  more: 'salaryOfTax',
})

export const incomeTaxCalculator: Tool = {
  slug: 'income-tax-calculator',
  category: 'calculators',
  status: 'live',
  name: 'Income Tax Calculator',
  title: 'Income Tax Calculator 2026-27: Old vs New Regime',
  description:
    'Work out income tax under the old and new regimes for FY 2024-25 to 2026-27, slab by slab, with rebate, marginal relief, surcharge and cess.',
  summary: 'Tax under the old and new regimes, slab by slab, for the year you choose.',
  lead: 'Tax under the old and new regimes',
  icon: IndianRupee,
  keywords: keywordsFrom(`
    tax regime, new tax regime, income tax, new regime, old regime, tax slab, itr, salary tax,
    house rent allowance, rebate 87a, surcharge, cess, standard deduction, 80c, 80d, hra exemption,
    in hand salary, take home salary, ctc, salary slip, form 16, tax saving, presumptive, freelancer, 44ad,
    44ada, 44ae, small business, 80ttb, form 121, form 15h, form 15g, professional tax, family pension,
    lottery tax, crypto tax, rental income tax, pension, pf`),
  figures: incomeTaxCalculatorFigures,
  steps: stepsFrom({
    'Choose your income and enter it': 'Choose what your income is, then type your Annual Gross Income (₹).',
    'Pick a regime and age group':
      'Choose New Regime (Default) or Old Regime. Age matters only in the old regime.',
    'Add old-regime deductions':
      'Fill in Deductions (₹), or choose Item by item to enter 80C, 80D, HRA, rent and home-loan interest. Max fills an item up to its limit. The field is locked under the new regime.',
    'Add other income, if you have any':
      'Open Other income, gains, house, NPS for interest, professional tax, a let-out house, shares, property, lottery or crypto.',
    'Compare the two totals':
      'The first line names the regime with the lower tax and what it saves by the law of FY {year}. Below it is a simplified sample for AY 2025-26. Choose a Year to see its law without the sample.',
  }),
  faqs: faqsFrom({
    'Is income up to {rebateUpToInWords} tax free in the new regime?':
      'Yes, for a resident individual, from FY {rebateSince} onwards. Tax at slab rates on a total income of {rebateUpTo} is {taxAtLimit}, and a rebate of up to {rebateMost} brings it to nil. The rebate is in section 87A of the 1961 Act for FY 2025-26 and in section 156(2) of the Income-tax Act, 2025 from 1 April 2026.\n\nA salaried person can earn {salaryFree}, because {standard} of standard deduction comes off first. The rebate does not cover income taxed at special rates, such as some capital gains.',
    'How much tax do I pay on a salary of {salaryInWords}?':
      'In the new regime for FY 2025-26 and 2026-27 it is {salaryTax}. Take off the {standard} standard deduction and {salaryIncome} remains. Slab tax on that is {salarySlabTax}, but marginal relief limits it to the amount by which income exceeds {rebateUpTo}, which is {salaryRelieved}. Cess at {cess} adds {salaryCess}.\n\nThe relief fades as income rises and ends at a total income of about {reliefEnd}.',
    'What are the new regime slabs for FY {year}?':
      '{slabs}. Cess of {cess} is added to the tax.\n\nThese rates began with FY {slabsSince} under section 115BAC(1A) of the 1961 Act. From 1 April 2026 they are in section 202 of the Income-tax Act, 2025. They are the same at every age.',
    'Which regime costs less for me, old or new?':
      'It depends on your deductions beyond the standard deduction. For a salaried person below 60 in FY {year}, the old regime costs the same as the new at deductions of {lowEven} on a salary of {lowSalary}, about {middleEven} on {middleSalary} and {highEven} on {highSalary}. With less than that, the new regime is cheaper.\n\nUp to a salary of {salaryFree} the new regime already gives nil tax, so the old one cannot beat it.',
    "Does the employer's NPS contribution save tax in the new regime?":
      'Yes, up to {pensionNew} of basic salary and DA, whoever the employer is, since FY 2024-25. The old regime allows {pensionOld}, and {pensionGovernment} only where the central or a state government is the employer. It is section 80CCD(2) of the 1961 Act and section 124 of the 2025 Act. What you pay in yourself counts in the old regime alone.\n\nOn a gross salary of {lowSalary} with a basic of {basic} a month, {pensionPaid} a year from the employer lowers the new-regime tax for FY {year} from {withoutPension} to {withPension}.',
    'Do senior citizens get a higher exemption limit?':
      'Only in the old regime, and only residents. The nil slab ends at {nilBelow60} below 60, at {nilSenior} from 60 to 79 and at {nilSuperSenior} from 80. The age counts if it is reached at any time in the year.\n\nOn a total income of {oldIncome} the old-regime tax with cess for FY {year} is {oldTax}, {oldTaxSenior} and {oldTaxSuperSenior} for the three groups. The new regime has one set of slabs for everyone.',
    'Is other income such as interest tax free up to {salaryFreeInWords} too?':
      'No. The standard deduction of {standard} comes off a salary or a pension from an employer alone. On {salaryFree} of interest the tax for FY {year} is {taxAtLimit} plus {nextRate} of {standard}, which is {interestTax}, and with {cess} cess {interestTotal}. The same amount as a salary has no tax.\n\nOf a family pension a third is not taxed: at most {familyNew} a year in the new regime and {familyOld} in the old.',
    'How are capital gains, lottery and crypto taxed beside other income?':
      'At rates of their own: {short20} on short-term gains on listed shares and equity funds, {equityLong} on long-term ones above {equityFree} a year, {long125} on long-term gains on property, gold and others, {winnings} on winnings and on crypto. The rebate of the new regime does not reduce this tax, and surcharge on capital gains is at most {gainsSurcharge}.\n\nExample for FY {year}, new regime: interest of {gainsInterest}, short-term gains of {shortGain} and long-term gains of {longGain} on shares. The rebate takes off the slab tax of {gainsRebate}. Left are {short20} of {shortGain} and {equityLong} of {longTaxed}, which is {gainsTax}, and with {cess} cess {gainsTotal}.',
    'How is rent from a let-out house taxed?':
      'Take off the municipal tax that you paid, then {repairs} of what is left, then the interest on the loan for that house. The result is added to your other income. With rent of {houseRent} and interest of {houseInterest} it is {houseIncome}.\n\nA loss lowers other income only in the old regime, by at most {houseLossMost} a year together with the loan interest of your own home.',
    'When does surcharge apply, and how much is it?':
      'In the new regime it is {firstSurcharge} of the tax above a total income of {firstStep}, {secondSurcharge} above {secondStep} and {thirdSurcharge} above {thirdStep}. The old regime has one more step, {fourthSurcharge} above {fourthStep}. These hold for FY 2024-25 to {year}.\n\nMarginal relief softens each step. For FY {year}, tax with cess on {firstStep} is {taxAtStep}. On {beyondStep} it is {taxBeyondStep}, where the full surcharge would have made it {withoutRelief}.\n\nCapital gains count towards {firstStepInWords} and {secondStep}, but not towards {thirdStep} and {fourthStep}. Marginal relief compares your total income, gains included, with a total at the step. The Act does not say which income that total leaves out. We leave out income at slab rates first.',
  }),
  sources: [
    ...checkedOn('2026-11-22', {
      'Jamku: Income-tax Act, 2025, text of section 124': 'https://ai.jamku.app/incometax2025/act/124.html',
      "Moneycontrol: employer's NPS contribution in both regimes":
        'https://www.moneycontrol.com/news/business/personal-finance/corporate-nps-the-tax-hack-that-s-available-even-under-the-new-regime-13030851.html',
      'AIRR News: Income-tax Rules, 2026 notified, with the cities for HRA':
        'https://airrnews.com/india-notifies-new-income-tax-rules-key-changes-effective-april-1',
      'CA Cult: Income-tax Rules, 2026 notified by CBDT':
        'https://cacult.com/income-tax-rules-2026-notified-by-cbdt/',
    }),
    ...checkedOn('2026-11-21', {
      'TaxTMI: Finance Bill 2026, rates of income-tax for tax year 2026-27 (sections 200 to 204)':
        'https://www.taxtmi.com/tmi_notes?id=2476',
      'EZTax: Income-tax Act, 2025, section 156 (rebate) as enacted':
        'https://eztax.in/income-tax-act-2025/section-156',
      'TaxTMI: Union Budget 2025-26, rates for AY 2026-27': 'https://www.taxtmi.com/tmi_notes?id=1437',
      'ClearTax: surcharge and marginal relief, AY 2025-26':
        'https://cleartax.in/s/marginal-relief-surcharge',
    }),
  ],
  related: ['tds-deduction-calculator', 'pan-card-verification-guide', 'receipt-generator', 'emi-calculator'],
  next: [
    stepBetween<typeof incomeTaxTool, typeof loanEligibilityTool>()({
      to: 'loan-eligibility-calculator',
      label: 'The loan that this income carries',
      when: { output: 'takeHome', above: 0 },
      set: { monthlyIncome: { output: 'takeHome' } },
    }),
    stepToSalary,
    {
      to: 'advance-tax-calculator',
      label: 'Instalments of advance tax on this tax',
      when: { control: 'rules', is: [SIMPLIFIED, ...advanceTaxYears().map((year) => `fy-${year}`)] },
      set: {
        taxYear: [
          {
            control: 'rules',
            as: Object.fromEntries(advanceTaxYears().map((year) => [`fy-${year}`, year])),
          },
          { now: 'year', when: { control: 'rules', is: SIMPLIFIED } },
        ],
        taxOnReturnedIncome: { output: 'totalTax' },
      },
      more: 'advanceTaxOfTax',
    },
  ],
  updatedOn: '2026-11-28',
}
