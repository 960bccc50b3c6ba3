import { saveFile } from '@/components/results/save-file'
import { DayDial } from '@/components/tools/daily-panchang-muhurat/day-dial'
import { panchangFile } from '@/components/tools/daily-panchang-muhurat/panchang-file'
import { PartsOfDay } from '@/components/tools/daily-panchang-muhurat/parts-of-day'
import { TimesList } from '@/components/tools/daily-panchang-muhurat/times-list'
import { Traditions } from '@/components/tools/daily-panchang-muhurat/traditions'
import { Button } from '@/components/ui/button'
import type { Moment } from '@/lib/panchang/indian-time'
import type { Panchang } from '@/lib/panchang/panchang'
import { timesOfDay } from '@/lib/panchang/times-of-day'

interface DayTimesProps {
  panchang: Panchang
  /** The present minute when the day shown is today. */
  now: Moment | null
  placeName: string
}

/** The muhurats of the day as a picture and as lists. */
export function DayTimes({ panchang, now, placeName }: DayTimesProps) {
  const { day, sky, limbs } = panchang
  const times = timesOfDay(sky, limbs.nakshatras)
  const save = () =>
    saveFile(`panchang-${day}.ics`, 'text/calendar', panchangFile(panchang, times, placeName, Date.now()))
  return (
    <section aria-labelledby="muhurats" className="card mt-5 p-5">
      <h2 id="muhurats" className="text-2xl">
        Good and avoided times
      </h2>
      <p className="mb-3 text-soft">
        Green is good, red is avoided, grey is neutral. The outer ring shows the choghadiya of the day.
      </p>
      <DayDial sky={sky} times={times} now={now} />
      <div className="mt-5">
        <TimesList day={day} times={times} />
      </div>
      <div className="no-print mt-4 flex flex-wrap gap-2">
        <Button variant="outline" onClick={save}>
          Save as calendar file
        </Button>
        <Button variant="outline" onClick={() => print()}>
          Print
        </Button>
      </div>
      <PartsOfDay day={day} times={times} />
      <Traditions />
    </section>
  )
}
