/** A figure that several tools know, by tool: the names of its controls there. */
type Meaning = Readonly<Record<string, readonly string[]>>

/** What has one meaning in several tools. A next step between two of them carries it. */
export const sharedFigures: Readonly<Record<string, Meaning>> = {
  age: {
    'income-tax-calculator': ['age'],
    'salary-calculator': ['age'],
    'fd-calculator': ['senior'],
    'tds-deduction-calculator': ['senior'],
  },
  regime: { 'income-tax-calculator': ['regime'], 'salary-calculator': ['regime'] },
  'rent of the home': {
    'income-tax-calculator': ['rent', 'city'],
    'salary-calculator': ['rent', 'city'],
    'hra-calculator': ['periods'],
    'receipt-generator': ['amount'],
  },
  'parts of the pay': {
    'income-tax-calculator': ['basic', 'allowance'],
    'salary-calculator': ['basic', 'hra'],
    'hra-calculator': ['periods'],
  },
  'deductions of the old regime': {
    'income-tax-calculator': ['savings', 'deductions', 'otherDeductions'],
    'salary-calculator': ['other80C', 'otherDeductions'],
  },
  'year of the law': {
    'income-tax-calculator': ['rules'],
    'hra-calculator': ['year'],
    'tds-deduction-calculator': ['rules'],
  },
  'PAN given': { 'fd-calculator': ['pan'], 'tds-deduction-calculator': ['pan'] },
  'base of the provident fund': { 'salary-calculator': ['pf'], 'epf-calculator': ['pf'] },
  'rate of interest': {
    'emi-calculator': ['rate'],
    'loan-eligibility-calculator': ['ratePct'],
    'rd-calculator': ['rate'],
    'fd-calculator': ['rate'],
    'sip-calculator': ['rate'],
    'investment-returns-calculator': ['rate'],
  },
  'term of a loan': {
    'loan-eligibility-calculator': ['months'],
    'emi-calculator': ['months'],
    'credit-card-payoff-calculator': ['months'],
  },
  'years of saving': { 'sip-calculator': ['years'], 'investment-returns-calculator': ['years'] },
  inflation: { 'sip-calculator': ['inflation'], 'investment-returns-calculator': ['inflation'] },
  'price of a property': {
    'loan-eligibility-calculator': ['propertyValue'],
    'e-stamp-duty-calculator': ['value', 'governmentValue'],
    'tds-deduction-calculator': ['amount', 'stampValue'],
  },
  'rate of GST': { 'gst-calculator': ['rate'], 'invoice-generator': ['items-1-taxRatePercent'] },
  day: {
    'age-calculator': ['dob'],
    'countdown-timer-creator': ['date'],
    'daily-panchang-muhurat': ['date'],
  },
}
