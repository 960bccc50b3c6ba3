const YEARS_END = 'the last day of every financial year'
const ACT_OF_2025 = 'the day on which the Income-tax Act, 2025 came into force'

/**
 * Figures in words that no law, rate or calculation changes, by page (the name of its file in `content`), each with the reason. A figure is
 * written as in English; it counts for the page in every language. All others are computed: `figures` of a tool, `content/blog/figures`.
 */
export const fixedFigures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'epf-calculator': {
    '31 March': YEARS_END,
    '24 September': 'the date of EPFO’s printed answers',
  },
  'gst-late-fee-calculator': {
    '₹200': 'what pages that are out of date still name for GSTR-4',
    '30 April': 'the day of GSTR-4 of the years before 2024-25',
  },
  'tds-deduction-calculator': { '1 April 2026': ACT_OF_2025 },
  'ppf-calculator': {
    '5 April': 'the last day on which a deposit earns interest for April',
    '2%': 'the rate of loans until December 2019, which older pages name',
    '1 April 2026': ACT_OF_2025,
  },
  'nps-calculator': { '1 April 2025': 'the day on which the Unified Pension Scheme began' },
  'advance-tax-calculator': {
    '31 March': YEARS_END,
    '1 April': 'the first day of every financial year',
  },
  'fd-calculator': { '1 April 2026': ACT_OF_2025 },
  'rd-calculator': { '1 April 2026': ACT_OF_2025 },
  'e-stamp-duty-calculator': {
    '26 May 2023': 'the day on which women in Maharashtra were freed to sell to a man',
    '30 July 2025': 'the day on which the rebate in Uttar Pradesh reached a crore',
    '31 August 2025': 'the day on which Karnataka raised its fee',
    '1%': 'the fee of Karnataka until that day',
  },
  'electricity-bill-estimator': { '1 June 2026': 'the day on which Delhi’s surcharge became automatic' },
}
