/** The id of the answer, on calculators and lookups alike. */
export const RESULT_ID = 'result'

/** Moves the focus to the answer, for a button that goes away as it is pressed. */
export const focusResult = (options?: FocusOptions) => document.getElementById(RESULT_ID)?.focus(options)
