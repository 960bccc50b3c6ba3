import type { AnswerState } from '@/components/panchang/use-answer'
import { saveFile } from '@/components/results/save-file'
import { ShareLink } from '@/components/tool-form/share-link'
import { festivalFile } from '@/components/tools/indian-festival-calendar/festival-file'
import { MainFestivals } from '@/components/tools/indian-festival-calendar/main-festivals'
import { NextFestival } from '@/components/tools/indian-festival-calendar/next-festival'
import { Button } from '@/components/ui/button'
import type { ListedFestival } from '@/lib/panchang/festival-list'
import type { Question } from '@/lib/panchang/questions'

interface FestivalResultProps {
  year: number
  all: readonly ListedFestival[]
  /** Those that pass the filters. */
  list: readonly ListedFestival[]
  upcoming: readonly ListedFestival[]
  today: string
  state: Pick<AnswerState<Question>, 'waiting' | 'failed' | 'retry'>
  readable: boolean
  fragment: string
}

/** Beside the form: the next festival, the main ones of the year, and ways to take the list along. */
export function FestivalResult(props: FestivalResultProps) {
  const { year, all, list, upcoming, today, state, readable, fragment } = props
  const save = () => saveFile(`festivals-${year}.ics`, 'text/calendar', festivalFile(year, list, Date.now()))
  return (
    <section aria-label="Result" aria-busy={state.waiting} className="card p-5">
      {readable ? (
        <NextFestival list={upcoming} today={today} />
      ) : (
        <p role="status">Choose a year from 2000 to 2050.</p>
      )}
      {state.failed && (
        <p role="alert" className="mb-3 text-bad">
          The festivals could not be computed, as a part of this page did not load.{' '}
          <Button variant="outline" onClick={state.retry}>
            Try again
          </Button>
        </p>
      )}
      <h2 className="mt-3 text-xl">Main festivals of {year}</h2>
      <MainFestivals list={all} />
      <div className="no-print mt-4 flex flex-wrap gap-2">
        <Button variant="outline" onClick={save} disabled={list.length === 0}>
          Save {year} as calendar file
        </Button>
        <Button variant="outline" onClick={() => print()}>
          Print
        </Button>
      </div>
      <div className="mt-2">
        <ShareLink fragment={fragment} title={`Festivals of ${year}`} />
      </div>
    </section>
  )
}
