import { dayClock } from '@/components/panchang/clock'
import { NotComputed } from '@/components/panchang/not-computed'
import { useAnswer } from '@/components/panchang/use-answer'
import { saveCalendar } from '@/components/share/save-calendar'
import { Button } from '@/components/ui/button'
import { dayInWords } from '@/lib/format/days'
import { weekdayName } from '@/lib/format/weekdays'
import type { FastDay, FastKind } from '@/lib/panchang/festivals/monthly-fasts'
import { fullTithiName } from '@/lib/panchang/names'
import { t } from '@/lib/language/words'
import { fastNames } from './words'

/** By which part of the day each is counted. */
const RULES: Record<FastKind, string> = {
  ekadashi: t('The day with Ekadashi at sunrise, of two the second. Vaishnavas keep some a day later.'),
  sankashti: t('The day with Chaturthi of the dark half at moonrise.'),
  pradosh: t('The day with Trayodashi in the evening, of two the one it covers more.'),
  purnima: t('The day with Purnima at sunrise.'),
  amavasya: t('The day with Amavasya in the afternoon, of two the one it covers more.'),
}

/** The days of a monthly fast or moon in a year, with the times of their tithis. */
export default function MonthlyFasts({ year, kind }: { year: number; kind: FastKind }) {
  const { known, waiting, failed, retry } = useAnswer({ subject: 'fasts', year, kind })
  if (failed)
    return (
      <NotComputed onRetry={retry}>
        {t('The fasts could not be computed, as a part of this page did not load. ')}
      </NotComputed>
    )
  if (!known || waiting) return <p role="status">{t('Working out the days…')}</p>
  return (
    <>
      <p className="mt-1 text-soft">
        {t('{0} Calculated for New Delhi; elsewhere a day may differ.', RULES[kind])}
      </p>
      <ul className="mt-2">
        {known.answer.map((fast) => (
          <li
            key={fast.day + fast.tithi}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
          >
            <span>
              <time dateTime={fast.day} className="font-semibold">
                {dayInWords(fast.day)}
              </time>
              {`, ${weekdayName(fast.day)}`}
            </span>
            <span className="text-soft">{tithiText(fast)}</span>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        className="no-print mt-4"
        onClick={() =>
          saveCalendar(
            `${kind}-${year}`,
            `${fastNames[kind]} ${year}`,
            known.answer.map((fast) => ({
              id: `${kind}-${fast.day}`,
              title: `${fastNames[kind]} (${fullTithiName(fast.tithi)})`,
              description: tithiText(fast),
              day: fast.day,
            })),
          )
        }
      >
        {t('Save {0} {1} as calendar file', fastNames[kind], year)}
      </Button>
    </>
  )
}

function tithiText({ day, tithi, span }: FastDay): string {
  const clock = dayClock({ day, place: {} })
  return t('{0}, {1} to {2}', fullTithiName(tithi), clock.on(span.start), clock.on(span.end))
}
