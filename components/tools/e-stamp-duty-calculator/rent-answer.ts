import {
  ENTER,
  notYet,
  type StampAnswer,
  type StampInputs,
} from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import { notCovered } from '@/components/tools/e-stamp-duty-calculator/reasons'
import { tenancyWithoutFigure } from '@/lib/rules/stamp-duty-tenancy'
import { rentDutyOf, rentRule } from '@/lib/stamp-duty/rent-duty'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

/** A licence's registration knows town and village alone. */
export const isUrban = (area: string) => area !== 'rural' && area !== 'village'

/** Where a home pays less than a shop or an office. */
export const asksRentedHome = (state: string) => state === 'GJ' || state === 'KA'

const TOO_LONG: Readonly<Partial<Record<string, 'tooLongMH' | 'tooLongDL'>>> = {
  MH: 'tooLongMH',
  DL: 'tooLongDL',
}

export function rentAnswer(inputs: StampInputs, state: string): StampAnswer {
  const given = inputs.read('rent', 'increase', 'months', 'deposit', 'premium')
  const place = state === 'MH' ? inputs.read('area') : { area: stampDutyInputs.area.initial }
  const home = asksRentedHome(state) ? inputs.read('home') : { home: stampDutyInputs.home.initial }
  if (!given || !place || !home) return notYet(ENTER)
  const question = { state, ...given, ...home, urban: isUrban(place.area) }
  const result = rentDutyOf(question)
  if (result === 'tooLong') return notCovered(TOO_LONG[state] ?? 'tooLong', state)
  if (typeof result === 'string') return notCovered(result, state, tenancyWithoutFigure[state]?.sources ?? [])
  return { of: 'rent', question, result, rule: rentRule(state)! }
}
