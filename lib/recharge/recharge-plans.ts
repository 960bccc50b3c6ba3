import type { Rule, RuleRow } from '@/lib/rules/rule'

export const rechargeOperators = ['JIO', 'AIRTEL', 'VI', 'BSNL'] as const
export type RechargeOperator = (typeof rechargeOperators)[number]

export type PlanType = 'Data Pack' | 'Affordable Pack' | 'Annual Pack'

/** GB each day, or GB for the whole validity; null where the source names none. */
export type PlanData = { gbADay: number } | { gbInAll: number } | null

export interface RechargePlan {
  /** 'jio-299-28': operator, price as published and days. Own prices are kept under it, so it never changes. */
  id: string
  operator: RechargeOperator
  /** Rupees. */
  price: number
  /** Days. */
  validity: number
  data: PlanData
  calls: string
  /** Null: the sources do not say. */
  sms: string | null
  type: PlanType
  /** Calls and data end days before the validity: its cost a day is not comparable with that of other plans. */
  endsEarly?: true
  /** The month, YYYY-MM, that the price is of. */
  pricedIn: string
}

const CHECKED_ON = '2026-11-23'
const DAILY = 'Data Pack'
const THRIFTY = 'Affordable Pack'
const ANNUAL = 'Annual Pack'
const UNLIMITED = 'Unlimited calls'

type Row = [price: number, validity: number, type: PlanType, gb: number, others?: Partial<RechargePlan>]

const daily = (gbADay: number): PlanData => ({ gbADay })

/** A plan's GB are for each day where it is a data pack, and in total where it is an affordable one. */
function planList(operator: RechargeOperator, pricedIn: string, rows: Row[]): RechargePlan[] {
  return rows.map(([price, validity, type, gb, others]) => ({
    id: `${operator.toLowerCase()}-${price}-${validity}`,
    operator,
    price,
    validity,
    data: type === THRIFTY ? { gbInAll: gb } : daily(gb),
    calls: UNLIMITED,
    sms: null,
    type,
    pricedIn,
    ...others,
  }))
}

/** The oldest row first. */
const planRule = (
  operator: RechargeOperator,
  ...values: RuleRow<readonly RechargePlan[]>[]
): Rule<readonly RechargePlan[]> => ({
  label: `Prepaid plans of ${operator}`,
  unit: 'rupees',
  checkedOn: CHECKED_ON,
  values,
})

const JIO = planRule('JIO', {
  from: '2024-07-03',
  source: {
    title: 'Business Today: Jio tariffs from 3 July 2024',
    href: 'https://bazaar.businesstoday.in/business/story/jio-recharge-became-expensive-new-rates-will-be-applicable-from-july-3-know-what-is-the-new-tariff-1037936-2024-06-28',
  },
  value: planList('JIO', '2024-07', [
    [189, 28, THRIFTY, 2],
    [299, 28, DAILY, 1.5],
    [349, 28, DAILY, 2],
    [399, 28, DAILY, 2.5],
    [449, 28, DAILY, 3],
    [579, 56, DAILY, 1.5],
    [629, 56, DAILY, 2],
    [799, 84, DAILY, 1.5],
    [859, 84, DAILY, 2],
    [3_599, 365, ANNUAL, 2.5],
  ]),
})

const AIRTEL_2024 = planList('AIRTEL', '2024-07', [
  [199, 28, THRIFTY, 2],
  [299, 28, DAILY, 1],
  [349, 28, DAILY, 1.5],
  [409, 28, DAILY, 2.5],
  [449, 28, DAILY, 3],
  [509, 84, THRIFTY, 6],
  [579, 56, DAILY, 1.5],
  [649, 56, DAILY, 2],
  [859, 84, DAILY, 1.5],
  [979, 84, DAILY, 2],
  [1_999, 365, ANNUAL, 0, { data: { gbInAll: 24 } }],
  [3_599, 365, ANNUAL, 2],
])

/** Went in January 2025: what came in their place has calls and SMS alone. */
const WITHDRAWN_BY_AIRTEL = ['airtel-509-84', 'airtel-1999-365']

const AIRTEL = planRule(
  'AIRTEL',
  {
    from: '2024-07-03',
    source: {
      title: 'Financial Express: Airtel tariffs from 3 July 2024',
      href: 'https://www.financialexpress.com/life/technology-airtel-increases-tariffs-prepaid-postpaid-plans-to-become-more-expensive-by-up-to-rs-600-from-july-3-3537470',
    },
    value: AIRTEL_2024,
  },
  {
    from: '2025-01-23',
    source: {
      title: 'Business Standard, 23 January 2025: plans with calls and SMS only',
      href: 'https://www.business-standard.com/amp/industry/news/bharti-airtel-and-reliance-jio-comply-with-trai-s-voice-only-mandate-125012301268_1.html',
    },
    also: {
      title: 'Indiacore News, January 2025: Airtel’s plans with calls and SMS only',
      href: 'https://indiacorenews.in/airtel-launches-two-new-plans-only-calling-and-sms-services-will-be-available',
    },
    value: AIRTEL_2024.filter(({ id }) => !WITHDRAWN_BY_AIRTEL.includes(id)),
  },
)

const VI = planRule('VI', {
  from: '2024-07-04',
  source: {
    title: 'Mint: Vodafone Idea tariffs from 4 July 2024',
    href: 'https://www.livemint.com/companies/news/tariff-hike-vodafone-idea-to-raise-mobile-tariff-by-10-to-24-following-moves-by-reliance-jio-and-bharti-airtel-11719624850499.html',
  },
  value: planList('VI', '2024-07', [
    [199, 28, THRIFTY, 2],
    [299, 28, DAILY, 1],
    [349, 28, DAILY, 1.5],
    [509, 84, THRIFTY, 6],
    [579, 56, DAILY, 1.5],
    [859, 84, DAILY, 1.5],
    [979, 84, DAILY, 2],
    [3_499, 365, ANNUAL, 1.5],
  ]),
})

/** BSNL's plans whose price and validity a source of medium confidence or better gives. */
const BSNL = planRule('BSNL', {
  from: '2025-12-01',
  source: {
    title: 'Zee News: BSNL cuts the validity of eight prepaid plans',
    href: 'https://zeenews.india.com/hindi/technology/bsnl-cuts-validity-of-8-popular-prepaid-plans-users-now-forced-to-recharge-sooner/2989092',
  },
  value: planList('BSNL', '2025-12', [
    [107, 22, THRIFTY, 3, { calls: '200 minutes of calls' }],
    [197, 42, THRIFTY, 0, { data: null, calls: 'Calls and data in the first days only', endsEarly: true }],
    [1_499, 300, THRIFTY, 24, { pricedIn: '2025-11' }],
    [2_399, 395, ANNUAL, 2, { pricedIn: '2024-06' }],
  ]),
})

/** A dated sample: what was published, and no claim of what is asked today. */
export const rechargePlans: Record<RechargeOperator, Rule<readonly RechargePlan[]>> = {
  JIO,
  AIRTEL,
  VI,
  BSNL,
}
