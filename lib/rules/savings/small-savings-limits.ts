import { type CitedValues, ruleOn } from '@/lib/rules/rule'

export const savingsSchemeIds = [
  'nsc',
  'scss',
  'ssy',
  'kvp',
  'mis',
  'time-deposit',
  'recurring-deposit',
] as const
export type SavingsScheme = (typeof savingsSchemeIds)[number]

/** Rupees: once, of a recurring deposit each month, of Sukanya Samriddhi each financial year. */
export interface SavingsLimit {
  min: number
  /** Amounts are multiples of it. */
  multipleOf: number
  /** For all accounts of a person together; null without one. */
  max: number | null
  /** The limit of an account of several persons; null where it is the same. */
  maxJoint: number | null
}

const unlimited = { max: null, maxJoint: null }
const SCHEMES = {
  nsc: { min: 1_000, multipleOf: 100, ...unlimited },
  ssy: { min: 250, multipleOf: 50, max: 1_50_000, maxJoint: null },
  kvp: { min: 1_000, multipleOf: 100, ...unlimited },
  'time-deposit': { min: 1_000, multipleOf: 100, ...unlimited },
  'recurring-deposit': { min: 100, multipleOf: 10, ...unlimited },
}

/** Days before the first row are those of older schemes, whose limits are not known here. */
export const savingsLimitValues: CitedValues<
  Record<SavingsScheme, SavingsLimit>,
  'institute' | 'ceilings2023'
> = {
  label: 'Limits of deposits in small savings schemes',
  values: [
    {
      from: '2019-12-12',
      value: {
        ...SCHEMES,
        scss: { min: 1_000, multipleOf: 1_000, max: 15_00_000, maxJoint: null },
        mis: { min: 1_000, multipleOf: 1_000, max: 4_50_000, maxJoint: 9_00_000 },
      },
      source: 'institute',
    },
    {
      from: '2023-04-01',
      value: {
        ...SCHEMES,
        scss: { min: 1_000, multipleOf: 1_000, max: 30_00_000, maxJoint: null },
        mis: { min: 1_000, multipleOf: 1_000, max: 9_00_000, maxJoint: 15_00_000 },
      },
      source: 'ceilings2023',
    },
  ],
}

/** Null for a day before the first row. */
export const savingsLimitOn = (scheme: SavingsScheme, day: string): SavingsLimit | null =>
  day < savingsLimitValues.values[0]!.from ? null : ruleOn(savingsLimitValues, day).value[scheme]

/** The limits of a Sukanya Samriddhi account: the same since the first row. */
export const sukanyaLimit = (): SavingsLimit => SCHEMES.ssy
