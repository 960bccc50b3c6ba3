import { type Figure, figure } from '@/lib/answers/figure'
import type { Rule } from '@/lib/rules/rule'
import type { Levy, SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import type { StateCode } from '@/lib/rules/states/state-names'
import type { RentDuty, rentFrom } from '@/lib/stamp-duty/rent-duty'
import { type SaleDuty, saleDutyFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { type ReadStampDuty, stampDutyInputs, dutyStateOf } from '@/lib/stamp-duty/stamp-duty-inputs'

const inPaise = (value: number) => figure('paiseIfAny', value)

/** What a sale has in addition to a tenancy is optional. */
type Paid = Pick<RentDuty, 'totalPaise' | 'dutyPaise' | 'registrationPaise'> &
  Partial<Pick<SaleDuty, 'levies' | 'terms'>>

const NO_LEVIES: Record<Levy['name'], null> = { cess: null, surcharge: null, specialFee: null }

/** The amount paid for a sale or a tenancy; a fee that is part of the duty, or not known, has no figure. */
export function dutyFigures({ totalPaise, dutyPaise, registrationPaise, levies = [], terms }: Paid) {
  const levied = levies.map(({ name, paise }) => [name, inPaise(paise)] as const)
  return {
    primary: ['total'],
    figures: {
      total: inPaise(totalPaise),
      duty: inPaise(dutyPaise),
      ...NO_LEVIES,
      ...(Object.fromEntries(levied) as Partial<Record<Levy['name'], Figure>>),
      registration:
        terms?.registration.by !== 'duty' && registrationPaise !== null && inPaise(registrationPaise),
    },
  }
}

/** The law of all states, which comes after the page but for one. */
interface StampDutyLaw {
  sale: Readonly<Record<StateCode, Rule<SaleTerms>>>
  rent: typeof rentFrom
}

/** What is paid for a sale deed or a rent agreement. */
function stampDutyAnswer(read: ReadStampDuty, { sale, rent }: StampDutyLaw) {
  const chosen = read('state', 'instrument')
  if (!chosen || chosen.state === 'other' || chosen.instrument === 'other') return null
  const state = dutyStateOf(chosen.state)
  if (chosen.instrument === 'rent') {
    const { duty } = rent(read, state)
    return duty && { ...dutyFigures(duty), rentDuty: duty }
  }
  const { duty } = saleDutyFrom(read, termsOf(sale[state]))
  return duty && { ...dutyFigures(duty), saleDuty: duty }
}

export const stampDutyTool = {
  slug: 'e-stamp-duty-calculator',
  inputs: stampDutyInputs,
  answer: stampDutyAnswer,
} as const
