import { ageTool } from '@/lib/age/age-answer'
import { answered } from '@/lib/questions/answered'
import { dayInText } from '@/lib/questions/query/day-in-text'
import { onDay } from '@/lib/questions/tool-question'
import { understood, WORDS_OF_DAYS } from '@/lib/questions/query/understood'

/** A year of birth alone gives no age: the tool asks for the day. */
const YEAR = /\b(?:19|20)\d\d\b/g
/** A day of it is one that was named without its year. */
const NO_YEAR = '1234'

/** 'age 15 aug 1990', 'born 15/08/1990': the age today. */
export const ageQuestion = understood(
  `${WORDS_OF_DAYS} age born dob birth birthday old year years if`,
  ({ text }, today) => {
    const named = text.replace(/\b(?:today|now)\b/g, '')
    const dob = dayInText(named, today)
    const years = text.match(YEAR) ?? []
    const isUnclear =
      dob === null || years.length > 1 || dayInText(named, `${NO_YEAR}-01-01`)?.startsWith(NO_YEAR)
    if (isUnclear) {
      const asksAge = (years.length > 0 || dob !== null) && !/\bdays?\b/.test(text)
      return asksAge ? { slug: ageTool.slug, set: {}, answer: null } : null
    }
    return answered(ageTool, { dob }, 'age', () => [onDay(dob)], { today })
  },
)
