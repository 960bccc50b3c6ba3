import { almanacOf } from '@/lib/panchang/almanac'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import type { Span } from '@/lib/panchang/day-parts'
import type { TithiRule } from '@/lib/panchang/festivals/festival-rule'
import { FESTIVAL_PLACE, lunarMonthsOf } from '@/lib/panchang/festivals/festivals'
import { tithiOf } from '@/lib/panchang/festivals/tithi-of-month'
import { dayByPart } from '@/lib/panchang/tithi-day'

export const fastKinds = ['ekadashi', 'sankashti', 'pradosh', 'purnima', 'amavasya'] as const
export type FastKind = (typeof fastKinds)[number]

/** A day of a monthly fast or moon, and the tithi that makes it that day: 1 Shukla Pratipada … 30 Amavasya. */
export interface FastDay {
  kind: FastKind
  day: CalendarDay
  tithi: number
  span: Span
}

type Rule = Pick<TithiRule, 'part' | 'whenTwo' | 'whenNone'> & { tithis: readonly number[] }

/**
 * Ekadashi at sunrise, the second of two; Sankashti Chaturthi of the dark half at moonrise; Pradosh in the
 * evening of both thirteenth tithis; Purnima at sunrise; Amavasya in the afternoon. As householders count by
 * the Dharmasindhu; Vaishnavas keep some Ekadashis a day later.
 */
const RULES: Record<FastKind, Rule> = {
  ekadashi: { tithis: [11, 26], part: 'sunrise', whenTwo: 'second' },
  sankashti: { tithis: [19], part: 'moonrise', whenTwo: 'first' },
  pradosh: { tithis: [13, 28], part: 'evening', whenTwo: 'more' },
  purnima: { tithis: [15], part: 'sunrise', whenTwo: 'first' },
  amavasya: { tithis: [30], part: 'afternoon', whenTwo: 'more' },
}

/** The days of one kind in a year, extra months included, in order; counted for New Delhi as the festivals are. */
export function fastsOf(year: number, kind: FastKind): FastDay[] {
  const almanac = almanacOf(FESTIVAL_PLACE)
  const { tithis, ...rule } = RULES[kind]
  return lunarMonthsOf(year)
    .flatMap((month) =>
      tithis.map((tithi) => {
        const span = tithiOf(month, tithi)
        const day = dayByPart({ by: 'tithi', month: month.index, tithi, ...rule }, span, almanac)
        return { kind, day, tithi, span }
      }),
    )
    .filter(({ day }) => day.startsWith(`${year}-`))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}
