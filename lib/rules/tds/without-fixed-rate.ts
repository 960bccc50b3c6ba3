import type { TdsPayee, TdsPayer, TdsSections } from '@/lib/rules/tds/tds-terms'

export interface TdsWithoutRate extends TdsSections {
  label: string
  payer: TdsPayer
  payee: TdsPayee
}

/**
 * Payments without a rate of their own. A salary bears the average rate of the year's slab tax; a
 * non-resident bears the rates in force for the kind of income, or those of a treaty, with surcharge and
 * cess.
 */
export const tdsWithoutRate = {
  salary: {
    label: 'Salary',
    section1961: '192',
    section2025: '392(1)',
    payer: 'employer',
    payee: 'employee',
  },
  nonResident: {
    label: 'Any other sum to a non-resident',
    section1961: '195',
    section2025: '393(2), Sl. 17',
    payer: 'anyone',
    payee: 'nonResident',
  },
} satisfies Record<string, TdsWithoutRate>
