import { ENGLISH_MONTHS } from '@/lib/calendar/english-months'
import { names } from '@/lib/language/words'

/** The month of a list, which has it in English ("October 2025"), in the language of the page. */
export function listMonth(english: string): string {
  const [month, year] = english.split(' ')
  const place = ENGLISH_MONTHS.indexOf(month!)
  const translated = names('names of months')
  return translated && place >= 0 ? `${translated[place]} ${year}` : english
}
