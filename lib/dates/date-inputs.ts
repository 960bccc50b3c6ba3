import { choice, flag } from '@/lib/inputs/choices'
import { day } from '@/lib/inputs/dates'
import { number } from '@/lib/inputs/quantities'
import { stateNames } from '@/lib/rules/states/state-names'

/** The first whole year of the Gregorian calendar in British India, and a last one that nobody outlives. */
export const FIRST_DAY = '1753-01-01'
export const LAST_DAY = '2399-12-31'

const MOST_COUNT = 1_00_000

const anyDay = () => day({ from: FIRST_DAY, to: LAST_DAY })
const count = (initial: number) => number({ initial, min: 0, max: MOST_COUNT, whole: true, example: '90' })

export const dateInputs = {
  mode: choice(['between', 'move', 'notice', 'weekday'], 'between'),
  /** Left empty, as `to`: the visitor's today. */
  from: anyDay(),
  to: anyDay(),
  last: flag(false),
  count: count(90),
  unit: choice(['days', 'weeks', 'months', 'years', 'workdays'], 'days'),
  direction: choice(['after', 'before'], 'after'),
  notice: count(30),
  noticeIn: choice(['days', 'months'], 'days'),
  noticeFrom: choice(['nextDay', 'sameDay'], 'nextDay'),
  /** The days without work in each week. */
  week: choice(['satSun', 'sunday', 'bank'], 'satSun'),
  holidays: choice(['none', 'central', ...Object.keys(stateNames)], 'none'),
}

export type Week = (typeof dateInputs.week.options)[number]
export type CountUnit = (typeof dateInputs.unit.options)[number]
