import { rentCities, type RentCity } from '@/lib/rules/income-tax/rent-cities'
import type { Rule } from '@/lib/rules/rule'

export interface RentAllowanceLaw {
  section: string
  /** Rent counts beyond so many per cent of basic salary. */
  ownSharePercent: number
  /** The most that is free, per cent of basic salary, in the metros and elsewhere. */
  metroPercent: number
  elsewherePercent: number
  metros: readonly RentCity[]
}

const FOUR_METROS = ['delhi', 'mumbai', 'kolkata', 'chennai'] as const

/** The Income-tax Rules, 2026 (G.S.R. 198(E) of 20 March 2026), rule 279, add four cities from the tax year 2026-27. */
export const rentAllowance: Rule<RentAllowanceLaw> = {
  label: 'House rent allowance that is free of tax',
  unit: 'per cent of basic salary',
  checkedOn: '2026-11-22',
  values: [
    {
      from: '2024-04-01',
      value: {
        section: '10(13A), rule 2A',
        ownSharePercent: 10,
        metroPercent: 50,
        elsewherePercent: 40,
        metros: FOUR_METROS,
      },
      source: {
        title: 'Deccan Herald: HRA by rule 2A and in the draft rules of 2026',
        href: 'https://www.deccanherald.com/india/karnataka/bengaluru/tax-relief-likely-as-bengaluru-is-added-to-50-hra-exception-list-in-i-t-draft-rules-3894499',
      },
    },
    {
      from: '2026-04-01',
      value: {
        section: 'rule 279 of the Income-tax Rules, 2026',
        ownSharePercent: 10,
        metroPercent: 50,
        elsewherePercent: 40,
        metros: rentCities,
      },
      source: {
        title: 'AIRR News: Income-tax Rules, 2026 notified, with the cities for HRA',
        href: 'https://airrnews.com/india-notifies-new-income-tax-rules-key-changes-effective-april-1',
      },
      also: {
        title: 'Income-tax Rules, 2026, G.S.R. 198(E) of 20 March 2026: rule 279(1)(c), the eight cities',
        href: 'https://www.incometaxindia.gov.in/documents/81799/11848482/En-Notified-IT-Rules-2026-20-03-2026.pdf',
        edition: 'text as of 27 September 2026',
        // In a public copy that quotes it.
        read: 'report',
      },
      checkedOn: '2026-11-28',
    },
  ],
}
