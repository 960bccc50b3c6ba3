import { rentCities } from '@/lib/rules/income-tax/rent-cities'
import { savingsLimit } from '@/lib/rules/income-tax/savings-limit'
import { inForce } from '@/lib/rules/in-force'
import { type StateCode, stateNames } from '@/lib/rules/states/state-names'
import { OTHER_CITY, rentCityNames } from '@/lib/salary/rent-city-name'

const MONTH_OF_YEAR = 1 / 12
/** The salary calculator counts by the law of today. */
const most80C = inForce(savingsLimit).value.most

const STATES: Record<(typeof rentCities)[number], StateCode> = {
  delhi: 'DL',
  mumbai: 'MH',
  kolkata: 'WB',
  chennai: 'TN',
  bengaluru: 'KA',
  hyderabad: 'TG',
  pune: 'MH',
  ahmedabad: 'GJ',
}
/** Professional tax in Tamil Nadu is a town's own. */
const stateOf = (city: (typeof rentCities)[number]) =>
  city === 'chennai' ? 'Tamil Nadu (Chennai)' : stateNames[STATES[city]]

const knowsBasic = { control: 'basic', above: 0 } as const
const paysRent = { control: 'rent', above: 0 } as const
const isOld = { control: 'regime', is: 'old' } as const
const byItem = [isOld, { control: 'deductionsAs', is: 'items' }]
const inTotal = [isOld, { control: 'deductionsAs', is: 'total' }]

/** A month of the salary. The employer's pension contribution is part of the income, and not of the pay. */
const pay = [
  { control: 'income', times: MONTH_OF_YEAR },
  { control: 'employerPension', times: -MONTH_OF_YEAR },
]

/**
 * The salary of the income-tax calculator in the salary calculator. There 80C without the own provident fund
 * is one amount, and all other deductions, as they are allowed, are another; house rent allowance is worked
 * out anew.
 */
export const salaryOfTax = {
  // Of a basic pay that is not known the salary calculator takes a share.
  monthlyGross: [{ value: '', when: knowsBasic }, { sum: pay }],
  basic: { control: 'basic', times: 1, when: knowsBasic },
  // The page does not ask for it in the new regime.
  hra: [
    { control: 'allowance', times: 1, when: knowsBasic },
    { value: '0', when: knowsBasic },
  ],
  special: {
    sum: [...pay, { control: 'basic', times: -1 }, { control: 'allowance', times: -1 }],
    when: knowsBasic,
  },
  age: {
    control: 'age',
    as: { below60: 'below60', senior: 'senior60to79', superSenior: 'superSenior80plus' },
  },
  rent: { control: 'rent', times: 1, when: paysRent },
  city: { control: 'city', as: { ...rentCityNames, other: OTHER_CITY }, when: paysRent },
  state: {
    control: 'city',
    as: Object.fromEntries(rentCities.map((city) => [city, stateOf(city)])),
    when: paysRent,
  },
  other80C: [
    { sum: [{ control: 'savings', most: most80C }], when: byItem },
    { sum: [{ control: 'deductions', most: most80C }], when: inTotal },
  ],
  otherDeductions: [
    {
      sum: [
        { output: 'allowedDeductions' },
        { control: 'savings', times: -1, most: most80C },
        { output: 'hraExempt', times: -1 },
      ],
      when: byItem,
    },
    {
      sum: [{ control: 'deductions' }, { control: 'deductions', times: -1, most: most80C }],
      when: inTotal,
    },
  ],
}
