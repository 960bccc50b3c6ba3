import { withoutEnd } from '@/lib/format/without-end'
import { getPublicSuffix, parse } from 'tldts'
import { type Chunk, chunksOf } from '@/lib/link-check/folded-text'
import { spelledAddress } from '@/lib/link-check/spelled-address'

/** Why a part of a text that may be an address cannot be confirmed. */
export type Unreadable =
  | 'hiddenCharacters'
  | 'unusualCharacters'
  | 'spelledOut'
  | 'unknownEnding'
  | 'noName'
  | 'joined'
  | 'tooLong'
  | 'tooMany'

export type FoundAddress =
  /** A page of the web, as a browser would open it. `written` is the host before a browser writes it in ASCII. */
  | { kind: 'web'; url: URL; written: string; doubt: Unreadable | null }
  /** An email or payment address. */
  | { kind: 'mailbox'; written: string; owner: string; host: string }
  /** An address that opens an app, a call or a script. */
  | { kind: 'app'; written: string }
  | { kind: 'unreadable'; written: string; why: Unreadable }

/** The limits of the check, in characters and in addresses. Text beyond them is never reported as safe. */
const LONGEST_TEXT = 4_000
const MOST_ADDRESSES = 50

const WEB_SCHEME = /https?:[/\\]*/gi
/** The characters that end the authority of an address: its user, password, host and port. */
const AUTHORITY_END = /[\s/?#\\<>"“”«»`{}|^]/u
/** Schemes that open an app or run a script; those whose name is also the end of a word need what follows them. */
const OTHER_SCHEME =
  /(?:blob|facetime|intent|javascript|mailto|market|smsto|upi|vbscript|view-source|whatsapp):(?=\S)|(?:sms|tel):(?=[+\d(])|data:(?=[a-z]+\/)|(?<![a-z])(?:about|content|file|ftp|geo|tg):(?=\S)|(?<![a-z\d+.-])(?!https?:)[a-z][a-z\d+.-]{1,30}:\/\//gi
const DOTTED_NAME = /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+/gu
const MAILBOX = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*/gu
/** A page or file in the path of an address. None of these is an ending of names but `do`. */
const PAGE_IN_PATH = /\.(?:html?|shtml|xhtml|php|aspx?|jspx?|jsf|cgi|action|do|pdf)$/i
const PORT_AND_PATH = /^(?::\d{1,5}(?!\d))?(?:[/?#].*)?/
/** A sign before a name that a browser would take for its first letter; brackets and quotation marks do not count. */
const GLUED = /[^\p{ASCII}\p{Ps}\p{Pi}\p{Pf}।]$/u
/** How far back the signs before a name are looked at. */
const LONGEST_BEFORE = 300
const IN_AUTHORITY = /https?:[/\\]+[^\s/?#\\<>"“”«»`{}|^]*$/iu
const FOUR_NUMBERS = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/
const PATH_BEFORE = /\p{L}(?::\d+)?(?:\/[\w~%-]+(?:\.[\w~%-]+)*)*\/$/u

/**
 * Every address in a text, in its order: with or without a scheme, glued to other words or not, nested in the query
 * of another. Every dotted name that a browser could open counts, whatever its ending.
 */
export function addressesIn(text: string): FoundAddress[] {
  const chunks = chunksOf(text.slice(0, LONGEST_TEXT))
  const found = chunks.flatMap(addressesOfChunk)
  const spelled = spelledAddress(chunks.map(({ folded }) => folded).join(' '))
  if (spelled !== null) found.push({ kind: 'unreadable', written: spelled, why: 'spelledOut' })
  if (text.length > LONGEST_TEXT) found.push({ kind: 'unreadable', written: '', why: 'tooLong' })
  if (found.length <= MOST_ADDRESSES) return found
  return [...found.slice(0, MOST_ADDRESSES), { kind: 'unreadable', written: '', why: 'tooMany' }]
}

function addressesOfChunk({ written, folded, doubt }: Chunk): FoundAddress[] {
  const text = percentDecoded(folded)
  const found = [...webAddresses(text), ...mailboxes(text), ...appAddresses(text), ...dottedNames(text)]
  if (found.length > 0 && doubt !== null) found.push({ kind: 'unreadable', written, why: doubt })
  return found
}

/** `%2F%2F` in a query hides an address from the eye, not from the site that reads it. */
function percentDecoded(text: string): string {
  let decoded = text
  for (let times = 0; times < 3 && decoded.includes('%'); times += 1) {
    decoded = decoded.replace(/%([2-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
  }
  return decoded
}

function webAddresses(text: string): FoundAddress[] {
  return [...text.matchAll(WEB_SCHEME)].slice(0, MOST_ADDRESSES + 1).map((scheme): FoundAddress => {
    const { authority, tail } = authorityOf(text.slice(scheme.index + scheme[0].length))
    const protocol = scheme[0].slice(0, scheme[0].indexOf(':'))
    const url = parsed(`${protocol}://${authority}${tail}`)
    const written = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '')
    if (url === null || !/[.:]/.test(url.hostname)) {
      return { kind: 'unreadable', written: scheme[0] + authority, why: 'noName' }
    }
    return { kind: 'web', url, written, doubt: authority.includes('@') ? 'joined' : doubtOf(written, url) }
  })
}

/** The host of an address with its user and port, and its path. Punctuation of the sentence around it is no part. */
function authorityOf(rest: string): { authority: string; tail: string } {
  const end = rest.search(AUTHORITY_END)
  const authority = end === -1 ? rest : rest.slice(0, end)
  if (end !== -1 && /[/?#\\]/.test(rest[end]!)) return { authority, tail: rest.slice(end) }
  const bare = authority.replace(/(?<![\p{P}\p{S}])[\p{P}\p{S}]+$/u, '')
  return { authority: bare.startsWith('[') ? `${bare}]` : bare, tail: '' }
}

/** Names without a scheme, and those within another address, which may be where it leads on to. */
function dottedNames(text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  for (const match of text.matchAll(DOTTED_NAME)) {
    const before = text.slice(Math.max(0, match.index - LONGEST_BEFORE), match.index)
    const address = dottedName(match[0], before, text.slice(match.index + match[0].length))
    if (address !== null) found.push(address)
    if (found.length > MOST_ADDRESSES) break
  }
  return found
}

function dottedName(run: string, before: string, after: string): FoundAddress | null {
  const name = withoutEnd(run.replace(/^[_-]+/, ''), '_')
  const isPage = before.endsWith('/') && PAGE_IN_PATH.test(name) && PATH_BEFORE.test(before)
  const isOfMailbox = /^@[\p{L}\p{N}[]/u.test(after) || /[\p{L}\p{N}._%+-]@$/u.test(before)
  if (isPage || isOfMailbox) return null
  if (!couldBeName(name, after)) {
    return FOUR_NUMBERS.test(name) ? { kind: 'unreadable', written: name, why: 'joined' } : null
  }
  const url = parsed(`https://${name}${PORT_AND_PATH.exec(after)![0]}`)
  const doubt = GLUED.test(before.slice(-2)) ? 'unusualCharacters' : null
  return url && { kind: 'web', url, written: name, doubt: doubt ?? doubtOf(name, url) }
}

/**
 * True if a browser could take a dotted run for a name. Endings have two letters or more; a date, an amount, 'a.m.'
 * and 'Rs.500' have not. Of numbers only four are an address.
 */
function couldBeName(name: string, after: string): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (/^[\d.]+$/.test(name)) return /^(?:\d+\.){3}\d+$/.test(name)
  if (/^(?:0x[\da-f]+|\d+)$/i.test(ending)) return /^0x[\da-f]+\./i.test(name)
  if (/^\p{L}$/u.test(ending)) return /^\/\w/.test(after)
  // 'refund.c0m' imitates an ending; '5.30pm' and 'Rs.500only' do not.
  return !/\d/.test(ending) || /^\p{L}/u.test(ending)
}

/**
 * The doubt because of which a host name is never reported as official, even within an official domain; null
 * without one.
 */
function doubtOf(written: string, { hostname }: URL): Unreadable | null {
  const name = written.toLowerCase().replace(/\.$/, '')
  if (parse(hostname).isIp) return null
  if (!/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(name)) return asciiName(name) ? 'joined' : 'unusualCharacters'
  return hasKnownEnding(hostname) ? null : 'unknownEnding'
}

const asciiName = (name: string) => /^\p{ASCII}*$/u.test(name)

/** True if a name ends as one that can be registered. What does not is still an address, but a doubtful one. */
const hasKnownEnding = (host: string) => {
  const { isIcann, isPrivate } = parse(host, { allowPrivateDomains: true })
  return isIcann === true || isPrivate === true
}

/**
 * `example` of `www.example.co.in`: the whole registered name. Sites of one host, as `*.web.app`, are distinguished.
 */
export const registeredName = (host: string) =>
  parse(host, { allowPrivateDomains: true }).domain ?? getPublicSuffix(host) ?? host

function mailboxes(text: string): FoundAddress[] {
  return [...text.matchAll(MAILBOX)]
    .filter(({ index }) => !IN_AUTHORITY.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index)))
    .map(([written]) => {
      const host = withoutEnd(written.slice(written.lastIndexOf('@') + 1), '._-').toLowerCase()
      return { kind: 'mailbox', written, host, owner: registeredName(host) }
    })
}

const appAddresses = (text: string): FoundAddress[] =>
  [...text.matchAll(OTHER_SCHEME)].map((match) => ({ kind: 'app', written: text.slice(match.index) }))

/** `URL.canParse` is not in every phone's browser yet. */
function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
