import { saleInDispute } from '@/lib/rules/stamp-duty/sale-duty-by-state'
import { tenancyWithoutFigure } from '@/lib/rules/stamp-duty/tenancies'
import { rentDutyOf, rentRule } from '@/lib/stamp-duty/rent-duty'
import {
  type NotCovered,
  type ReadStampDuty,
  type StampAnswer,
  stampDutyInputs,
} from '@/lib/stamp-duty/stamp-duty'

/** No figure for a sale, or for a deed of another kind, with what was read where sources contradict each other. */
export const saleNotCovered = (reason: NotCovered['reason'], state: string): NotCovered => ({
  kind: 'notCovered',
  reason,
  state,
  sources: (reason === 'dispute' && saleInDispute[state]?.sources) || [],
})

/** A licence's registration knows town and village alone. */
export const isUrban = (area: string) => area !== 'rural' && area !== 'village'

/** Where a home pays less than a shop or an office. */
export const asksRentedHome = (state: string) => state === 'GJ' || state === 'KA'

/** What the fields of a rent agreement come to; what a state does not ask for cannot spoil its answer. */
export function rentFrom(read: ReadStampDuty, state: string): StampAnswer {
  const given = read('rent', 'increase', 'months', 'deposit', 'premium')
  const place = state === 'MH' ? read('area') : { area: stampDutyInputs.area.initial }
  const home = asksRentedHome(state) ? read('home') : { home: stampDutyInputs.home.initial }
  if (!given || !place || !home) return { kind: 'incomplete' }
  const question = { state, ...given, ...home, urban: isUrban(place.area) }
  const result = rentDutyOf(question)
  if (typeof result !== 'string') return { kind: 'rent', question, result, rule: rentRule(state)! }
  const sources = result === 'tooLong' ? [] : (tenancyWithoutFigure[state]?.sources ?? [])
  return { kind: 'notCovered', reason: result, state, sources }
}
