import {
  asksHome,
  ENTER,
  notYet,
  type StampAnswer,
  type StampInputs,
} from '@/components/tools/e-stamp-duty-calculator/answer-kinds'
import type { Further } from '@/components/tools/e-stamp-duty-calculator/use-further'
import type { Rule } from '@/lib/rules/rule'
import { saleDutyMaharashtra } from '@/lib/rules/stamp-duty-maharashtra'
import type { SaleTerms } from '@/lib/rules/stamp-duty-terms'
import { areaBy, asksProperty, saleDutyBy, type SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

/** The rule by which a sale is charged: Maharashtra's is there at once, the others once they are fetched. */
export const ruleFor = (state: string, further: Further | null) =>
  state === 'MH' ? saleDutyMaharashtra : further && further.saleRule(state)

/** What the form gives: figures, or the reason why there are none. */
export function stampAnswer(inputs: StampInputs, further: Further | null, failed: boolean): StampAnswer {
  const chosen = inputs.read('state', 'instrument')
  if (!chosen) return notYet(ENTER)
  const { state, instrument } = chosen
  if (instrument === 'sale') {
    const rule = ruleFor(state, further)
    const answer =
      rule && typeof rule === 'object'
        ? saleAnswer(inputs, state, rule, further)
        : rule && further && further.notCovered(rule, state)
    if (answer) return answer
  } else if (further) {
    return instrument === 'rent' ? further.rentAnswer(inputs, state) : further.notCovered('other', state)
  }
  return notYet(failed ? 'The rates did not load.' : 'Fetching the rates…')
}

/** Null while the reason why there is no figure is on its way. */
function saleAnswer(
  inputs: StampInputs,
  state: string,
  rule: Rule<SaleTerms>,
  further: Further | null,
): StampAnswer | null {
  const question = saleQuestion(inputs, state, rule)
  if (!question) return notYet(ENTER)
  const result = saleDutyBy(rule, question)
  if (typeof result === 'object') return { of: 'sale', question, result, rule }
  return further && further.notCovered(result, state)
}

/** What a state does not ask for cannot spoil its answer. */
function saleQuestion(inputs: StampInputs, state: string, rule: Rule<SaleTerms>): SaleQuestion | null {
  const given = inputs.read('value', 'governmentValue', 'buyer')
  const asksArea = areaBy(rule, 'urban') !== null
  const area = asksArea ? inputs.read('area') : { area: stampDutyInputs.area.initial }
  const seller = state === 'BR' ? inputs.read('seller') : { seller: stampDutyInputs.seller.initial }
  const home = asksHome(state, given?.buyer) ? inputs.read('home') : { home: stampDutyInputs.home.initial }
  const property = asksProperty(rule)
    ? inputs.read('property')
    : { property: stampDutyInputs.property.initial }
  const all = area && seller && home && property && { ...area, ...seller, ...home, ...property }
  return given && all && { state, ...given, ...all }
}
