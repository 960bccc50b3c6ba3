'use client'

import './festivals.css'
import { NotComputed } from '@/components/panchang/not-computed'
import { type KnownAnswer, useAnswer } from '@/components/panchang/use-answer'
import { ShareLink } from '@/components/share/share-link'
import { AnswerFirst } from '@/components/tool-form/answer-first'
import { useToday } from '@/components/hooks/use-today'
import { useToolInputs } from '@/components/tool-form/use-tool-inputs'
import { WhenSeen } from '@/components/ui/when-seen'
import { FestivalFields } from './fields'
import { LongWeekends } from './long-weekends'
import { FestivalFile, MainFestivals, NextFestival } from './result'
import { fastsOfYear } from './words'
import { YearFestivals } from './year-festivals'
import { festivalInputs } from '@/lib/panchang/festivals/festival-inputs'
import {
  type FestivalFilter,
  type ListedFestival,
  listedFestivals,
  passes,
} from '@/lib/panchang/festivals/festival-list'
import type { FastKind } from '@/lib/panchang/festivals/monthly-fasts'
import type { YearOfFestivals } from '@/lib/panchang/questions'
import { yearQuestion } from '@/lib/panchang/years'
import { t } from '@/lib/language/words'

const ALL: FestivalFilter = { type: 'all', religion: 'all', state: 'all' }

/** @param prerendered the festivals of the year in which the page was built, for readers without scripts */
export function IndianFestivalCalendar({ prerendered }: { prerendered: KnownAnswer<YearOfFestivals> }) {
  const inputs = useToolInputs(festivalInputs)
  const today = useToday()
  const thisYear = today ? Number(today.slice(0, 4)) : prerendered.question.year
  const chosen = inputs.read('year')
  const year = chosen && (Number(chosen.year) || thisYear)
  const state = useAnswer(year === null ? null : yearQuestion(year), prerendered)
  const shown = state.known!
  const chosenFilter = inputs.read('type', 'religion', 'state')
  const filter = chosenFilter ?? ALL
  const all = listedFestivals(shown.answer, filter.state)
  const list = all.filter((one) => passes(one, filter))
  const upcoming = useUpcoming(today, prerendered, filter)
  const isAsked = year !== null && chosenFilter !== null
  const shownYear = shown.question.year

  return (
    <>
      <AnswerFirst
        fields={<FestivalFields inputs={inputs} year={year ?? shownYear} />}
        onReset={inputs.reset}
        onUndo={inputs.undoReset}
        busy={state.waiting}
        share={isAsked && <ShareYear year={shownYear} list={list} fragment={inputs.fragment} />}
      >
        {state.failed && (
          <NotComputed onRetry={state.retry}>
            {t('The festivals could not be computed, as a part of this page did not load. ')}
          </NotComputed>
        )}
        {isAsked ? (
          <YearResult year={shownYear} upcoming={upcoming} today={today} all={all} />
        ) : (
          <NotAsked year={year} />
        )}
      </AnswerFirst>
      {isAsked && (
        <>
          <YearFestivals
            year={shownYear}
            list={list}
            byMonth={inputs.field('view').text === 'month'}
            today={today}
          />
          <FastsOfYear year={shownYear} chosen={inputs.field('fasts').value} />
          <LongWeekends year={shownYear} list={all} leaveField={inputs.field('leave')} today={today} />
        </>
      )}
    </>
  )
}

interface ShareYearProps {
  year: number
  list: readonly ListedFestival[]
  fragment: string
}

const ShareYear = ({ year, list, fragment }: ShareYearProps) => (
  <>
    <ShareLink fragment={fragment} title={t('Festivals of {0}', year)} />
    <FestivalFile year={year} list={list} />
  </>
)

interface YearResultProps {
  year: number
  upcoming: readonly ListedFestival[]
  today: string
  all: readonly ListedFestival[]
}

/** The next festival, and the main ones of the year. */
function YearResult({ year, upcoming, today, all }: YearResultProps) {
  return (
    <div className="answer-columns">
      <NextFestival list={upcoming} today={today} />
      <div>
        <h2 data-spoken>{t('Main festivals of {0}', year)}</h2>
        <MainFestivals list={all} />
      </div>
    </div>
  )
}

/** Why there is no list. */
function NotAsked({ year }: { year: number | null }) {
  return (
    <p role="status">
      {year === null ? t('Choose a year from 2000 to 2050.') : t('Choose one of the options in each field.')}
    </p>
  )
}

/** The monthly fast that was also chosen, in a part that is loaded for it. */
function FastsOfYear({ year, chosen }: { year: number; chosen: FastKind | 'none' | null }) {
  const kind = chosen === 'none' ? null : chosen
  return (
    <WhenSeen
      heading={kind ? fastsOfYear(kind, year) : t('Monthly fasts')}
      load={() => import('./monthly-fasts')}
      className="min-h-[40rem]"
      props={kind && { year, kind }}
    />
  )
}

/** The festivals of the visitor's year that pass a filter and are still ahead; those of the next year when none is. */
function useUpcoming(today: string, prerendered: KnownAnswer<YearOfFestivals>, filter: FestivalFilter) {
  const thisYear = Number(today.slice(0, 4))
  // Without a filter the next day is one of the whole country, not of a single state.
  const isUnfiltered = Object.values(filter).every((chosen) => chosen === 'all')
  const ahead = (known: KnownAnswer<YearOfFestivals> | null, year: number) =>
    (known?.question.year === year ? listedFestivals(known.answer, filter.state) : []).filter(
      (one) => one.day >= today && passes(one, filter) && (!isUnfiltered || one.festival.states.length === 0),
    )
  const { known } = useAnswer(yearQuestion(thisYear), prerendered)
  const left = ahead(known, thisYear)
  const noneLeft = today !== '' && known?.question.year === thisYear && left.length === 0
  const next = useAnswer(noneLeft ? yearQuestion(thisYear + 1) : null)
  return noneLeft ? ahead(next.known, thisYear + 1) : left
}
