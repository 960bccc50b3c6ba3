import { stepBetween } from '@/lib/catalogue/step-between'
import type { salaryTool } from '@/lib/salary/salary-answer'
import type { incomeTaxTool } from '@/lib/tax/income-tax-tool'

/** What else it carries is in `lib/catalogue/salary-of-tax.ts`, which is loaded when the page is used. */
export const stepToSalary = stepBetween<typeof incomeTaxTool, typeof salaryTool>()({
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
