import { placeName } from '@/lib/banking/place-name'
import { nameOf } from '@/lib/language/words'

/** A state as one writes it, out of the capitals of the list. */
export const stateOfCapitals = (capitals: string): string => nameOf('states', placeName(capitals))
