import { figure } from '@/lib/answers/figure'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { hraExemption, hraInputs, rentedYearFrom } from '@/lib/salary/hra'

export type HraAnswer = NonNullable<ReturnType<typeof hraAnswer>>

/** The house rent allowance of a year, exempt and taxable. */
export function hraAnswer(read: ReadValues<typeof hraInputs>) {
  const values = read('year', 'periods')
  const rented = values && rentedYearFrom(values)
  if (!rented) return null
  const result = hraExemption(rented)
  return {
    rented,
    result,
    primary: ['exempt'],
    figures: {
      exempt: figure('rupees', result.exempt),
      taxable: figure('rupees', result.taxable),
      received: figure('rupees', result.received),
      rentPaid: figure('rupees', result.rentPaid),
    },
  }
}

export const hraTool = { slug: 'hra-calculator', inputs: hraInputs, answer: hraAnswer } as const
