/**
 * A made-up Finance Act and orders of its day, each one row of one file: `row` is put before the text
 * `before`, which is in the file once.
 *
 * @typedef {{ what: string, file: string, row: string, before: string }} Edit
 */

const SOURCE = "{ title: 'A made-up Finance Act', href: 'https://example.in/act', read: 'text' }"
const COMPARED = "checkedOn: '2027-03-30'"
const DAY = `from: '2027-04-01', announced: 'act', ${COMPARED}`

/** @type {readonly Edit[]} */
export const financeAct = [
  {
    what: 'income tax: slabs, rebate and standard deduction',
    file: 'lib/rules/income-tax/tax-law.ts',
    before: `  ],
}

/**
 * The simplified set`,
    row: `    {
      ${DAY},
      value: {
        ...ACT_1961,
        name: 'FY 2027-28',
        act: 'Income-tax Act, 2025',
        standardDeductionSection: '19',
        new: {
          ...NEW_REGIME_SINCE_2025,
          section: '202',
          slabs: atEveryAge(
            slabs([0, 0], [5_00_000, 5], [8_00_000, 10], [12_00_000, 15], [16_00_000, 20], [20_00_000, 25], [24_00_000, 30]),
          ),
          standardDeduction: 1_00_000,
          rebate: { ...newRebateSince2025('156(2)'), incomeLimit: 13_00_000, most: 75_000 },
        },
        old: { ...OLD_REGIME, rebate: oldRebate('156(1)') },
      },
      source: ${SOURCE},
    },
`,
  },
  {
    what: 'TDS on professional fees: a limit of 60,000',
    file: 'lib/rules/tds/fees-and-contracts.ts',
    before: `    ],
    sources: { 2024: [CHART_2024, BUDGET_2025] },
  }),
  technical:`,
    row: `      { ${DAY}, terms: { limit: 60_000, ratePercent: 10 }, sources: [${SOURCE}, BUDGET_2025] },
`,
  },
  {
    what: 'TDS on rent: a limit of 70,000 a month',
    file: 'lib/rules/tds/rent.ts',
    before: `    ],
    sources: { 2024: [CHART_2024, BUDGET_2025] },
  }),
  machineRent:`,
    row: `      { ${DAY}, terms: { limit: 70_000, ratePercent: 10, ...BY_MONTH }, sources: [${SOURCE}, BUDGET_2025] },
`,
  },
  {
    what: 'provident fund: 9% for 2026-27',
    file: 'lib/rules/salary/epf-interest.ts',
    before: `  ],
}

const lastDeclared`,
    row: `    { from: '2026-04-01', value: 9, source: ${SOURCE}, ${COMPARED} },
`,
  },
  {
    what: 'GST: a rate of 9%',
    file: 'lib/rules/gst/gst-rates.ts',
    before: `  ],
}

/** Pan masala`,
    row: `    { ${DAY}, value: rates(5, 9, 18, 40), source: ${SOURCE} },
`,
  },
  {
    what: 'small savings: 7.1% for the National Savings Certificate',
    file: 'lib/rules/savings/small-savings-rates.ts',
    before: `]

const valueOf`,
    row: `  ['2027-04-01', ${SOURCE}, 6.9, 7, 7.1, 7.5, 6.7, 8.2, 7.4, 7.1, 8.2, 7.5, 115, 'notified', '2027-03-30'],
`,
  },
  {
    what: 'stamp duty of Gujarat: 10%',
    file: 'lib/rules/stamp-duty/sale/states/gujarat.ts',
    before: `})
`,
    row: `}, {
  ${DAY},
  source: ${SOURCE},
  duty: [{ percent: sameForAll(10) }],
  registration: feeOf(1),
  conditions: [],
  evidence: { basis: 'report' },
  knownFrom: 'order',
  office: 'https://garvi.gujarat.gov.in/',
`,
  },
  {
    what: 'electricity of Delhi: 10 rupees a unit',
    file: 'lib/rules/energy/states/delhi.ts',
    before: `})
`,
    row: `}, {
  ${DAY},
  source: ${SOURCE},
  value: {
    supplier: 'BRPL, BYPL and TPDDL, domestic',
    order: 'A made-up order of 25 March 2027',
    year: 'FY 2027-28',
    status: 'A made-up order.',
    knownUntil: '2028-03',
    urban: {
      groups: oneGroup([ABOVE, 10]),
      fixed: perKilowatt([2, 20], [5, 50], [ABOVE, 100]),
      duty: 'none',
    },
    subsidy: { freeUpTo: 200, halfUpTo: 400, mostOff: 800 },
  },
`,
  },
]

/** @returns {string} the text of a file with the row; throws where its place is not found, or not once */
export function enacted(text, { file, before, row }) {
  const parts = text.split(before)
  if (parts.length !== 2) throw new Error(`${file}: the place of the row is there ${parts.length - 1} times`)
  return parts.join(row + before)
}
