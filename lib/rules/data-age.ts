import { daysBetween } from '@/lib/calendar/today'

/** The kinds of data with a limit of age. */
export type AgingData = 'rates' | 'plans' | 'tariffs' | 'bankCodes' | 'pincodes' | 'cities' | 'law'

/** Days after which data is out of date. Law has days of review instead. */
const ageLimits: Record<Exclude<AgingData, 'law'>, number> = {
  rates: 3,
  plans: 60,
  tariffs: 180,
  bankCodes: 180,
  pincodes: 365,
  cities: 400,
}

/** The Union Budget is presented on 1 February, and a financial year begins on 1 April: MM-DD. */
const reviewDays = ['02-01', '04-01']

export interface AgeOfData {
  /** Whole days since the date of the data; 0 for a date that lies ahead. */
  days: number
  /** Days allowed; null for law. */
  limitDays: number | null
  /** For law, the last day of review, YYYY-MM-DD; null for other data. */
  reviewOn: string | null
  outdated: boolean
}

/** The last day on which law must be compared with its sources again, on or before a day (YYYY-MM-DD). */
export function lawReviewOn(today: string): string {
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year].flatMap((each) => reviewDays.map((day) => `${each}-${day}`))
  return days.filter((day) => day <= today).at(-1)!
}

/**
 * How old data of a day is (YYYY-MM-DD; for law the day on which its rows were last compared with their sources), and
 * whether that is more than its limit.
 */
export function dataAge(kind: AgingData, on: string, today: string): AgeOfData {
  const days = Math.max(0, daysBetween(on, today))
  if (kind === 'law') {
    const reviewOn = lawReviewOn(today)
    return { days, limitDays: null, reviewOn, outdated: on < reviewOn }
  }
  return { days, limitDays: ageLimits[kind], reviewOn: null, outdated: days > ageLimits[kind] }
}
