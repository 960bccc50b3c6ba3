import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import { SelectField } from '@/components/fields/select-field'
import { DayOrTodayField } from '@/components/fields/date-field'
import type { ToolInputs } from '@/components/tool-form/use-tool-inputs'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LazyPart } from '@/components/ui/lazy-part'
import { addDays, type CalendarDay } from '@/lib/calendar/calendar-day'
import type { panchangInputs } from '@/lib/panchang/panchang-inputs'
import { panchangCities } from '@/lib/panchang/places'
import { FIRST_PANCHANG_DAY, LAST_PANCHANG_DAY } from '@/lib/panchang/years'
import { inOrder } from '@/lib/language/in-order'
import { nameOf, t } from '@/lib/language/words'

interface PanchangFieldsProps {
  inputs: ToolInputs<typeof panchangInputs>
  /** The day that is shown. */
  day: CalendarDay
}

const cityNames = {
  ...inOrder(
    Object.fromEntries(
      Object.entries(panchangCities).map(([city, { name }]) => [city, nameOf('cities', name)]),
    ),
  ),
  other: t('Another town or place…'),
}

const loadPlaceFinder = () => import('./place-finder').then(({ PlaceFinder }) => PlaceFinder)

/** The day and the place. */
export function PanchangFields({ inputs, day }: PanchangFieldsProps) {
  const isOther = inputs.field('city').text === 'other'
  const step = (name: string, icon: IconNode, days: number, disabled: boolean) => (
    <Button
      variant="outline"
      size="icon"
      className="shrink-0"
      aria-label={name}
      disabled={disabled}
      onClick={() => inputs.set({ date: addDays(day, days) })}
    >
      <Icon icon={icon} />
    </Button>
  )
  return (
    <>
      <div className="row-field day-picker flex items-start">
        {step(t('Previous day'), ChevronLeft, -1, day <= FIRST_PANCHANG_DAY)}
        <div className="min-w-0 grow">
          <DayOrTodayField
            field={inputs.field('date')}
            today={day}
            label={t('Date')}
            hint={t('Any day from 1900 to 2100')}
            min={FIRST_PANCHANG_DAY}
            max={LAST_PANCHANG_DAY}
          />
        </div>
        {step(t('Next day'), ChevronRight, 1, day >= LAST_PANCHANG_DAY)}
      </div>
      <div className="row-field">
        <SelectField field={inputs.field('city')} label={t('City')} options={cityNames} />
      </div>
      {isOther && (
        <div className="card grid basis-full gap-3 p-4">
          <LazyPart what={t('The search for a place')} load={loadPlaceFinder} props={{ inputs }} />
        </div>
      )}
    </>
  )
}
