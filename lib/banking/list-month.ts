import { names } from '@/lib/language/words'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** The month of a list, which has it in English ("October 2025"), in the language of the page. */
export function listMonth(english: string): string {
  const [month, year] = english.split(' ')
  const place = MONTHS.indexOf(month!)
  const own = names('names of months')
  return own && place >= 0 ? `${own[place]} ${year}` : english
}
