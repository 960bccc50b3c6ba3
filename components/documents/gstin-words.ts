import { type GstinProblem, readGstin } from '@/lib/tax/gstin'

const PROBLEMS: Record<Exclude<GstinProblem, 'empty'>, string> = {
  length: 'A GSTIN has 15 characters.',
  characters: 'A GSTIN has only letters and digits.',
  state: 'The first two digits are no state code of GST.',
  pan: 'Characters 3 to 12 are no PAN.',
  entity: 'The 13th character is 1 to 9 or a letter, and the 14th is Z.',
  checkCharacter: 'The last character does not fit the others. Check the GSTIN for a slip.',
}

export interface GstinWords {
  problem: string | null
  /** Names the state of a sound one. */
  says: string
  /** As it is written: upper case, without spaces. */
  tidy: string
  /** The state's code; '' for one that cannot be read. */
  state: string
}

/** What there is to say of a GSTIN in its field. */
export function gstinWords(text: string): GstinWords {
  const reading = readGstin(text)
  if (reading.kind === 'valid') {
    const { state, gstin } = reading
    return { problem: null, says: `${state.name}, state code ${state.code}`, tidy: gstin, state: state.code }
  }
  const problem = reading.problem === 'empty' ? null : PROBLEMS[reading.problem]
  return { problem, says: 'Optional', tidy: text, state: '' }
}
