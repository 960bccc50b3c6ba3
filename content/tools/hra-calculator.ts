import { yearName } from '@/lib/calendar/financial-year'
import { taxYearId, taxYears } from '@/lib/rules/years'
import { House } from 'lucide'
import { hraCalculatorFigures } from '@/content/figures/hra-calculator'
import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'
import { rentCityNames } from '@/lib/salary/rent-city-name'
import { stepBetween } from '@/lib/catalogue/step-between'
import type { Tool } from '@/lib/catalogue/tool'
import { rentCities } from '@/lib/rules/income-tax/rent-cities'
import type { hraTool } from '@/lib/salary/hra-answer'
import type { incomeTaxTool } from '@/lib/tax/income-tax-tool'

/** Cities as the income tax calculator names them. */
const RENT_CITIES = Object.fromEntries(rentCities.map((city) => [rentCityNames[city], city]))

export const hraCalculator: Tool = {
  slug: 'hra-calculator',
  category: 'calculators',
  status: 'live',
  name: 'HRA Calculator',
  title: 'HRA Exemption Calculator: Month by Month, by City',
  description:
    'Work out the HRA exemption of a year with changes of rent, city and salary, by the city list of each year, and see what stays taxable and why.',
  summary: 'House rent allowance free of tax, with changes of rent, city and pay in the year.',
  lead: 'House rent allowance free of tax',
  icon: House,
  keywords: keywordsFrom(`
    hra, hra exemption, house rent allowance, 10(13a), rent allowance tax, hra metro cities`),
  figures: hraCalculatorFigures,
  steps: stepsFrom({
    'Enter pay and rent':
      'Type the basic pay with DA, the HRA and the monthly rent, and choose the city of the rented home.',
    'Add a period for each change':
      'If salary, rent or city changed in the year, set the months of the first period and add another. Together they may have twelve months.',
    'Choose the year':
      'The list of cities with {metroShare} grew from four to eight on {citiesFrom}, so the year matters.',
    'Read what is exempt':
      'See the exempt and the taxable HRA, the three limits of each period under “How this is calculated”, and the exemption at other rents in the table.',
  }),
  faqs: faqsFrom({
    'How is the HRA exemption calculated?':
      'For each month it is the least of three amounts: the HRA received, the rent less {ownShare} of salary, and {metroShare} of salary in listed cities or {elsewhereShare} elsewhere. Salary is basic pay with dearness allowance.\n\nOn {salary} basic, {allowance} HRA and {rent} rent in Mumbai the three are {allowance}, {rentBeyond} and {salaryShare}, so {exempt} a year is exempt.',
    'Which cities have {metroShare} for HRA?':
      'Up to 2025-26: Delhi, Mumbai, Kolkata and Chennai. From 2026-27 also Bengaluru, Hyderabad, Pune and Ahmedabad.\n\nSuburbs with a municipality of their own, such as Noida, Gurugram and Thane, have {elsewhereShare}.',
    'Can I claim HRA in the new tax regime?':
      'No. In the new regime all of the HRA is taxable, whatever rent you pay. Compare both regimes on the income-tax page before you choose: a high rent can make the old one cheaper.',
    'Is the landlord’s PAN needed for HRA?':
      'Yes, when the yearly rent exceeds {panAbove}. You give it to your employer in Form 124 (up to 2025-26 in Form 12BB), with your relationship to the landlord.\n\nKeep the rent receipts and the proof of payment too.',
    'Can I pay rent to my parents and claim HRA?':
      'Yes, if the house is theirs, you really pay the rent, best by bank transfer, and they declare it as income. Rent to a spouse is usually refused.\n\nYou cannot claim HRA for a house that is your own.',
  }),
  sources: checkedOn('2026-11-23', {
    'TaxTMI: HRA under the new and the old Act': 'https://www.taxtmi.com/manuals?id=868',
    'NDTV Profit: rule 279 lists eight cities':
      'https://www.ndtvprofit.com/personal-finance/salaried-employees-in-these-cities-may-soon-get-50-hra-exemption-is-yours-on-the-list-10998785',
    'AIRR News: Income-tax Rules, 2026 notified, with the cities for HRA':
      'https://airrnews.com/india-notifies-new-income-tax-rules-key-changes-effective-april-1',
    'Deccan Chronicle: Form 124 and the relationship with the landlord':
      'https://www.deccanchronicle.com/business/economics/draft-income-tax-rules-2026-propose-more-disclosures-to-claim-hra-1939605',
  }),
  related: ['income-tax-calculator', 'receipt-generator', 'salary-calculator'],
  next: [
    {
      to: 'receipt-generator',
      label: 'Rent receipts for this rent',
      set: {
        type: { value: 'rent' },
        amount: { control: 'periods-1-rent', times: 1 },
        yearPack: [{ control: 'periods-1-months', as: { '12': 'true' } }, { value: 'false' }],
      },
    },
    stepBetween<typeof hraTool, typeof incomeTaxTool>()({
      to: 'income-tax-calculator',
      label: 'Old regime with this HRA',
      set: {
        rules: [
          {
            control: 'year',
            as: Object.fromEntries(taxYears().map((year) => [yearName(year), taxYearId(year)])),
          },
          { now: 'taxYear' },
        ],
        income: {
          sum: [
            { control: 'periods-1-salary', times: 12 },
            { control: 'periods-1-hra', times: 12 },
          ],
        },
        regime: { value: 'old' },
        deductionsAs: { value: 'items' },
        basic: { control: 'periods-1-salary', times: 1 },
        allowance: { control: 'periods-1-hra', times: 1 },
        rent: { control: 'periods-1-rent', times: 1 },
        city: [{ control: 'periods-1-city', as: RENT_CITIES }, { value: 'other' }],
      },
    }),
  ],
  updatedOn: '2026-11-23',
}
