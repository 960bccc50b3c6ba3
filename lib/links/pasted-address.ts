/** An address as it was pasted, and as a browser would open it. */
export interface PastedAddress {
  url: URL
  /** The name of the site as it was written, before a browser turns other alphabets into 'xn--'. */
  writtenHost: string
}

/** Signs that are not seen: zero-width ones, and those that turn the direction of writing round. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const AROUND = /^[\s()[\]{}'‘’«».,;:!?*_~`|।]+|[\s()[\]{}'‘’«».,;!?*_~`|।]+$/g
const BETWEEN = /[\s<>"“”]+/

const WEB = /^https?:/i
const OTHER_SCHEME =
  /^(about|blob|content|data|file|ftp|intent|javascript|mailto|market|sms|tel|tg|upi|vbscript|view-source|whatsapp):|^[a-z][a-z\d+.-]*:\/\//i
/** 'Link:results.example.in' has a word before its colon, not a scheme. */
const LABEL = /^[^\s./:@]+:(?!\d)/
const EMAIL = /^[^\s@/?#:]+@[^\s@/?#]+$/
const NAME = /^[^\s/?#]*[^\s./?#@]\.\p{L}[^\s./?#@]+\.?(?=[:/?#]|$)|^\d+(\.\d+){3}(?=[:/?#]|$)/u
/** Between the words of a message a full stop without its space is no address; these endings are. */
const COMMON_ENDING =
  /\.(in|com|org|net|info|xyz|online|site|website|top|app|dev|live|club|shop|store|tech|link|click|icu|vip|page|me|io|co|cc|ly|gd|gl|do|ws|भारत)$|[/?#]/i

/** Longer texts than any message are cut. */
const LONGEST = 4_000

/**
 * Every address in a text: one typed by itself, or those in the midst of a message. With or without 'https://'.
 * @returns 'notWeb' for what opens an app, a call or a letter rather than a page
 */
export function addressesIn(text: string): (PastedAddress | 'notWeb')[] {
  const words = text
    .slice(0, LONGEST)
    .replace(UNSEEN, '')
    .split(BETWEEN)
    .map((word) => word.replace(AROUND, ''))
    .filter((word) => word !== '')
  return words
    .map((word) => (WEB.test(word) || OTHER_SCHEME.test(word) ? word : word.replace(LABEL, '')))
    .filter((word) => isAddress(word) && (words.length === 1 || isAddressInMessage(word)))
    .map(readAddress)
    .filter((address) => address !== null)
}

const isAddress = (word: string) => WEB.test(word) || OTHER_SCHEME.test(word) || NAME.test(word)

const isAddressInMessage = (word: string) => !NAME.test(word) || WEB.test(word) || COMMON_ENDING.test(word)

function readAddress(word: string): PastedAddress | 'notWeb' | null {
  if (!WEB.test(word) && (OTHER_SCHEME.test(word) || EMAIL.test(word))) return 'notWeb'
  const whole = WEB.test(word) ? word : `https://${word}`
  const url = parsed(whole)
  return url && { url, writtenHost: writtenHost(whole) }
}

/** `URL.canParse` is not in every phone's browser yet. */
function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

function writtenHost(whole: string): string {
  const authority = whole.replace(/^https?:[/\\]*/i, '').split(/[/?#\\]/)[0]!
  return authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '')
}
