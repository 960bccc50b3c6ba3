import { nameOf } from '@/lib/language/words'

/** A place with a professional tax in the language of the page: a state, or a part of one that our data tells apart. */
export const taxPlaceName = (place: string) => nameOf('tax-places', nameOf('states', place))
