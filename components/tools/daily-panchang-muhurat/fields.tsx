import { SelectField } from '@/components/fields/select-field'
import { DayOrTodayField } from '@/components/fields/date-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { LazyPart } from '@/components/ui/lazy-part'
import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import type { panchangInputs } from '@/lib/panchang/panchang-inputs'
import { panchangCities } from '@/lib/panchang/places'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY } from '@/lib/panchang/years'

interface PanchangFieldsProps {
  inputs: ToolInputs<typeof panchangInputs>
  /** The day that is shown. */
  day: CalendarDay
}

const cityNames = {
  ...Object.fromEntries(Object.entries(panchangCities).map(([city, { name }]) => [city, name])),
  other: 'Another town or place…',
}

const loadPlaceFinder = () => import('./place-finder').then(({ PlaceFinder }) => PlaceFinder)

/** The day and the place. */
export function PanchangFields({ inputs, day }: PanchangFieldsProps) {
  const isOther = inputs.field('city').text === 'other'
  const step = (days: number) => inputs.set({ date: addDays(day, days) })
  return (
    <>
      <div>
        <DayOrTodayField
          field={inputs.field('date')}
          today={day}
          label="Date"
          hint="Any day from 1900 to 2100"
          min={FIRST_PANCHANG_DAY}
          max={LAST_PANCHANG_DAY}
        />
        <div className="no-print mt-2 flex flex-wrap gap-2">
          <Button variant="outline" disabled={day <= FIRST_PANCHANG_DAY} onClick={() => step(-1)}>
            Previous day
          </Button>
          <Button variant="outline" disabled={day >= LAST_PANCHANG_DAY} onClick={() => step(1)}>
            Next day
          </Button>
        </div>
      </div>
      <SelectField field={inputs.field('city')} label="City" options={cityNames} />
      {isOther && <LazyPart what="The search for a place" load={loadPlaceFinder} props={{ inputs }} />}
    </>
  )
}
