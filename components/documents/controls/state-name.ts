import { gstStateOf } from '@/lib/rules/gst/gst-states'
import { nameOf } from '@/lib/language/words'

/** A state by its English name, in the language of the page. */
export const stateName = (name: string): string => nameOf('gst-places', nameOf('states', name))

/** 'Maharashtra (27)', or '' for an invalid code. */
export function stateByCode(code: string): string {
  const state = gstStateOf(code)
  return state ? `${stateName(state.name)} (${state.code})` : ''
}
