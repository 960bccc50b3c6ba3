import { clockOn } from '@/components/panchang/clock'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { indianIso, type Moment } from '@/lib/panchang/indian-time'

interface SkyRowProps {
  name: 'sunrise' | 'sunset' | 'moonrise' | 'moonset'
  label: string
  day: CalendarDay
  moment: Moment | null
}

/** A rise or set of the Sun or the Moon. */
export function SkyRow({ name, label, day, moment }: SkyRowProps) {
  return (
    <div>
      <dt id={`label-${name}`} className="text-sm text-soft">
        {label}
      </dt>
      <dd>
        <output
          name={name}
          data-value={moment === null ? '' : indianIso(moment)}
          aria-live="off"
          aria-labelledby={`label-${name}`}
          className="font-semibold"
        >
          {moment === null ? 'None on this date' : clockOn(day, moment)}
        </output>
      </dd>
    </div>
  )
}
