/**
 * The ways in which a branch takes part in electronic transfers: yes, no, or null for not known. In a file of the
 * directory they are letters: N, R, I, U for yes, the small letter for no, none for not known.
 */
export interface Rails {
  neft: boolean | null
  rtgs: boolean | null
  imps: boolean | null
  upi: boolean | null
}

/** The rails in letters. */
export function readRails(letters: string): Rails {
  const availability = (letter: string) =>
    letters.includes(letter) ? true : letters.includes(letter.toLowerCase()) ? false : null
  return { neft: availability('N'), rtgs: availability('R'), imps: availability('I'), upi: availability('U') }
}
