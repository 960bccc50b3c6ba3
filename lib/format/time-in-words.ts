import { names } from '@/lib/language/words'

/**
 * A time of day: '6:42 am'; of a full hour, when no minutes are given, '6 am'. Hindi names the part of the day instead.
 */
export function timeInWords(hour: number, minute?: number): string {
  const minutes = minute === undefined ? '' : `:${String(minute).padStart(2, '0')}`
  const time = `${hour % 12 || 12}${minutes}`
  return names('hours of the day')?.[hour]?.replace('{0}', time) ?? `${time} ${hour < 12 ? 'am' : 'pm'}`
}
