'use client'

import '@/components/tools/indian-festival-calendar/festivals.css'
import { type Known, useAnswer } from '@/components/panchang/use-answer'
import { ToolForm } from '@/components/tool-form/tool-form'
import { useToday } from '@/components/tool-form/use-today'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { FestivalFields } from '@/components/tools/indian-festival-calendar/fields'
import { LongWeekends } from '@/components/tools/indian-festival-calendar/long-weekends'
import { FestivalResult } from '@/components/tools/indian-festival-calendar/result'
import { YearFestivals } from '@/components/tools/indian-festival-calendar/year-festivals'
import { festivalInputs } from '@/lib/panchang/festival-inputs'
import { type FestivalFilter, listedFestivals, passes } from '@/lib/panchang/festival-list'
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
  const next = useUpcoming(thisYear, prerendered)
  const shown = state.known!
  const filter: FestivalFilter = inputs.read('type', 'religion', 'state') ?? {
    type: 'all',
    religion: 'all',
    state: 'all',
  }
  const all = listedFestivals(shown.answer)
  const list = all.filter((one) => passes(one, filter))
  const upcoming = listedFestivals(next).filter((one) => passes(one, filter))
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

const isKnownYear = (year: number) => year >= FIRST_FESTIVAL_YEAR && year <= LAST_FESTIVAL_YEAR

/** The festivals of the visitor's year and of the next, in which the next one may fall. */
function useUpcoming(thisYear: number, prerendered: Known<YearQuestion>): FestivalDay[] {
  const now = useAnswer<YearQuestion>(
    isKnownYear(thisYear) ? { of: 'year', year: thisYear } : null,
    prerendered,
  )
  const after = thisYear + 1
  const then = useAnswer<YearQuestion>(isKnownYear(after) ? { of: 'year', year: after } : null)
  return [now.known, then.known].flatMap((known, at) =>
    known?.question.year === thisYear + at ? known.answer : [],
  )
}
