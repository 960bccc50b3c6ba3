import { latinOf } from '@/lib/name-search/devanagari'
import { addMonths, type CalendarDay } from '@/lib/calendar/calendar-day'
import { dateAnswer, dateQuestionFrom } from '@/lib/dates/date-question'
import { type CountUnit, dateInputs } from '@/lib/dates/date-inputs'
import type { WorkCalendar } from '@/lib/dates/working-days'
import { counted } from '@/lib/format/numbers'
import { weekdayName } from '@/lib/format/weekdays'
import { dayInText, namesYear } from '@/lib/questions/query/day-in-text'
import type { Query } from '@/lib/questions/query/query'
import { understood, WORDS_OF_DAYS } from '@/lib/questions/query/understood'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, onDay, type ToolQuestion } from '@/lib/questions/tool-question'

const SLUG = 'date-calculator'
const WORDS =
  `${WORDS_OF_DAYS} days week weeks month months year years working office business between from and to till until after before later ago ` +
  'hence ahead weekday was will fall falls of notice period number gap difference date dates add plus minus in both ' +
  process.env.TYPED_DATE_WORDS

/** Working days need the holidays and the days off that a visitor chooses. */
const WORKING = /\b(?:working|business|office)\b/
const NO_HOLIDAYS: WorkCalendar = { week: 'satSun', holidays: new Set() }

const LENGTH = /(?<![\d/.-])(\d{1,5}) ?(?:working |business |office )?(days?|weeks?|months?|years?)\b/
const UNITS: readonly (readonly [RegExp, CountUnit])[] = [
  [/^d/, 'days'],
  [/^w/, 'weeks'],
  [/^m/, 'months'],
  [/^y/, 'years'],
]
const BACK = /\b(?:before|ago|minus)\b/
const FROM_NOW = /\b(?:ago|later|hence|ahead)\b/
const BETWEEN = new RegExp(` (?:and|to|till|until|${latinOf(process.env.TYPED_FROM)}) `)

/** The tool alone, where one of the days is not known. */
const UNCLEAR: ToolQuestion = { slug: SLUG, set: {}, answer: null }

/** '3 march and 15 june': a second day without a year is the next one after the first. */
function twoDays(text: string, today: CalendarDay): readonly [CalendarDay, CalendarDay] | null {
  const parts = text.split(BETWEEN)
  if (parts.length !== 2) return null
  const [one, other] = parts.map((part) => dayInText(part, today)) as [CalendarDay | null, CalendarDay | null]
  if (one === null || other === null) return null
  return [one, other < one && !namesYear(parts[1]!) ? addMonths(other, 12) : other]
}

function between(text: string, [from, to]: readonly [CalendarDay, CalendarDay], today: CalendarDay) {
  const set = controls({ from, to })
  if (WORKING.test(text)) return { slug: SLUG, set, answer: null }
  const answer = answerTo(set, today)
  if (answer?.mode !== 'between') return UNCLEAR
  const terms = [onDay(from), onDay(to)]
  const { days } = answer.span
  const inWords = counted(days, 'day')
  return {
    slug: SLUG,
    set,
    answer: { output: 'days', as: 'text', value: days, text: inWords, terms },
  } as const
}

const answerTo = (set: ToolQuestion['set'], today: CalendarDay) => {
  const question = dateQuestionFrom(readLinked(dateInputs, set), today)
  return question && dateAnswer(question, NO_HOLIDAYS)
}

/** '90 days from today', '3 months before 31 may', '30 working days from 1 dec'. */
function moved({ text }: Query, today: CalendarDay): ToolQuestion | null {
  const length = LENGTH.exec(text)
  if (!length) return null
  const rest = text.replace(length[0], ' ')
  const from = dayInText(rest, today) ?? (FROM_NOW.test(rest) ? today : null)
  if (from === null) return null
  const count = Number(length[1])
  const isWorking = WORKING.test(text)
  const unit = isWorking ? 'workdays' : UNITS.find(([words]) => words.test(length[2]!))![1]
  if (/\bnotice\b/.test(text)) return noticeOf(from, count, unit, today)
  const set = controls({
    mode: 'move',
    ...(from !== today && { from }),
    count,
    unit,
    direction: BACK.test(rest) ? 'before' : 'after',
  })
  const answer = isWorking ? null : answerTo(set, today)
  if (answer?.mode !== 'move') return { slug: SLUG, set, answer: null }
  return { slug: SLUG, set, answer: { output: 'day', as: 'day', value: answer.day, terms: [onDay(from)] } }
}

function noticeOf(from: CalendarDay, count: number, unit: CountUnit, today: CalendarDay): ToolQuestion {
  if (unit !== 'days' && unit !== 'months') return UNCLEAR
  const set = controls({ mode: 'notice', ...(from !== today && { from }), notice: count, noticeIn: unit })
  const answer = answerTo(set, today)
  if (answer?.mode !== 'notice') return { slug: SLUG, set, answer: null }
  return {
    slug: SLUG,
    set,
    answer: { output: 'lastDay', as: 'day', value: answer.lastDay, terms: [onDay(from)] },
  }
}

const ASKS_WEEKDAY = /\bweekday\b|\bday of (?:the )?week\b|\b(?:what|which) day\b|\bday (?:is|was|on)\b/

/** 'which weekday was 15 aug 1947'. */
function weekdayOf({ text }: Query, today: CalendarDay): ToolQuestion | null {
  const day = ASKS_WEEKDAY.test(text) ? dayInText(text, today) : null
  if (day === null) return null
  const set = controls({ mode: 'weekday', from: day })
  if (!readLinked(dateInputs, set)('from')) return UNCLEAR
  const name = weekdayName(day)
  return {
    slug: SLUG,
    set,
    answer: { output: 'weekday', as: 'text', value: name, text: name, terms: [onDay(day)] },
  }
}

/** 'days between 3 march and 15 june', '90 days from today', 'which weekday was 15 aug 1947': the days, or the day. */
export const dateQuestion = understood(WORDS, (query, today) => {
  const isOfWeekday = weekdayOf(query, today)
  if (isOfWeekday) return isOfWeekday
  const length = moved(query, today)
  if (length) return { ...length, besides: [Number(LENGTH.exec(query.text)![1])] }
  const days = twoDays(query.text, today)
  return days && between(query.text, days, today)
})
