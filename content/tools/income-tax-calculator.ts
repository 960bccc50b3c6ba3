import { SIMPLIFIED } from '@/lib/tax/rule-ids'
import { advanceTaxYears } from '@/lib/tax/advance-tax-inputs'
import { IndianRupee } from 'lucide'
import { stepToSalary } from '@/content/step-to-salary'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import type { Tool } from '@/lib/catalogue/tool'

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
    house rent allowance, rebate 87a, surcharge, cess, standard deduction, aaykar, aay kar, kar, आयकर, कर,
    80c, 80d, hra exemption, in hand salary, take home salary, ctc, salary slip, form 16, tax saving,
    presumptive tax, freelancer tax, 44ad, 44ada, 44ae, small business tax, pensioner tax, 80ttb, form 121, form 15h, form 15g,
    professional tax, family pension, lottery tax, crypto tax, rental income tax, pagaar, pension, pf`),
  steps: stepsFrom({
    'Choose your income and enter it': 'Choose what your income is, then type your Annual Gross Income (₹).',
    'Pick a regime and age group':
      'Choose New Regime (Default) or Old Regime. Age matters only in the old regime.',
    'Add old-regime deductions':
      'Fill in Deductions (₹), or choose Item by item to enter 80C, 80D, HRA, rent and home-loan interest. Max fills an item up to its limit. The field is locked under the new regime.',
    'Add other income, if you have any':
      'Open Other income, gains, house, NPS for interest, professional tax, a let-out house, shares, property, lottery or crypto.',
    'Compare the two totals':
      'The first line names the regime with the lower tax and what it saves by the law of FY 2026-27. Below it is a simplified sample for AY 2025-26. Choose a Year to see its law without the sample.',
  }),
  faqs: faqsFrom({
    'Is income up to ₹12 lakh tax free in the new regime?':
      'Yes, for a resident individual, from FY 2025-26 onwards. Tax at slab rates on a total income of ₹12,00,000 is ₹60,000, and a rebate of up to ₹60,000 brings it to nil. The rebate is in section 87A of the 1961 Act for FY 2025-26 and in section 156(2) of the Income-tax Act, 2025 from 1 April 2026.\n\nA salaried person can earn ₹12,75,000, because ₹75,000 of standard deduction comes off first. The rebate does not cover income taxed at special rates, such as some capital gains.',
    'How much tax do I pay on a salary of ₹13 lakh?':
      'In the new regime for FY 2025-26 and 2026-27 it is ₹26,000. Take off the ₹75,000 standard deduction and ₹12,25,000 remains. Slab tax on that is ₹63,750, but marginal relief limits it to the amount by which income exceeds ₹12,00,000, which is ₹25,000. Cess at 4% adds ₹1,000.\n\nThe relief fades as income rises and ends at a total income of about ₹12,70,588.',
    'What are the new regime slabs for FY 2026-27?':
      'Up to ₹4,00,000 nil; ₹4,00,000 to ₹8,00,000 5%; to ₹12,00,000 10%; to ₹16,00,000 15%; to ₹20,00,000 20%; to ₹24,00,000 25%; above that 30%. Cess of 4% is added to the tax.\n\nThese rates began with FY 2025-26 under section 115BAC(1A) of the 1961 Act. From 1 April 2026 they are in section 202 of the Income-tax Act, 2025. They are the same at every age.',
    'Which regime costs less for me, old or new?':
      'It depends on your deductions beyond the standard deduction. For a salaried person below 60 in FY 2026-27, the old regime costs the same as the new at deductions of ₹5,43,750 on a salary of ₹15,00,000, about ₹7,08,000 on ₹20,00,000 and ₹8,00,000 on ₹25,00,000. With less than that, the new regime is cheaper.\n\nUp to a salary of ₹12,75,000 the new regime already gives nil tax, so the old one cannot beat it.',
    "Does the employer's NPS contribution save tax in the new regime?":
      'Yes, up to 14% of basic salary and DA, whoever the employer is, since FY 2024-25. The old regime allows 10%, and 14% only where the central or a state government is the employer. It is section 80CCD(2) of the 1961 Act and section 124 of the 2025 Act. What you pay in yourself counts in the old regime alone.\n\nOn a gross salary of ₹15,00,000 with a basic of ₹50,000 a month, ₹84,000 a year from the employer lowers the new-regime tax for FY 2026-27 from ₹97,500 to ₹84,400.',
    'Do senior citizens get a higher exemption limit?':
      'Only in the old regime, and only residents. The nil slab ends at ₹2,50,000 below 60, at ₹3,00,000 from 60 to 79 and at ₹5,00,000 from 80. The age counts if it is reached at any time in the year.\n\nOn a total income of ₹10,00,000 the old-regime tax with cess for FY 2026-27 is ₹1,17,000, ₹1,14,400 and ₹1,04,000 for the three groups. The new regime has one set of slabs for everyone.',
    'Is other income such as interest tax free up to ₹12.75 lakh too?':
      'No. The standard deduction of ₹75,000 comes off a salary or a pension from an employer alone. On ₹12,75,000 of interest the tax for FY 2026-27 is ₹60,000 plus 15% of ₹75,000, which is ₹71,250, and with 4% cess ₹74,100. The same amount as a salary has no tax.\n\nOf a family pension a third is not taxed: at most ₹25,000 a year in the new regime and ₹15,000 in the old.',
    'How are capital gains, lottery and crypto taxed beside other income?':
      'At rates of their own: 20% on short-term gains on listed shares and equity funds, 12.5% on long-term ones above ₹1,25,000 a year, 12.5% on long-term gains on property, gold and others, 30% on winnings and on crypto. The rebate of the new regime does not reduce this tax, and surcharge on capital gains is at most 15%.\n\nExample for FY 2026-27, new regime: interest of ₹8,00,000, short-term gains of ₹1,00,000 and long-term gains of ₹2,25,000 on shares. The rebate takes off the slab tax of ₹20,000. Left are 20% of ₹1,00,000 and 12.5% of ₹1,00,000, which is ₹32,500, and with 4% cess ₹33,800.',
    'How is rent from a let-out house taxed?':
      'Take off the municipal tax that you paid, then 30% of what is left, then the interest on the loan for that house. The result is added to your other income. With rent of ₹3,00,000 and interest of ₹1,50,000 it is ₹60,000.\n\nA loss lowers other income only in the old regime, by at most ₹2,00,000 a year together with the loan interest of your own home.',
    'When does surcharge apply, and how much is it?':
      'In the new regime it is 10% of the tax above a total income of ₹50,00,000, 15% above ₹1 crore and 25% above ₹2 crore. The old regime has one more step, 37% above ₹5 crore. These hold for FY 2024-25 to 2026-27.\n\nMarginal relief softens each step. For FY 2026-27, tax with cess on ₹50,00,000 is ₹11,23,200. On ₹50,10,000 it is ₹11,33,600, where the full surcharge would have made it ₹12,38,952.\n\nCapital gains count towards ₹50 lakh and ₹1 crore, but not towards ₹2 crore and ₹5 crore. Marginal relief compares your total income, gains included, with a total at the step. The Act does not say which income that total leaves out. We leave out income at slab rates first.',
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
    {
      to: 'loan-eligibility-calculator',
      label: 'The loan that this income carries',
      when: { output: 'takeHome', above: 0 },
      set: { monthlyIncome: { output: 'takeHome' } },
    },
    stepToSalary,
    {
      to: 'advance-tax-calculator',
      label: 'Instalments of advance tax on this tax',
      set: {
        taxYear: {
          control: 'rules',
          as: {
            [SIMPLIFIED]: advanceTaxYears()[0]!,
            ...Object.fromEntries(advanceTaxYears().map((year) => [`fy-${year}`, year])),
          },
        },
        taxOnReturnedIncome: [{ output: 'lawTotalTax' }, { output: 'totalTax' }],
      },
      more: 'advanceTaxOfTax',
    },
  ],
  updatedOn: '2026-11-28',
}
