import { tdsKind } from '@/lib/rules/tds/tds-kind'
import { source, TRACES_2026 } from '@/lib/rules/tds/tds-sources'
import type { TdsKind } from '@/lib/rules/tds/tds-terms'

const DEPARTMENT_CHART = source(
  'Income Tax Department, Mumbai: TCS chart',
  'https://www.incometaxmumbai.gov.in/tds/sections-and-rates-applicable-for-tds-on-a-transaction/',
)
const BUDGET_2025 = source('WhyTax: Union Budget 2025, TDS and TCS rationalised', 'https://whytax.in/?p=3128')
const BILL_2025 = source(
  'EZTax: section 394 of the Income-tax Bill, 2025',
  'https://eztax.in/income-tax-act-2025/section-394',
)
/** The rates before and after 1 April 2026, side by side. */
const MEMORANDUM_2026 = source(
  'Finance Bill 2026, memorandum: rates of TCS, by Tax Heal',
  'https://www.taxheal.com/h-rationalisation-of-other-direct-tax-provisions-rationalisation-of-tcs-rates.html',
)
const DEVADHAANTU_2026 = source(
  'Devadhaantu: Budget 2026, TCS before and after',
  'https://devadhaantu.in/2026/02/03/budget-2026-rationalisation-of-tax-collection-at-source-tcs/?noamp=mobile',
)
const REMITTANCES_2023 = source(
  'South Indian Bank: TCS on remittances since October 2023',
  'https://www.southindianbank.com/news/revision-in-tcs-rates-on-lrs/1519/a',
)
const REMITTANCES_CHART = source(
  'KPB: rates of TCS on remittances and overseas tours since October 2023',
  'https://kpbca.com/Blog/5/TCSRateamendment.aspx',
)
const LUXURY = [
  source(
    'RSM: notification 36/2025',
    'https://www.rsm.global/india/insights/rsm-astute-update-cbdt-notifies-specified-high-value-goods-attracting-tcs-under-section-206c1f-notification-no-362025',
  ),
  source(
    'TDSMAN: TCS on luxury goods',
    'https://blog.tdsman.com/2025/04/scope-of-tcs-widened-for-luxury-goods/',
  ),
] as const

const SOURCES = {
  2024: [DEPARTMENT_CHART, BILL_2025],
  2025: [MEMORANDUM_2026, BILL_2025],
  2026: [TRACES_2026, MEMORANDUM_2026],
} as const
const REMITTANCE_SOURCES = {
  2024: [REMITTANCES_2023, REMITTANCES_CHART],
  2025: [BUDGET_2025, MEMORANDUM_2026],
  2026: [TRACES_2026, MEMORANDUM_2026],
} as const

/** Section 206CC; section 397(2): twice the rate, but no less and no more. */
export const tcsWithoutPan = { leastPercent: 5, mostPercent: 20 } as const

const rate = (ratePercent: number) => ({
  ratePercent,
  withoutPanPercent: Math.min(
    tcsWithoutPan.mostPercent,
    Math.max(2 * ratePercent, tcsWithoutPan.leastPercent),
  ),
})
/** Collected from the first rupee. */
const always = (ratePercent: number) => ({ limit: 0, ...rate(ratePercent) })
/** Collected on the whole price of a thing that costs more. */
const dear = { limit: 10_00_000, counted: 'payment', ...rate(1) } as const
/** Collected on what is remitted above the limit in the year, whatever the purpose of the rest. */
const remitted = (limit: number, ratePercent: number) =>
  ({ limit, taxed: 'excess', ...rate(ratePercent) }) as const
/** Two rates, without a limit. */
const tour = (limit: number) => ({
  ...always(5),
  slices: [
    { above: 0, ...rate(5) },
    { above: limit, ...rate(20) },
  ],
})

/** Goods of section 206C(1), which since April 2026 all bear 2%. */
const goods = (label: string, section2025: string, percentUntil2026: number) =>
  tdsKind({
    label,
    sections: ['206C(1)', section2025],
    payer: 'audited',
    payee: 'buyer',
    rows: [
      { from: '2024-04-01', terms: always(percentUntil2026) },
      { from: '2026-04-01', terms: always(2) },
    ],
    sources: SOURCES,
  })

/** Every kind of sale, remittance or licence on which tax is collected at source. */
export const tcsKinds = {
  car: tdsKind({
    label: 'Motor vehicle above ₹10 lakh',
    sections: ['206C(1F)', '394(1), Sl. 6(a)'],
    payer: 'audited',
    payee: 'buyer',
    rows: [{ from: '2024-04-01', terms: dear }],
    sources: { ...SOURCES, 2025: [BILL_2025, LUXURY[1]], 2026: [TRACES_2026, BILL_2025] },
  }),
  /** Notification 36/2025: each article above ₹10 lakh. */
  luxury: tdsKind({
    label: 'Luxury goods above ₹10 lakh',
    sections: ['206C(1F)', '394(1), Sl. 6(b)'],
    payer: 'audited',
    payee: 'buyer',
    rows: [
      { from: '2024-04-01', terms: null },
      { from: '2025-04-22', terms: dear },
    ],
    sources: { 2024: LUXURY, 2025: LUXURY, 2026: [TRACES_2026, LUXURY[0]] },
  }),
  tour: tdsKind({
    label: 'Overseas tour package',
    sections: ['206C(1G)', '394(1), Sl. 8'],
    payer: 'audited',
    payee: 'buyer',
    rows: [
      { from: '2024-04-01', terms: tour(7_00_000) },
      { from: '2025-04-01', terms: tour(10_00_000) },
      { from: '2026-04-01', terms: always(2) },
    ],
    sources: {
      2024: [REMITTANCES_CHART, DEVADHAANTU_2026],
      2025: [MEMORANDUM_2026, DEVADHAANTU_2026],
      2026: [TRACES_2026, MEMORANDUM_2026],
    },
  }),
  studyOrMedical: tdsKind({
    label: 'Remittance abroad for education or medical treatment',
    sections: ['206C(1G)', '394(1), Sl. 7(a)'],
    payer: 'authorisedDealer',
    payee: 'individual',
    rows: [
      { from: '2024-04-01', terms: remitted(7_00_000, 5) },
      { from: '2025-04-01', terms: remitted(10_00_000, 5) },
      { from: '2026-04-01', terms: remitted(10_00_000, 2) },
    ],
    sources: REMITTANCE_SOURCES,
  }),
  otherRemittance: tdsKind({
    label: 'Remittance abroad for other purposes',
    sections: ['206C(1G)', '394(1), Sl. 7(b)'],
    payer: 'authorisedDealer',
    payee: 'individual',
    rows: [
      { from: '2024-04-01', terms: remitted(7_00_000, 20) },
      { from: '2025-04-01', terms: remitted(10_00_000, 20) },
    ],
    sources: {
      ...REMITTANCE_SOURCES,
      2025: [BUDGET_2025, DEVADHAANTU_2026],
      2026: [TRACES_2026, DEVADHAANTU_2026],
    },
  }),
  scrap: goods('Scrap', '394(1), Sl. 4', 1),
  minerals: goods('Coal, lignite or iron ore', '394(1), Sl. 5', 1),
  alcohol: goods('Alcoholic liquor for human consumption', '394(1), Sl. 1', 1),
  tendu: goods('Tendu leaves', '394(1), Sl. 2', 5),
  timber: tdsKind({
    label: 'Timber and other forest produce',
    sections: ['206C(1)', '394(1), Sl. 3'],
    payer: 'audited',
    payee: 'buyer',
    rows: [
      { from: '2024-04-01', terms: always(2.5) },
      { from: '2025-04-01', terms: always(2) },
    ],
    sources: {
      2024: [DEPARTMENT_CHART, BUDGET_2025],
      2025: [BUDGET_2025, BILL_2025],
      2026: [TRACES_2026, BILL_2025],
    },
  }),
  /** Mineral oil is outside. */
  licence: tdsKind({
    label: 'Lease or licence of a parking lot, toll plaza, mine or quarry',
    sections: ['206C(1C)', '394(1), Sl. 9'],
    payer: 'anyone',
    payee: 'licensee',
    rows: [{ from: '2024-04-01', terms: always(2) }],
    sources: { ...SOURCES, 2025: [DEPARTMENT_CHART, BILL_2025], 2026: [TRACES_2026, BILL_2025] },
  }),
  /** From sellers above ₹10 crore of turnover, until 31 March 2025; 1% without a PAN. */
  goodsSale: tdsKind({
    label: 'Sale of goods above ₹50 lakh',
    sections: ['206C(1H)', 'None'],
    payer: 'largeSeller',
    payee: 'buyer',
    rows: [
      {
        from: '2024-04-01',
        terms: { limit: 50_00_000, taxed: 'excess', ratePercent: 0.1, withoutPanPercent: 1 },
      },
      { from: '2025-04-01', terms: null },
    ],
    sources: {
      2024: [
        DEPARTMENT_CHART,
        source(
          'Income Tax Management: section 206CC',
          'https://incometaxmanagement.in/section-206cc-higher-tcs-rate-for-non-furnishing-of-pan',
        ),
      ],
      2025: [
        source(
          'HelpTax: TCS chart FY 2025-26',
          'https://helptax.in/learn/income-tax/tcs-rate-chart-fy-2025-26',
        ),
        source(
          'Trending Vaqt: Budget 2025, TCS on goods ends',
          'https://trendingvaqt.com/budget-2025-tds-tcs-simplified-high-exemption-for-rent-lrs-and-education-loans-cnbc-tv18',
        ),
      ],
      2026: [TRACES_2026, BILL_2025],
    },
  }),
} satisfies Record<string, TdsKind>

export type TcsKindId = keyof typeof tcsKinds
