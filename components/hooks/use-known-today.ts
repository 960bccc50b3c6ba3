import { useToday } from '@/components/hooks/use-today'
import { indianDay } from '@/lib/calendar/today'
import { dayInWords } from '@/lib/format/days'
import { t } from '@/lib/language/words'

/**
 * Today, for a tool whose law begins with a day.
 * @param first the first day of which something is known
 * @param usual the day in the page as built, and where the device shows a day before the first
 * @returns also what to tell the visitor in the latter case; null otherwise
 */
export const useKnownToday = (first: string, usual: string) => knownDay(useToday(), first, usual)

/** `useKnownToday` outside a page. */
export const knownToday = (first: string, usual: string) => knownDay(indianDay(new Date()), first, usual)

function knownDay(day: string, first: string, usual: string): { today: string; unknown: string | null } {
  if (day === '' || day >= first) return { today: day || usual, unknown: null }
  const words = t(
    'Your device shows {0}. What held on that day is not known here: choose a later day, or set the date of the device.',
    dayInWords(day),
  )
  return { today: usual, unknown: words }
}
