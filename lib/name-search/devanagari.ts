/** Indian scripts in Latin letters, as Indian place names are spelt: no marks, long and short vowels alike. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}
/** With the dot below: क़, ख़, ग़, ज़, ड़, ढ़, फ़. */
const DOTTED: Readonly<Record<string, string>> = {
  ...{ क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'r', ढ: 'rh', फ: 'f' },
}
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o' },
  ...{ ऎ: 'e', ऒ: 'o' },
}
/** A vowel's sign comes so far after its letter. */
const TO_SIGN = 0x38
const vowelOfSign = (sign: string): string | undefined =>
  VOWELS[String.fromCharCode(sign.charCodeAt(0) - TO_SIGN)]
const VIRAMA = '्'
const DOT_BELOW = '़'
const NASAL = 'ंँ'

interface Letter {
  consonant: string
  /** null: none, as before another consonant; 'inherent': the a that is not written. */
  vowel: string | null
}

/** The scripts from Bengali to Malayalam have their letters in the order of Devanagari. */
export const asDevanagari = (text: string): string =>
  text.replace(/[\u0980-\u0d7f]/g, (letter) => String.fromCharCode(0x900 + (letter.charCodeAt(0) & 127)))

/** A text with its words of Indian scripts in Latin letters; everything else as it is. "पुणे" is "pune". */
export const latinOf = (text: string): string =>
  asDevanagari(text.normalize('NFC'))
    .normalize('NFD')
    .replace(/[\u0900-\u097f]+/g, (word) => spelt(lettersOf(word)))

function lettersOf(word: string): Letter[] {
  const letters: Letter[] = []
  for (const [place, sign] of [...word].entries()) {
    const last = letters.at(-1)
    if (Object.hasOwn(CONSONANTS, sign)) {
      const dotted = word[place + 1] === DOT_BELOW ? DOTTED[sign] : undefined
      letters.push({ consonant: dotted ?? CONSONANTS[sign]!, vowel: 'inherent' })
    } else if (Object.hasOwn(VOWELS, sign)) letters.push({ consonant: '', vowel: VOWELS[sign]! })
    else if (NASAL.includes(sign)) letters.push({ consonant: nasalBefore(word[place + 1]), vowel: null })
    else if (last && sign === VIRAMA) last.vowel = null
    else if (last) last.vowel = vowelOfSign(sign) ?? last.vowel
  }
  return letters
}

const nasalBefore = (next: string | undefined) => (next !== undefined && 'पफबभम'.includes(next) ? 'm' : 'n')

/**
 * The a that is not written is not spoken at the end of a word, nor between a spoken vowel and a consonant
 * with a spoken vowel; decided from the end.
 */
function spelt(letters: readonly Letter[]): string {
  const vowels = letters.map(({ vowel }) => vowel)
  for (let place = letters.length - 1; place > 0; place -= 1) {
    if (vowels[place] !== 'inherent') continue
    const isLast = place === letters.length - 1
    const between = vowels[place - 1] !== null && letters[place + 1]?.consonant && vowels[place + 1]
    if (isLast || between) vowels[place] = null
  }
  const whole = letters.map(({ consonant }, place) => {
    const vowel = vowels[place]
    return consonant + (vowel === 'inherent' ? 'a' : (vowel ?? ''))
  })
  return whole.join('').replace(/ay(?=[^aeiou]|$)/g, 'ai')
}

const ACCENTS = /[\u0300-\u036f]/g

/** A text in small letters without accents, each letter apart from its signs: "Āndheri" is "andheri". */
export const plainLetters = (text: string): string =>
  text.normalize('NFKD').replace(ACCENTS, '').toLowerCase()
