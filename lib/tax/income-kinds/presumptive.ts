import { toPaise } from '@/lib/money/paise'
import { plainNumber } from '@/lib/inputs/plain-number'
import { rowList } from '@/lib/inputs/rows'
import { type PresumptiveLaw, presumptiveLaw, type ReceiptLimits } from '@/lib/rules/income-tax/presumptive'
import { ruleOn } from '@/lib/rules/rule'

export const presumptiveKinds = ['profession', 'business', 'vehicles'] as const
export type PresumptiveKind = (typeof presumptiveKinds)[number]

/** Goods vehicles of one weight, each owned for so many months of the year. */
export const vehicleRows = rowList(
  {
    count: plainNumber({ initial: 1, max: 10, whole: true }),
    tons: plainNumber({ initial: 9, max: 100 }),
    months: plainNumber({ initial: 12, max: 12, whole: true }),
  },
  '1_9_12',
  10,
)

export interface Vehicles {
  count: number
  /** Gross weight of one, loaded. */
  tons: number
  /** Months or parts of one in which it was owned. */
  months: number
}

/** Rupees a year. */
export interface PresumptiveQuestion {
  kind: PresumptiveKind
  receipts: number
  /** The part of the receipts in cash. */
  cash: number
  vehicles: readonly Vehicles[]
  /** The profit by the books, which counts where it is more; 0 where none is given. */
  declared: number
}

/** Why profit cannot be presumed. */
export type NotPresumed =
  { reason: 'aboveLimit'; limit: number } | { reason: 'cashAboveReceipts' } | { reason: 'tooManyVehicles' }

/** Rupees. */
export interface PresumedProfit {
  reason: null
  kind: PresumptiveKind
  section: string
  /** The parts of what is presumed: so much times a rate. */
  parts: readonly PresumedPart[]
  presumed: number
  /** The higher of what is presumed and what was declared. */
  income: number
}

export type PresumedPart =
  | { of: 'receipts'; amount: number; percent: number; profit: number }
  | ({ of: 'vehicles'; aMonth: number; profit: number } & Vehicles)

/** The law of presumed profit on a day. @throws RuleNotKnown before April 2024 */
export const presumptiveLawOn = (date: string): PresumptiveLaw => ruleOn(presumptiveLaw, date).value

/** Rupees of receipts up to which a scheme is open, by how much of them is in cash. */
const receiptLimit = (law: PresumptiveLaw, limits: ReceiptLimits, receipts: number, cash: number) =>
  cash * 100 <= receipts * law.littleCashPercent ? limits.littleCash : limits.usual

const ofReceipts = (amount: number, percent: number): PresumedPart => ({
  of: 'receipts',
  amount,
  percent,
  profit: (amount * percent) / 100,
})

/** A heavy vehicle counts by the ton and month, part of a ton in proportion; any other by the month alone. */
function ofVehicles({ vehicles: law }: PresumptiveLaw, row: Vehicles): PresumedPart {
  const isHeavy = row.tons > law.heavyAboveTons
  const aMonth = isHeavy ? (Math.round(row.tons * 1_000) * law.aTon) / 1_000 : law.aLightVehicle
  return { of: 'vehicles', ...row, aMonth, profit: row.count * row.months * aMonth }
}

function partsOf(law: PresumptiveLaw, question: PresumptiveQuestion): PresumedPart[] {
  const { kind, receipts, cash, vehicles } = question
  if (kind === 'vehicles') return vehicles.map((row) => ofVehicles(law, row))
  if (kind === 'profession') return [ofReceipts(receipts, law.profession.percent)]
  const digital = ofReceipts(receipts - cash, law.business.otherPercent)
  return cash > 0 ? [digital, ofReceipts(cash, law.business.cashPercent)] : [digital]
}

function notPresumed(law: PresumptiveLaw, question: PresumptiveQuestion): NotPresumed | null {
  const { kind, receipts, cash, vehicles } = question
  if (kind === 'vehicles') {
    const count = vehicles.reduce((sum, row) => sum + row.count, 0)
    return count > law.vehicles.most ? { reason: 'tooManyVehicles' } : null
  }
  if (cash > receipts) return { reason: 'cashAboveReceipts' }
  const limit = receiptLimit(law, law[kind], receipts, cash)
  return receipts > limit ? { reason: 'aboveLimit', limit } : null
}

/**
 * The profit that the law presumes of a resident's receipts or vehicles, or the profit declared where that is
 * more: half of a profession's receipts; of a business's 6 %, and 8 % of what came in cash; of each goods
 * vehicle so much a month.
 * @throws RuleNotKnown before April 2024
 * Source: section 58(2) of the Income-tax Act, 2025 (44AD, 44ADA and 44AE of 1961).
 */
export function presumedProfit(question: PresumptiveQuestion, date: string): PresumedProfit | NotPresumed {
  const law = presumptiveLawOn(date)
  const without = notPresumed(law, question)
  if (without) return without
  const { kind, declared } = question
  const parts = partsOf(law, question)
  // In paise, as the sum of two binary fractions may lack of a whole rupee.
  const presumed = parts.reduce((sum, { profit }) => sum + toPaise(profit), 0) / 100
  const income = Math.max(presumed, declared)
  return { reason: null, kind, section: law.sections[kind], parts, presumed, income }
}
