import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type FestivalDay, festivalsOf } from '@/lib/panchang/festivals'
import { monthOfTithis, type TithiDay } from '@/lib/panchang/month-of-tithis'
import { type Panchang, panchangOf } from '@/lib/panchang/panchang'
import type { Place } from '@/lib/panchang/rise-set'
import { FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR } from '@/lib/panchang/years'

/** What a page can ask, and what it is answered. */
export interface Answers {
  day: Panchang
  month: TithiDay[]
  year: FestivalDay[]
}

export type Question =
  | { of: 'day'; day: CalendarDay; place: Place }
  | { of: 'month'; month: string; place: Place }
  | { of: 'year'; year: number }

export type YearQuestion = Extract<Question, { of: 'year' }>

/** Asks for the festivals of a year; null for a year in which none are computed. */
export const yearQuestion = (year: number): YearQuestion | null =>
  year >= FIRST_FESTIVAL_YEAR && year <= LAST_FESTIVAL_YEAR ? { of: 'year', year } : null

export type AnswerTo<Q extends Question> = Answers[Q['of']]

/**
 * Works out the answer.
 * @throws RangeError for a day or year outside what is computed: `lib/panchang/years`
 */
export function answerTo(question: Question): Answers[keyof Answers] {
  switch (question.of) {
    case 'day':
      return panchangOf(question.day, question.place)
    case 'month':
      return monthOfTithis(question.month, question.place)
    case 'year':
      return festivalsOf(question.year)
  }
}
