import { plainPan } from '@/lib/identity/pan-shape'

/** The kinds of holder by the fourth letter of a PAN. */
export const holderTypes = {
  P: 'person',
  C: 'company',
  H: 'hinduUndividedFamily',
  F: 'firm',
  A: 'associationOfPersons',
  B: 'bodyOfIndividuals',
  T: 'trust',
  L: 'localAuthority',
  J: 'artificialJuridicalPerson',
  G: 'government',
} as const

export type HolderLetter = keyof typeof holderTypes

export interface Pan {
  /** Ten characters, upper case. */
  pan: string
  /** Characters 1 to 3, AAA to ZZZ. */
  series: string
  holder: HolderLetter
  /** Character 5: of a person the first letter of the surname, of all others that of the name. */
  initial: string
  /** Characters 6 to 9, 0001 to 9999. */
  number: string
  /** Character 10. Its formula has not been published. */
  checkLetter: string
}

export type PanProblem =
  | { problem: 'empty' | 'characters' | 'length' | 'holder' | 'number' }
  /** Character `at`, counted from 1, ought to be a letter or a digit and is not. */
  | { problem: 'pattern'; at: number; wanted: 'letter' | 'digit' }

export type PanReading = ({ kind: 'valid' } & Pan) | ({ kind: 'problem' } & PanProblem)

export const PAN_LENGTH = 10
const HOLDER_AT = 3
const SHAPE = 'LLLLLDDDDL'

const problem = (found: Exclude<PanProblem['problem'], 'pattern'>): PanReading => ({
  kind: 'problem',
  problem: found,
})

/**
 * Reads a PAN: five letters, four digits, a letter. Lower case and spaces are accepted; what is wrong already in the
 * first characters is reported before the rest is there.
 * @returns its parts, or the first problem; 'valid' does not mean that it was ever issued
 * Source: https://www.incometax.gov.in/iec/foportal/help/how-to-verify-pan, Income-tax Rules on the form of a PAN
 */
export function readPan(text: string): PanReading {
  const pan = plainPan(text)
  if (pan === '') return problem('empty')
  if (/[^0-9A-Z]/.test(pan)) return problem('characters')
  if (pan.length > PAN_LENGTH) return problem('length')
  const wrong = [...pan].findIndex((character, place) => /\d/.test(character) !== (SHAPE[place] === 'D'))
  if (wrong !== -1)
    return {
      kind: 'problem',
      problem: 'pattern',
      at: wrong + 1,
      wanted: SHAPE[wrong] === 'D' ? 'digit' : 'letter',
    }
  const holder = pan.charAt(HOLDER_AT)
  if (holder !== '' && !isHolderLetter(holder)) return problem('holder')
  const number = pan.slice(5, 9)
  if (number === '0000') return problem('number')
  if (pan.length < PAN_LENGTH || !isHolderLetter(holder)) return problem('length')
  return {
    kind: 'valid',
    pan,
    series: pan.slice(0, HOLDER_AT),
    holder,
    initial: pan.charAt(4),
    number,
    checkLetter: pan.charAt(9),
  }
}

function isHolderLetter(letter: string): letter is HolderLetter {
  return Object.hasOwn(holderTypes, letter)
}
