import type { NextStep } from '@/lib/catalogue/next-step'

/** What else it carries is in `lib/catalogue/salary-of-tax.ts`, which is loaded when the page is used. */
export const stepToSalary: NextStep = {
  to: 'salary-calculator',
  label: 'In hand every month from this salary',
  when: [
    { control: 'source', is: 'salary' },
    { control: 'income', above: 0 },
  ],
  set: {
    startFrom: [{ value: 'parts', when: { control: 'basic', above: 0 } }, { value: 'gross' }],
    regime: { control: 'regime' },
  },
  more: 'salaryOfTax',
}
