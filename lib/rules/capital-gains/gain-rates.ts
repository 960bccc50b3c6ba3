import type { CitedValues } from '@/lib/rules/rule'

/**
 * `equity`: listed shares and equity funds with securities transaction tax paid; `vda`: crypto and other
 * virtual digital assets.
 */
export const gainAssets = [
  'equity',
  'property',
  'gold',
  'gold-etf',
  'unlisted-shares',
  'debt-fund',
  'listed-bond',
  'unlisted-bond',
  'vda',
] as const
export type GainAsset = (typeof gainAssets)[number]

export interface GainLaw {
  /** Long-term is what was held for more than so many months; an asset that is left out is never long-term. */
  longAfterMonths: Partial<Record<GainAsset, number>>
  equityShortPercent: number
  equityLongPercent: number
  listedBondLongPercent: number
  /** The rate on land, buildings, gold, unlisted shares and older debt funds, with the cost indexed or not. */
  otherLongPercent: number
  isIndexed: boolean
  /** Where residents may choose the indexed cost at this rate for land and buildings bought before a day. */
  indexedChoice: { boughtBefore: string; ratePercent: number } | null
  /** Null while their law is not covered. */
  unlistedBonds: 'slab' | null
}

const HELD_24 = { property: 24, 'unlisted-shares': 24 }

export const GAINS_CHECKED_ON = '2026-11-23'

/** By the day of sale. */
export const gainRateValues: CitedValues<GainLaw, 'rates2024' | 'section197'> = {
  label: 'Capital gains: holding periods and rates',
  values: [
    {
      from: '2018-04-01',
      value: {
        longAfterMonths: { equity: 12, 'listed-bond': 12, ...HELD_24, gold: 36, 'debt-fund': 36 },
        equityShortPercent: 15,
        equityLongPercent: 10,
        listedBondLongPercent: 10,
        otherLongPercent: 20,
        isIndexed: true,
        indexedChoice: null,
        unlistedBonds: null,
      },
      source: 'rates2024',
    },
    {
      from: '2024-07-23',
      value: {
        longAfterMonths: {
          equity: 12,
          'listed-bond': 12,
          'gold-etf': 12,
          ...HELD_24,
          gold: 24,
          'debt-fund': 24,
        },
        equityShortPercent: 20,
        equityLongPercent: 12.5,
        listedBondLongPercent: 12.5,
        otherLongPercent: 12.5,
        isIndexed: false,
        indexedChoice: { boughtBefore: '2024-07-23', ratePercent: 20 },
        unlistedBonds: 'slab',
      },
      source: 'section197',
    },
  ],
}

/** Rupees a financial year of long-term equity gains that are not taxed, also of sales before 23 July 2024. */
export const equityFreeValues: CitedValues<number, 'finance2024'> = {
  label: 'Long-term equity gains of a year that are not taxed',
  values: [
    { from: '2018-04-01', value: 1_00_000, source: 'finance2024' },
    { from: '2024-04-01', value: 1_25_000, source: 'finance2024' },
  ],
}

/** Virtual digital assets: cost alone is deducted, no loss is set off. The rate in per cent. */
export const vdaValues: CitedValues<number, 'section115BBH'> = {
  label: 'Gains on virtual digital assets',
  values: [{ from: '2022-04-01', value: 30, source: 'section115BBH' }],
}

/**
 * Equity bought before it is taken at its value of 31 January 2018, if that is more than its cost and not
 * above the sale.
 */
export const EQUITY_COST_SPLIT = '2018-02-01'
/** Units of specified funds bought from it are always short-term. */
export const DEBT_FUND_SPLIT = '2023-04-01'
/** Gold ETFs bought from it are no specified funds; those of the two years before are not covered. */
export const GOLD_ETF_FROM = '2025-04-01'
/** What was owned before it may be taken at its value of that day. */
export const BASE_DAY = '2001-04-01'
/** Per cent of the price up to which a higher stamp value is let pass. */
export const STAMP_VALUE_LIMIT = 110
/** Health and education cess, per cent of the tax. */
export const CESS_PERCENT = 4
