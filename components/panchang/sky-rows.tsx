import { clockOn } from '@/components/panchang/clock'
import { indianIso, type Moment } from '@/lib/panchang/indian-time'
import type { Panchang } from '@/lib/panchang/panchang'

/** When the Sun and the Moon rise and set. */
export function SkyRows({ panchang: { day, sky } }: { panchang: Pick<Panchang, 'day' | 'sky'> }) {
  const rows: [name: string, label: string, moment: Moment | null][] = [
    ['sunrise', 'Sunrise', sky.sunrise],
    ['sunset', 'Sunset', sky.sunset],
    ['moonrise', 'Moonrise', sky.moonrise],
    ['moonset', 'Moonset', sky.moonset],
  ]
  return (
    <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-4 gap-y-2">
      {rows.map(([name, label, moment]) => (
        <div key={name}>
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
      ))}
    </dl>
  )
}
