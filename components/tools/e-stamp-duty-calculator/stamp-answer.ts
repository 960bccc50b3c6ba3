import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { PLACEHOLDERS } from '@/components/tools/e-stamp-duty-calculator/stamp-words'
import { type LeaseDuty, type LicenceDuty, rentDutyOf, type RentQuestion } from '@/lib/stamp-duty/rent-duty'
import { areaIn, type SaleDuty, saleDutyOf, type SaleQuestion } from '@/lib/stamp-duty/sale-duty'
import { stampDutyInputs } from '@/lib/stamp-duty/stamp-duty-inputs'

export type StampInputs = ToolInputs<typeof stampDutyInputs>

export type StampAnswer =
  | { of: 'sale'; question: SaleQuestion; result: SaleDuty }
  | { of: 'rent'; question: RentQuestion; result: LicenceDuty | LeaseDuty }
  | { of: 'nothing'; placeholder: string; state: string | null; dispute: boolean }

/** What the form gives: figures, or the reason why there are none. */
export function stampAnswer(inputs: StampInputs): StampAnswer {
  const chosen = inputs.read('state', 'instrument')
  if (!chosen) return nothing('incomplete', null)
  if (chosen.instrument === 'other') return nothing('other', chosen.state)
  return chosen.instrument === 'sale' ? saleAnswer(inputs, chosen.state) : rentAnswer(inputs, chosen.state)
}

const nothing = (reason: keyof typeof PLACEHOLDERS, state: string | null): StampAnswer => ({
  of: 'nothing',
  placeholder: PLACEHOLDERS[reason],
  state,
  dispute: reason === 'dispute',
})

function saleAnswer(inputs: StampInputs, state: string): StampAnswer {
  const question = saleQuestion(inputs, state)
  if (!question) return nothing('incomplete', state)
  const result = saleDutyOf(question)
  return typeof result === 'string' ? nothing(result, state) : { of: 'sale', question, result }
}

/** What a state does not ask for cannot spoil its answer. */
function saleQuestion(inputs: StampInputs, state: string): SaleQuestion | null {
  const given = inputs.read('value', 'governmentValue', 'buyer')
  const asksArea = areaIn(state, 'urban') !== null
  const area = asksArea ? inputs.read('area') : { area: stampDutyInputs.area.initial }
  const seller = state === 'BR' ? inputs.read('seller') : { seller: stampDutyInputs.seller.initial }
  const home = asksHome(state, given?.buyer) ? inputs.read('home') : { home: stampDutyInputs.home.initial }
  return given && area && seller && home && { state, ...given, ...area, ...seller, ...home }
}

/** Where women pay less for a home alone. */
export const asksHome = (state: string, buyer: string | undefined) => state === 'MH' && buyer === 'female'

function rentAnswer(inputs: StampInputs, state: string): StampAnswer {
  const given = inputs.read('rent', 'increase', 'months', 'deposit', 'premium')
  const place = state === 'MH' ? inputs.read('area') : { area: stampDutyInputs.area.initial }
  if (!given || !place) return nothing('incomplete', state)
  const question = { state, ...given, urban: isUrban(place.area) }
  const result = rentDutyOf(question)
  if (result === 'tooLong') return nothing(state === 'MH' ? 'tooLongMH' : 'tooLongDL', state)
  return typeof result === 'string' ? nothing(result, state) : { of: 'rent', question, result }
}

/** A licence's registration knows town and village alone. */
export const isUrban = (area: string) => area !== 'rural' && area !== 'village'
