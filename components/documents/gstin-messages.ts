import { type GstinProblem, readGstin } from '@/lib/tax/gstin'

const PROBLEMS: Record<Exclude<GstinProblem, 'empty'>, string> = {
  length: 'A GSTIN has 15 characters.',
  characters: 'A GSTIN has only letters and digits.',
  state: 'The first two digits are not a GST state code.',
  pan: 'Characters 3 to 12 are not a PAN.',
  entity: 'The 13th character is 1 to 9 or a letter, and the 14th is Z.',
  checkCharacter: 'The last character does not match the others. Check the GSTIN for a typing error.',
}

export interface GstinMessages {
  problem: string | null
  /** The state of a valid GSTIN. */
  hint: string
  /** In upper case, without spaces. */
  tidy: string
  /** State code; '' if the GSTIN cannot be read. */
  state: string
}

/** The messages of a GSTIN field. */
export function gstinMessages(text: string): GstinMessages {
  const reading = readGstin(text)
  if (reading.kind === 'valid') {
    const { state, gstin } = reading
    return { problem: null, hint: `${state.name}, state code ${state.code}`, tidy: gstin, state: state.code }
  }
  const problem = reading.problem === 'empty' ? null : PROBLEMS[reading.problem]
  return { problem, hint: 'Optional', tidy: text, state: '' }
}
