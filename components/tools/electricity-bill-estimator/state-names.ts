import { electricityStates } from '@/lib/energy/electricity'
import { inOrder } from '@/lib/language/in-order'
import { namesOf } from '@/lib/language/words'
import { namesOfStates } from '@/lib/rules/states/state-names'

/** In the order of the form. */
const english = namesOfStates(electricityStates)

export const electricityStateNames = inOrder(namesOf('states', english))
