import { electricityStates } from '@/lib/energy/electricity'
import { namesOfStates } from '@/lib/rules/states/state-names'

/** In the order of the form. */
export const electricityStateNames = namesOfStates(electricityStates)
