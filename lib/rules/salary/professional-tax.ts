import type { ProfessionalTaxPlace } from '@/lib/rules/salary/professional-tax-places'

type ReadingPair = readonly [number, number]

/** Pay up to and including so many rupees, and its tax in rupees; two figures where the sources disagree. */
export type TaxBand = readonly [
  upTo: number,
  tax: number | ReadingPair,
  months?: {
    /** Another amount in February, in place of the usual one. */
    february?: number
    /** What a tax by the year deducts a month, the last of which takes the rest. */
    monthly?: number
  },
]

export interface ProfessionalTaxLaw {
  /** The pay that is compared, and the time for which the tax is due. */
  per: 'month' | 'halfYear' | 'year'
  /**
   * The first day, YYYY-MM-DD. Where the sources name none it is that of the first tax year for which the figures were
   * read.
   */
  from: string
  bands: readonly TaxBand[]
  /** The bands of women, where they have bands of their own. */
  women?: readonly TaxBand[]
}

/** Article 276(2) of the Constitution: the most for a person and year, in rupees. */
export const MOST_A_YEAR = 2_500

const READ_FOR = '2026-04-01'
const FEBRUARY = { february: 300 }

const lawPer =
  (per: ProfessionalTaxLaw['per']) =>
  (from: string, ...bands: TaxBand[]): ProfessionalTaxLaw => ({ per, from, bands })
const monthly = lawPer('month')
const halfYearly = lawPer('halfYear')
const yearly = lawPer('year')

/**
 * The professional tax of a salary; its sources are in professional-tax-sources.ts, which a page needs only on request.
 */
export const professionalTaxLaw: Partial<Record<ProfessionalTaxPlace, ProfessionalTaxLaw>> = {
  'Andhra Pradesh': monthly('2013-02-01', [15_000, 0], [20_000, 150], [Infinity, 200]),
  Assam: monthly('2025-04-01', [15_000, 0], [24_999, 180], [Infinity, 208]),
  Bihar: yearly('2011-04-01', [3_00_000, 0], [5_00_000, 1_000], [10_00_000, 2_000], [Infinity, 2_500]),
  Gujarat: monthly('2022-04-01', [12_000, 0], [Infinity, 200]),
  Jharkhand: yearly(
    READ_FOR,
    [3_00_000, 0],
    [5_00_000, 1_200],
    [8_00_000, 1_800],
    [10_00_000, 2_100],
    [Infinity, 2_500],
  ),
  Karnataka: monthly('2025-04-01', [24_999, 0], [Infinity, 200, FEBRUARY]),
  Kerala: halfYearly(
    '2024-10-01',
    [11_999, 0],
    [17_999, 320],
    [29_999, 450],
    [44_999, 600],
    [99_999, 750],
    [1_24_999, 1_000],
    [Infinity, 1_250],
  ),
  'Madhya Pradesh': yearly(
    '2018-04-01',
    [2_25_000, 0, { monthly: 0 }],
    [3_00_000, 1_500, { monthly: 125 }],
    [4_00_000, 2_000, { monthly: 167 }],
    [Infinity, 2_500, { monthly: 208 }],
  ),
  Maharashtra: {
    ...monthly('2023-04-01', [7_500, 0], [10_000, 175], [Infinity, 200, FEBRUARY]),
    women: [
      [25_000, 0],
      [Infinity, 200, FEBRUARY],
    ],
  },
  Meghalaya: yearly(
    '2012-04-01',
    [50_000, 0],
    [75_000, 200],
    [1_00_000, 300],
    [1_50_000, 500],
    [2_00_000, 750],
    [2_50_000, 1_000],
    [3_00_000, 1_250],
    [3_50_000, 1_500],
    [4_00_000, 1_800],
    [4_50_000, 2_100],
    [5_00_000, 2_400],
    [Infinity, 2_500],
  ),
  Mizoram: monthly(
    READ_FOR,
    [5_000, 0],
    [8_000, 75],
    [10_000, 120],
    [12_000, 150],
    [15_000, 180],
    [20_000, [208, 195]],
    [Infinity, 208],
  ),
  Nagaland: monthly(
    READ_FOR,
    [4_000, 0],
    [5_000, 35],
    [7_000, 75],
    [9_000, 110],
    [12_000, 180],
    [Infinity, 208],
  ),
  Odisha: yearly(
    READ_FOR,
    [1_60_000, 0, { monthly: 0 }],
    [3_00_000, 1_500, { monthly: 125 }],
    [Infinity, 2_500, { monthly: 200 }],
  ),
  Puducherry: halfYearly(
    READ_FOR,
    [99_999, 0],
    [2_00_000, 250],
    [3_00_000, 500],
    [4_00_000, 750],
    [5_00_000, 1_000],
    [Infinity, 1_250],
  ),
  // State development tax, of whoever pays income tax. Its sources disagree on the least income: 2.5 lakh, or
  // the exempt amount of the regime, at most 4 lakh and the standard deduction.
  Punjab: yearly(
    '2018-04-01',
    [2_50_000, 0, { monthly: 0 }],
    [4_75_000, [0, 2_400]],
    [Infinity, 2_400, { monthly: 200 }],
  ),
  Sikkim: monthly(READ_FOR, [20_000, 0], [30_000, 125], [40_000, 150], [Infinity, 200]),
  'Tamil Nadu (Chennai)': halfYearly(
    '2024-10-01',
    [21_000, 0],
    [30_000, 180],
    [45_000, [430, 425]],
    [60_000, 930],
    [75_000, 1_025],
    [Infinity, 1_250],
  ),
  Telangana: monthly('2013-02-01', [15_000, 0], [20_000, 150], [Infinity, 200]),
  Tripura: monthly('2018-07-25', [7_500, 0], [15_000, 150], [Infinity, 208]),
  'West Bengal': monthly(
    '2014-04-01',
    [10_000, 0],
    [15_000, 110],
    [25_000, 130],
    [40_000, 150],
    [Infinity, 200],
  ),
}
