import { clockOn } from '@/components/panchang/clock'
import { Explained } from '@/components/tools/daily-panchang-muhurat/explained'
import type { CalendarDay } from '@/lib/calendar/calendar-day'
import { indianIso } from '@/lib/panchang/indian-time'
import type { Limb, LimbSpan } from '@/lib/panchang/limbs'

interface LimbRowProps {
  name: Limb
  label: string
  day: CalendarDay
  spans: readonly LimbSpan[]
  nameOf(index: number): string
  explanation: string
}

/** One of the limbs: the part that reigns at sunrise, when it ends, and what follows before the next sunrise. */
export function LimbRow({ name, label, day, spans, nameOf, explanation }: LimbRowProps) {
  const [first, ...following] = spans
  return (
    <div className="panchang-row">
      <dt id={`label-${name}`}>{label}</dt>
      <dd>
        <output
          name={name}
          data-value={first!.index}
          data-ends={indianIso(first!.end)}
          aria-live="off"
          aria-labelledby={`label-${name}`}
        >
          {nameOf(first!.index)}
        </output>{' '}
        <Until day={day} moment={first!.end} />
        {following.map(({ index, end }) => (
          <span key={index} className="block text-sm text-soft">
            then {nameOf(index)} <Until day={day} moment={end} />
          </span>
        ))}
        <Explained question={`Why ${nameOf(first!.index)}?`}>{explanation}</Explained>
      </dd>
    </div>
  )
}

function Until({ day, moment }: { day: CalendarDay; moment: number }) {
  return (
    <span className="whitespace-nowrap text-soft">
      until <time dateTime={indianIso(moment)}>{clockOn(day, moment)}</time>
    </span>
  )
}
