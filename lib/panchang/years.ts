/** The days for which a panchang is computed, and the years for which festivals are. */
export const FIRST_PANCHANG_DAY = '1900-01-01'
export const LAST_PANCHANG_DAY = '2100-12-31'
export const FIRST_FESTIVAL_YEAR = 2000
export const LAST_FESTIVAL_YEAR = 2050

/** Asks for the festivals of a year; null for a year in which none are computed. */
export const yearQuestion = (year: number): { subject: 'year'; year: number } | null =>
  year >= FIRST_FESTIVAL_YEAR && year <= LAST_FESTIVAL_YEAR ? { subject: 'year', year } : null
