/** The tools whose results can be compared, by slug. */
export const comparedTools = [
  'advance-tax-calculator',
  'age-calculator',
  'bmi-calculator',
  'capital-gains-calculator',
  'credit-card-payoff-calculator',
  'emi-calculator',
  'epf-calculator',
  'fd-calculator',
  'gold-calculator',
  'gratuity-calculator',
  'gst-calculator',
  'gst-late-fee-calculator',
  'hra-calculator',
  'income-tax-calculator',
  'investment-returns-calculator',
  'loan-eligibility-calculator',
  'margin-calculator',
  'nps-calculator',
  'percentage-calculator',
  'ppf-calculator',
  'rd-calculator',
  'retirement-calculator',
  'salary-calculator',
  'savings-schemes',
  'sip-calculator',
  'e-stamp-duty-calculator',
  'electricity-bill-estimator',
  'tds-deduction-calculator',
] as const

export type ComparedTool = (typeof comparedTools)[number]

export const isComparedTool = (slug: string): slug is ComparedTool =>
  (comparedTools as readonly string[]).includes(slug)
