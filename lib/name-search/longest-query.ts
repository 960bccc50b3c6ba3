/**
 * Letters of a query that are read. Longer ones are almost always a paste by mistake, no name is longer, and the work
 * of comparing letters grows with the product of both lengths.
 */
export const LONGEST_QUERY = 120
