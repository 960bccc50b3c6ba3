/** The fields of a plain salary, which `plainSalaryLaw` counts. */
const PLAIN: readonly string[] = ['startFrom', 'ctc', 'monthlyGross', 'basic', 'hra', 'special', 'pf']

/**
 * True if a salary has terms that `plainSalaryLaw` does not know.
 * @param fragment of the link to its fields, which has what differs from a fresh page
 */
export const hasMoreTerms = (fragment: string): boolean =>
  [...new URLSearchParams(fragment)].some(([name, text]) => !PLAIN.includes(name) || text === 'inHand')
