import { dayClock } from '@/components/panchang/clock'
import type { Moment } from '@/lib/panchang/indian-time'
import type { PolarDay } from '@/lib/panchang/panchang'
import { t } from '@/lib/language/words'

interface SkyRowsProps {
  /** A day with its sunrise or without. */
  panchang: Pick<PolarDay, 'day' | 'place' | 'sky'>
  /** Ends the names of the outputs on a page that has others of these names. */
  nameEnd?: 'Today' | ''
}

/** When the Sun and the Moon rise and set. */
export function SkyRows({ panchang, nameEnd = '' }: SkyRowsProps) {
  const { sky } = panchang
  const clock = dayClock(panchang)
  const rows: [name: string, label: string, moment: Moment | null][] = [
    [`sunrise${nameEnd}`, t('Sunrise'), sky.sunrise],
    [`sunset${nameEnd}`, t('Sunset'), sky.sunset],
    [`moonrise${nameEnd}`, t('Moonrise'), sky.moonrise],
    [`moonset${nameEnd}`, t('Moonset'), sky.moonset],
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
              data-value={moment === null ? '' : clock.iso(moment)}
              aria-live="off"
              aria-labelledby={`label-${name}`}
              className="font-semibold"
            >
              {moment === null ? t('None on this date') : clock.on(moment)}
            </output>
          </dd>
        </div>
      ))}
    </dl>
  )
}
