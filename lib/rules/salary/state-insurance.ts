import type { CitedValues } from '@/lib/rules/rule'

export interface StateInsuranceLaw {
  /** Per cent of wages, each share to the next higher rupee. */
  employeePercent: number
  employerPercent: number
  /** Rupees a month; above it an employee is not covered. */
  wageLimit: number
}

/** In establishments of ten or more. Disabled persons are covered up to 25,000. */
export const stateInsuranceValues: CitedValues<StateInsuranceLaw, 'panel' | 'rules' | 'esic'> = {
  label: 'Employees’ State Insurance (ESI)',
  values: [
    {
      from: '2019-07-01',
      value: { employeePercent: 0.75, employerPercent: 3.25, wageLimit: 21_000 },
      source: 'panel',
    },
    {
      from: '2026-05-08',
      value: { employeePercent: 0.75, employerPercent: 3.25, wageLimit: 21_000 },
      source: 'rules',
      also: 'esic',
      checkedOn: '2026-11-28',
    },
  ],
}
