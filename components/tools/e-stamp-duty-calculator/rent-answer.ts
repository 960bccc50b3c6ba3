import {
  ENTER,
  notYet,
  type StampAnswer,
  type StampInputs,
} from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { notCovered } from '@/components/tools/e-stamp-duty-calculator/reasons'
import { leaseDutyDelhi, licenceDutyMaharashtra } from '@/lib/rules/stamp-duty-rent'
import { rentDutyOf } from '@/lib/stamp-duty/rent-duty'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

/** A licence's registration knows town and village alone. */
export const isUrban = (area: string) => area !== 'rural' && area !== 'village'

export function rentAnswer(inputs: StampInputs, state: string): StampAnswer {
  const given = inputs.read('rent', 'increase', 'months', 'deposit', 'premium')
  const place = state === 'MH' ? inputs.read('area') : { area: stampDutyInputs.area.initial }
  if (!given || !place) return notYet(ENTER)
  const question = { state, ...given, urban: isUrban(place.area) }
  const result = rentDutyOf(question)
  if (result === 'tooLong') return notCovered(state === 'MH' ? 'tooLongMH' : 'tooLongDL', state)
  if (typeof result === 'string') return notCovered(result, state)
  const rule = result.kind === 'licence' ? licenceDutyMaharashtra : leaseDutyDelhi
  return { of: 'rent', question, result, rule }
}
