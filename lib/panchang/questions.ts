import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { type FestivalDay, festivalsOf } from '@/lib/panchang/festivals/festivals'
import { type FastDay, type FastKind, fastsOf } from '@/lib/panchang/festivals/monthly-fasts'
import { monthOfTithis, type TithiDay } from '@/lib/panchang/month-of-tithis'
import { type Panchang, panchangAt, type PolarDay } from '@/lib/panchang/panchang'
import type { EarthPlace } from '@/lib/panchang/rise-set'

/** The questions that a page can ask the worker, and the types of their answers. */
export interface Answers {
  day: Panchang | PolarDay
  month: TithiDay[]
  year: FestivalDay[]
  fasts: FastDay[]
}

export type Question =
  | { subject: 'day'; day: CalendarDay; place: EarthPlace }
  | { subject: 'month'; month: string; place: EarthPlace }
  | { subject: 'year'; year: number }
  | { subject: 'fasts'; year: number; kind: FastKind }

export type YearOfFestivals = Extract<Question, { subject: 'year' }>
export type AnswerTo<Q extends Question> = Answers[Q['subject']]

/**
 * Works out the answer.
 * @throws RangeError for a day or year outside what is computed: `lib/panchang/years`
 */
export function answerTo(question: Question): Answers[keyof Answers] {
  switch (question.subject) {
    case 'day':
      return panchangAt(question.day, question.place)
    case 'month':
      return monthOfTithis(question.month, question.place)
    case 'year':
      return festivalsOf(question.year)
    case 'fasts':
      return fastsOf(question.year, question.kind)
  }
}
