import { ageInputs } from '@/lib/age/age'
import { ageAnswer } from '@/lib/age/age-answer'
import { dayInText } from '@/lib/questions/query/day-in-text'
import { readLinked } from '@/lib/questions/read-linked'
import { controls, onDay } from '@/lib/questions/tool-question'
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
      return asksAge ? { slug: 'age-calculator', set: {}, answer: null } : null
    }
    const set = controls({ dob })
    const found = ageAnswer(readLinked(ageInputs, set), { today })
    if (!found) return null
    const { age } = found.figures
    const inWords = age.text.replaceAll('\u00a0', ' ')
    const answer = { ...age, text: inWords, output: 'age', terms: [onDay(dob)] }
    return { slug: 'age-calculator', set, answer }
  },
)
