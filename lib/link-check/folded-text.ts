import { withoutEnd } from '@/lib/format/without-end'

/** A run of a text between two spaces, as a browser's address bar would take it. */
export interface Chunk {
  /** The written signs. */
  written: string
  /** Full-width and other compatibility signs made plain, hidden ones left out. */
  folded: string
  /** Set if the text had characters that could make it read otherwise than it was written. */
  doubt: 'hiddenCharacters' | 'unusualCharacters' | null
}

/** Signs that take no space, and those that turn the direction of writing round. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu
const AT_ITS_END = '\u200b\u200c\u200d\u200e\u200f\u2060\ufe0f'
const AT_BEGIN = /^[\u200b-\u200f\u2060\ufe0f]+/u
/** The joiners inside one emoji. */
const IN_EMOJI = /(?<=\p{Extended_Pictographic})[\u200d\ufe0f]+/gu
/** Browsers take them for the full stop of a name (UTS 46); the ellipsis ends a sentence. */
const FULL_STOPS = /[。．｡․]/g
const ELLIPSIS = /…/g
const OF_ADDRESSES = /[a-z\d.:/@%-]/i

/** The chunks of a text. */
export function chunksOf(text: string): Chunk[] {
  return text
    .split(/[\s\u0085]+/)
    .filter((written) => written !== '')
    .map((written) => {
      const shown = withoutEnd(written.replace(IN_EMOJI, ''), AT_ITS_END)
        .replace(AT_BEGIN, '')
        .replace(ELLIPSIS, ' ')
      const seen = shown.replace(HIDDEN, '')
      const folded = seen.replace(FULL_STOPS, '.').normalize('NFKC')
      return { written, folded, doubt: doubtAbout(shown, seen) }
    })
}

function doubtAbout(shown: string, seen: string): Chunk['doubt'] {
  if (shown !== seen) return 'hiddenCharacters'
  const becomesPlain = (sign: string) => {
    const plain = sign.replace(FULL_STOPS, '.').normalize('NFKC')
    return plain !== sign && OF_ADDRESSES.test(plain)
  }
  return [...seen].some(becomesPlain) ? 'unusualCharacters' : null
}
