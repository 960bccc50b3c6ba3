import { DirectoryDamaged } from '@/lib/name-search/directory-damaged'
import { branchTypes } from '@/lib/postal/post-office'

const letters = ['H', 'S', 'B']
const unknownLetter = '-'

/** H, S or B for the three types of office, "-" for not known. Throws on any other type. */
export function typeLetter(branchType: string | null): string {
  if (branchType === null) return unknownLetter
  const letter = letters[branchTypes.findIndex((type) => type === branchType)]
  if (letter === undefined) throw new Error(`unknown type of office: ${branchType}`)
  return letter
}

/** The type behind a letter, null for not known. Throws DirectoryDamaged on any other letter. */
export function typeOfLetter(letter: string): string | null {
  if (letter === unknownLetter) return null
  const type = branchTypes[letters.indexOf(letter)]
  if (type === undefined) throw new DirectoryDamaged(`unknown letter for a type of office: "${letter}"`)
  return type
}

/** Offices are one text, separated by "|". */
export function splitOffices(texts: string): string[] {
  return texts.split('|')
}
