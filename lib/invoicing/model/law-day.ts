export const FIRST_DAY_OF_GST = '2017-07-01'

/** The day whose law applies to a document; a date before GST, or none, is measured by its first day. */
export const documentLawDay = (date: string): string => (date > FIRST_DAY_OF_GST ? date : FIRST_DAY_OF_GST)
