import type { UnitQuestion } from '@/lib/units/unit-question'
import { t } from '@/lib/language/words'
import { capital, pluralOfUnit } from './rows'

/** Why a text question has no answer, and what to do. */
export function questionProblem(question: Exclude<UnitQuestion, { kind: 'asked' }>): string {
  switch (question.kind) {
    case 'whichOne':
      return t('Choose which measure you mean.')
    case 'unknownUnit':
      return t('We do not know the unit “{0}”.', question.text)
    case 'differentKinds':
      return t(
        '{0} and {1} measure different things.',
        capital(pluralOfUnit(question.from)),
        pluralOfUnit(question.to),
      )
    case 'unreadable':
      return t('Write a number and a unit, such as 5 ft 7 in to cm.')
  }
}
