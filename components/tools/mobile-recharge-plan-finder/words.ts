import { counted, grouped, rupees } from '@/lib/format/numbers'
import type { PlanData, RechargeOperator, RechargePlan } from '@/lib/recharge/recharge-plans'

export const operatorNames: Record<RechargeOperator, string> = {
  JIO: 'Jio',
  AIRTEL: 'Airtel',
  VI: 'Vi',
  BSNL: 'BSNL',
}

/** Whole rupees without paise, others with both. */
export const priceWords = (price: number) => rupees(price, Number.isInteger(price) ? 0 : 2)

function dataWords(data: PlanData): string {
  if (!data) return 'data not stated'
  return 'gbADay' in data ? `${grouped(data.gbADay)} GB a day` : `${grouped(data.gbInAll)} GB in total`
}

/** What a plan gives, in a line. */
export const planFacts = ({ validity, data, calls, sms }: RechargePlan) =>
  [counted(validity, 'day'), dataWords(data), calls, sms ?? 'SMS not stated'].join(' · ')
