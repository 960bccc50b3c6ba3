import { PAN_LENGTH, readPan } from '@/lib/identity/pan'
import type { GstinInputProblem, PanInputProblem } from '@/lib/identity/pan-inputs'

const HOLDERS = 'P, C, H, F, A, B, T, L, J and G'
/** Letters and digits that are often typed or read for one another. */
const LOOK_ALIKES = ['O0', 'I1', 'S5', 'B8', 'Z2']

/** The problem with a PAN. */
export function panProblemText({ pan, found }: PanInputProblem): string {
  switch (found.problem) {
    case 'empty':
    case 'length':
      return `A PAN has ${PAN_LENGTH} characters; this has ${pan.length}.`
    case 'characters':
      return 'A PAN has only letters and digits.'
    case 'holder':
      return `${pan.charAt(3)} is not a valid holder type (fourth letter). Valid types are ${HOLDERS}.`
    case 'number':
      return 'The four digits of a PAN run from 0001 to 9999.'
    case 'pattern': {
      const typed = pan.charAt(found.at - 1)
      const instead = LOOK_ALIKES.find((pair) => pair.includes(typed))?.replace(typed, '')
      return `Character ${found.at} must be a ${found.wanted}, not ${typed}.${instead ? ` Perhaps ${instead}?` : ''}`
    }
  }
}

/** The problem with a GSTIN. */
export function gstinProblemText({ gstin, found, expected }: GstinInputProblem): string {
  switch (found) {
    case 'empty':
    case 'length':
      return `A GSTIN has 15 characters; this has ${gstin.length}.`
    case 'characters':
      return 'A GSTIN has only letters and digits.'
    case 'state':
      return `It begins with ${gstin.slice(0, 2)}, which is not a GST state code.`
    case 'pan': {
      const pan = gstin.slice(2, 12)
      const reading = readPan(pan)
      const reason = reading.kind === 'problem' ? panProblemText({ pan, found: reading }) : ''
      return `Characters 3 to 12 are not a PAN. ${reason}`.trim()
    }
    case 'entity':
      return 'Character 13 is 1 to 9 or A to Z, and character 14 is Z. Only the numbers of deductors, collectors, non-residents and UN bodies differ; this page does not check them.'
    case 'checkCharacter':
      return `The last character should be ${expected}, not ${gstin.slice(-1)}: a typing mistake, or an invented number.`
  }
}
