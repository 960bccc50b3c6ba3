/** Where the way out of a deduction with a problem is, which the new regime locks. */
export const UnreadDeduction = () => (
  <p className="text-sm text-bad">A deduction cannot be read. Choose Old Regime to correct it.</p>
)
