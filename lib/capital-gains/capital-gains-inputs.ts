import { yearName } from '@/lib/calendar/financial-year'
import type { GainSale } from '@/lib/capital-gains/gain-sale'
import { choice, flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { numberOrNull, optional } from '@/lib/inputs/optional'
import { amount as amountInput, percent } from '@/lib/inputs/quantities'
import { rowList } from '@/lib/inputs/rows'
import { anyText } from '@/lib/inputs/text'
import type { ReadValues } from '@/lib/inputs/tool-inputs'
import { exemptionSections } from '@/lib/rules/capital-gains/exemption-sections'
import { gainAssets } from '@/lib/rules/capital-gains/gain-rates'

const fromZero = (initial = 0) => amountInput({ initial, min: 0 })
const optionalAmount = () => optional(amountInput({ initial: 0, min: 0 }))

/** The days on which what is sold may have been bought. */
export const BOUGHT = { from: '1950-01-01', to: '2099-12-31' }
const SOLD = { from: '2018-04-01', to: '2099-12-31' }
const requiredDay = (bounds: typeof SOLD, initial: string) => ({
  ...day({ ...bounds, required: true }),
  initial,
})

const FIRST_IMPROVEMENT = 1950
const LAST_IMPROVEMENT = 2040
const improvementYears = Array.from({ length: LAST_IMPROVEMENT - FIRST_IMPROVEMENT + 1 }, (_, place) =>
  yearName(FIRST_IMPROVEMENT + place),
)

/** Costs of improving a property, each in its financial year; a row without an amount is ignored. */
export const improvementRows = rowList(
  { financialYear: choice(improvementYears, '2015-16'), amount: fromZero() },
  '2015-16_0',
)

/** Several sales of a year; a row without a price and a cost is ignored. */
export const saleRows = rowList(
  {
    asset: choice(gainAssets, 'equity'),
    bought: day(BOUGHT),
    sold: day(SOLD),
    cost: fromZero(),
    sale: fromZero(),
    fmv31Jan2018: optionalAmount(),
  },
  'equity___0_0_',
  30,
)

/** The questions of the tool: the tax of one sale or of a year, an exemption, the TDS on a property. */
const gainQuestions = ['sale', 'year', 'exemption', 'propertyTds'] as const

export const capitalGainsInputs = {
  question: choice(gainQuestions, 'sale'),
  asset: choice(gainAssets, 'equity'),
  bought: requiredDay(BOUGHT, '2023-01-10'),
  sold: requiredDay(SOLD, '2026-10-15'),
  cost: fromZero(5_00_000),
  sale: fromZero(9_00_000),
  expenses: fromZero(),
  fmv31Jan2018: optionalAmount(),
  slabRatePct: percent({ initial: 30, min: 0 }),
  stampValue: optionalAmount(),
  value1Apr2001: optionalAmount(),
  improvements: improvementRows,
  resident: flag(true),
  sales: saleRows,
  slab: fromZero(),
  short20: fromZero(),
  long125: fromZero(),
  equityLong: fromZero(),
  long: fromZero(),
  short: fromZero(),
  broughtLong: fromZero(),
  broughtShort: fromZero(),
  otherIncome: optionalAmount(),
  section: choice(exemptionSections, '54'),
  gain: fromZero(40_00_000),
  invested: fromZero(30_00_000),
  netConsideration: amountInput({ initial: 1_00_00_000 }),
  price: fromZero(60_00_000),
  /** See `holdingRows`, which reads it in a whole year. */
  holdings: anyText(),
}

export type ReadGains = ReadValues<typeof capitalGainsInputs>

const year = 'year'
const exemption = 'exemption'

/** The question implied by the names in a link that does not name its question. */
export const impliedByName = {
  question: {
    section: exemption,
    gain: exemption,
    invested: exemption,
    netConsideration: exemption,
    price: 'propertyTds',
    sales: year,
    slab: year,
    short20: year,
    long125: year,
    equityLong: year,
    long: year,
    short: year,
    broughtLong: year,
    broughtShort: year,
    otherIncome: year,
    holdings: year,
  },
  asset: {
    value1Apr2001: 'property',
    improvements: 'property',
    resident: 'property',
    stampValue: 'property',
  },
} as const

/** The one sale that the fields describe, and the slab rate; null while a field that counts has a problem. */
export function saleFrom(read: ReadGains): { sale: GainSale; slabRatePercent: number } | null {
  const basics = read('asset', 'bought', 'sold', 'cost', 'sale', 'expenses', 'slabRatePct')
  if (!basics) return null
  const { slabRatePct, ...sale } = basics
  const equity = sale.asset === 'equity' ? read('fmv31Jan2018') : { fmv31Jan2018: '' }
  const property =
    sale.asset === 'property'
      ? read('stampValue', 'value1Apr2001', 'improvements', 'resident')
      : { stampValue: '', value1Apr2001: '', improvements: improvementRows.initial, resident: true }
  const improvements = property && improvementRows.rowsOf(property.improvements)
  if (!equity || !property || !improvements?.ok) return null
  return {
    sale: {
      ...sale,
      fmv31Jan2018: numberOrNull(equity.fmv31Jan2018),
      stampValue: numberOrNull(property.stampValue),
      value1Apr2001: numberOrNull(property.value1Apr2001),
      improvements: improvements.value.map(({ financialYear, amount }) => ({
        year: Number(financialYear.slice(0, 4)),
        amount,
      })),
      resident: property.resident,
    },
    slabRatePercent: slabRatePct,
  }
}
