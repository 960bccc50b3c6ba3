import { counted, grouped, rupees } from '@/lib/format/numbers'
import type { PlanData, RechargeOperator, RechargePlan } from '@/lib/recharge/recharge-plans'
import { nameOf, t } from '@/lib/language/words'

export const operatorNames: Record<RechargeOperator, string> = {
  JIO: 'Jio',
  AIRTEL: 'Airtel',
  VI: 'Vi',
  BSNL: 'BSNL',
}

/** Whole rupees without paise, others with both. */
export const priceWords = (price: number) => rupees(price, Number.isInteger(price) ? 0 : 2)

function dataWords(data: PlanData): string {
  if (!data) return t('data not stated')
  return 'gbADay' in data
    ? t('{0} GB a day', grouped(data.gbADay))
    : t('{0} GB in total', grouped(data.gbInAll))
}

/** The benefits of a plan, in one line. */
export const planFacts = ({ validity, data, calls, sms }: RechargePlan) =>
  [counted(validity, 'day'), dataWords(data), nameOf('plans', calls), sms ?? t('SMS not stated')].join(' · ')
