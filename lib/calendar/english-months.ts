/** The names of the months in English, January first. */
export const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(' ')
