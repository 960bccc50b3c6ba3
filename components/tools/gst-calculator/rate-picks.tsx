import { Button } from '@/components/ui/button'
import { gstRates } from '@/lib/rules/gst'
import { dayBefore } from '@/lib/tax/gst-rate-standing'
import { dayInWords } from '@/lib/format/days'

interface RatePicksProps {
  rate: number | undefined
  onPick(rate: number): void
}

/** Every slab in one tap, under the days in which it is or was in force, the present ones first. */
export function RatePicks({ rate, onPick }: RatePicksProps) {
  const rows = gstRates.values
    .map(({ from, value }, place) => ({ days: daysOf(from, place), value }))
    .reverse()
  // A slab that is still in force is marked there alone.
  const marked = rows.find(({ value }) => value.some(({ percent }) => percent === rate))
  return rows.map((row) => {
    const { days, value } = row
    const isPressed = (percent: number) => row === marked && percent === rate
    return (
      <div key={days} role="group" aria-label={`Rates ${days}`} className="no-print mt-2">
        <p className="text-sm text-soft">In force {days}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          {value.map(({ percent }) => (
            <Button
              key={percent}
              variant={isPressed(percent) ? 'primary' : 'outline'}
              aria-pressed={isPressed(percent)}
              onClick={() => onPick(percent)}
            >
              {percent}%
            </Button>
          ))}
        </div>
      </div>
    )
  })
}

/** 'since 22 September 2025', or 'until 21 September 2025' for a row that another has followed. */
function daysOf(from: string, place: number): string {
  const next = gstRates.values[place + 1]
  return next ? `until ${dayInWords(dayBefore(next.from))}` : `since ${dayInWords(from)}`
}
