'use client'

import './festivals.css'
import { type Known, useAnswer } from '@/components/panchang/use-answer'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToday } from '@/components/tool-form/use-today'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FestivalFields } from './fields'
import { LongWeekends } from './long-weekends'
import { FestivalResult } from './result'
import { YearFestivals } from './year-festivals'
import { festivalInputs } from '@/lib/panchang/festival-inputs'
import {
  type FestivalFilter,
  type ListedFestival,
  listedFestivals,
  passes,
} from '@/lib/panchang/festival-list'
import type { FestivalDay } from '@/lib/panchang/festivals'
import type { Question } from '@/lib/panchang/questions'
import { FIRST_FESTIVAL_YEAR, LAST_FESTIVAL_YEAR } from '@/lib/panchang/years'

type YearQuestion = Extract<Question, { of: 'year' }>

interface FestivalCalendarProps {
  /** The year in which the page was built and its festivals, for readers without scripts. */
  builtYear: number
  built: FestivalDay[]
}

export function IndianFestivalCalendar({ builtYear, built }: FestivalCalendarProps) {
  const inputs = useToolInputs(festivalInputs)
  const today = useToday()
  const thisYear = today ? Number(today.slice(0, 4)) : builtYear
  const chosen = inputs.read('year')
  const year = chosen && (Number(chosen.year) || thisYear)
  const prerendered: Known<YearQuestion> = { question: { of: 'year', year: builtYear }, answer: built }
  const state = useAnswer<YearQuestion>(year ? { of: 'year', year } : null, prerendered)
  const shown = state.known!
  const filter: FestivalFilter = inputs.read('type', 'religion', 'state') ?? {
    type: 'all',
    religion: 'all',
    state: 'all',
  }
  const all = listedFestivals(shown.answer)
  const list = all.filter((one) => passes(one, filter))
  const upcoming = useUpcoming(today, prerendered, filter)
  const shownYear = shown.question.year

  return (
    <>
      <ToolForm
        onReset={inputs.reset}
        result={
          <FestivalResult
            year={shownYear}
            all={all}
            list={list}
            upcoming={upcoming}
            today={today}
            state={state}
            readable={year !== null}
            fragment={inputs.fragment}
          />
        }
      >
        <FestivalFields inputs={inputs} year={year ?? shownYear} />
      </ToolForm>
      <YearFestivals year={shownYear} list={list} byMonth={inputs.field('view').text === 'month'} />
      <LongWeekends year={shownYear} list={all} leaveField={inputs.field('leave')} />
    </>
  )
}

/** The festivals of the visitor's year that pass a filter and are still ahead; those of the next year when none is. */
function useUpcoming(
  today: string,
  prerendered: Known<YearQuestion>,
  filter: FestivalFilter,
): ListedFestival[] {
  const thisYear = Number(today.slice(0, 4))
  const now = useAnswer<YearQuestion>(yearQuestion(thisYear), prerendered)
  const ahead = ofYear(now.known, thisYear).filter((one) => one.day >= today && passes(one, filter))
  const noneLeft = today !== '' && now.known?.question.year === thisYear && ahead.length === 0
  const then = useAnswer<YearQuestion>(noneLeft ? yearQuestion(thisYear + 1) : null)
  return noneLeft ? ofYear(then.known, thisYear + 1).filter((one) => passes(one, filter)) : ahead
}

const yearQuestion = (year: number): YearQuestion | null =>
  year >= FIRST_FESTIVAL_YEAR && year <= LAST_FESTIVAL_YEAR ? { of: 'year', year } : null

const ofYear = (known: Known<YearQuestion> | null, year: number): ListedFestival[] =>
  known?.question.year === year ? listedFestivals(known.answer) : []
