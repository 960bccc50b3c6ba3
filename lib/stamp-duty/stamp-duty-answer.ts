import { figure } from '@/lib/answers/figure'
import type { Rule } from '@/lib/rules/rule'
import type { SaleTerms } from '@/lib/rules/stamp-duty/sale-terms'
import type { StateCode } from '@/lib/rules/states/state-names'
import type { RentDuty, rentFrom } from '@/lib/stamp-duty/rent-duty'
import { type SaleDuty, saleFrom, termsOf } from '@/lib/stamp-duty/sale-duty'
import { type ReadStampDuty, stampDutyInputs, stateOf } from '@/lib/stamp-duty/stamp-duty-inputs'

const paise = (value: number) => figure('paiseIfAny', value)

/** The amount paid for a sale or a tenancy; a fee that is part of the duty, or not known, has no figure. */
export function dutyFigures(paid: SaleDuty | RentDuty) {
  const { totalPaise, dutyPaise, registrationPaise } = paid
  const levies = 'levies' in paid ? paid.levies : []
  const levied = Object.fromEntries(levies.map(({ name, paise: ofLevy }) => [name, paise(ofLevy)]))
  const together = 'terms' in paid && paid.terms.registration.by === 'duty'
  return {
    primary: ['total'],
    figures: {
      total: paise(totalPaise),
      duty: paise(dutyPaise),
      cess: levied['cess'],
      surcharge: levied['surcharge'],
      specialFee: levied['specialFee'],
      registration: !together && registrationPaise !== null && paise(registrationPaise),
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
  const state = stateOf(chosen.state)
  const { duty } = chosen.instrument === 'rent' ? rent(read, state) : saleFrom(read, termsOf(sale[state]))
  return duty && dutyFigures(duty)
}

export const stampDutyTool = {
  slug: 'e-stamp-duty-calculator',
  inputs: stampDutyInputs,
  answer: stampDutyAnswer,
} as const
