import type { UnitQuestion } from '@/lib/units/unit-question'
import { capital } from './rows'

/** Why a text question has no answer, and what to do. */
export function questionProblem(question: Exclude<UnitQuestion, { kind: 'asked' }>): string {
  switch (question.kind) {
    case 'whichOne':
      return 'Choose which measure you mean.'
    case 'unknownUnit':
      return `We do not know the unit “${question.text}”.`
    case 'differentKinds':
      return `${capital(question.from.plural)} and ${question.to.plural} measure different things.`
    case 'unreadable':
      return 'Write a number and a unit, such as 5 ft 7 in to cm.'
  }
}
