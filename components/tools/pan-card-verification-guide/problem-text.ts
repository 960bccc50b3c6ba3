import { otherRegistrationText } from '@/components/fields/other-registration-text'
import { PAN_LENGTH, readPan } from '@/lib/identity/pan'
import type { GstinInputProblem, PanInputProblem } from '@/lib/identity/pan-inputs'
import { t } from '@/lib/language/words'

const HOLDERS = t('P, C, H, F, A, B, T, L, J and G')
/** Letters and digits that are often typed or read for one another. */
const LOOK_ALIKES = ['O0', 'I1', 'S5', 'B8', 'Z2']

/** The problem with a PAN. */
export function panProblemText({ pan, found }: PanInputProblem): string {
  switch (found.problem) {
    case 'empty':
    case 'length':
      return t('A PAN has {0} characters; this has {1}.', PAN_LENGTH, pan.length)
    case 'characters':
      return t('A PAN has only letters and digits.')
    case 'holder':
      return t('{0} is not a valid holder type (fourth letter). Valid types are {1}.', pan.charAt(3), HOLDERS)
    case 'number':
      return t('The four digits of a PAN run from 0001 to 9999.')
    case 'pattern': {
      const typed = pan.charAt(found.at - 1)
      const instead = LOOK_ALIKES.find((pair) => pair.includes(typed))?.replace(typed, '')
      const must = t(
        found.wanted === 'letter'
          ? 'Character {0} must be a letter, not {1}.'
          : 'Character {0} must be a digit, not {1}.',
        found.at,
        typed,
      )
      return instead ? `${must} ${t('Perhaps {0}?', instead)}` : must
    }
  }
}

/** The problem with a GSTIN. */
export function gstinProblemText({ gstin, found, expected, other }: GstinInputProblem): string {
  switch (found) {
    case 'empty':
    case 'length':
      return t('A GSTIN has 15 characters; this has {0}.', gstin.length)
    case 'characters':
      return t('A GSTIN has only letters and digits.')
    case 'state':
      return t('It begins with {0}, which is not a GST state code.', gstin.slice(0, 2))
    case 'pan': {
      const pan = gstin.slice(2, 12)
      const reading = readPan(pan)
      const reason = reading.kind === 'problem' ? panProblemText({ pan, found: reading }) : ''
      return `${t('Characters 3 to 12 are not a PAN.')} ${reason}`.trim()
    }
    case 'other':
      return otherRegistrationText[other!]
    case 'entity':
      return t(
        'Character 13 is 1 to 9 or A to Z, and character 14 is Z. Only the numbers of deductors, collectors, non-residents and UN bodies differ.',
      )
    case 'checkCharacter':
      return t(
        'The last character should be {0}, not {1}: a typing mistake, or an invented number.',
        expected ?? '',
        gstin.slice(-1),
      )
  }
}
