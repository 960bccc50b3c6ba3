import { electricityStates } from '@/lib/energy/electricity'
import { nameOf } from '@/lib/language/words'
import { namesOfStates } from '@/lib/rules/states/state-names'

/** In the order of the form. */
const english = namesOfStates(electricityStates)

export const electricityStateNames = Object.fromEntries(
  Object.entries(english).map(([code, name]) => [code, nameOf('states', name)]),
) as typeof english
