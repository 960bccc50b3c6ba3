import { withoutEnd } from '@/lib/format/without-end'
import { unicodeHost } from '@/lib/link-check/unicode-host'
import {
  addressesIn,
  type FoundAddress,
  registeredName,
  type Unreadable,
} from '@/lib/link-check/addresses-in-text'
import { isWithin, mixesScripts } from '@/lib/link-check/host-names'
import { type Imitation, imitationOf, type OfficialNames } from '@/lib/link-check/imitation'

/** A site that is known to be the real one. */
export interface OfficialSite extends OfficialNames {
  name: string
}

/**
 * `official`: one of the given sites. `government`: under gov.in or nic.in, which only government bodies get,
 * but none of the given. `lookAlike`: plays on the name of a given site, or mixes alphabets. `shortened`:
 * hides where it leads. `unreadable`: looks like an address and is not written as one, so nothing is
 * confirmed about it. `notWeb`: opens an app, a call or a letter. `other`: none of these.
 */
export type LinkVerdict =
  'official' | 'government' | 'lookAlike' | 'shortened' | 'unreadable' | 'notWeb' | 'other'

/** The suspicious features of an address, whoever owns it. */
export type LinkSign =
  | Imitation
  | Unreadable
  | 'mixedScripts'
  | 'nameBeforeAt'
  | 'otherAlphabet'
  | 'numbersForName'
  | 'appFile'
  | 'leadsOn'
  | 'notEncrypted'

export interface CheckedLink {
  verdict: LinkVerdict
  /** The site's name as a browser reads it; of what is no page, as it was written; '' when nothing was. */
  host: string
  /** The part of it that somebody registered. */
  owner: string
  /** The site it is, or plays on. */
  site: OfficialSite | null
  signs: readonly LinkSign[]
}

const words = (text: string) => text.trim().split(/\s+/)

/** Registered names under which an address is given a short one that hides where it leads. */
const SHORTENERS: ReadonlySet<string> = new Set(
  words(`
    adf.ly amzn.to b.link bit.do bit.ly bitly.ws bl.ink buff.ly cutt.ly db.tt dlvr.it dub.sh fb.me forms.gle g.co goo.gl
    goo.su grabify.link gmlnk.com ift.tt is.gd j.mp kutt.it lnkd.in mcaf.ee n9.cl ow.ly page.link qr.ae qrco.de rb.gy
    rebrand.ly s.id shorturl.asia shorturl.at shrtco.de smarturl.it snip.ly surl.li t.co t.ly tiny.cc tiny.one tinyurl.com
    trib.al u.nu urlz.fr v.gd x.gd youtu.be zpr.io
  `),
)

/** Addresses that open a chat or a channel in an app, whoever is at its other end. */
const APP_LINKS: readonly string[] = words(
  'wa.me t.me telegram.me telegram.dog m.me api.whatsapp.com chat.whatsapp.com wa.link signal.me ig.me',
)

/** From the worst to the best, since a message with one false link is a false message. */
const WORST_FIRST: readonly LinkVerdict[] = [
  'lookAlike',
  'shortened',
  'other',
  'notWeb',
  'unreadable',
  'government',
  'official',
]

/**
 * Whose addresses a text holds: an address by itself, or those of a whole message, each once, the worst
 * first. Nothing is fetched: the names alone decide. The first is `official` only when everything in the text
 * that is or could be an address was read and belongs to the given sites. Even then the verdict is about that
 * address alone: words can lead elsewhere in ways that no program sees.
 * @returns none when the text holds nothing like an address
 */
export function checkLinks(text: string, sites: readonly OfficialSite[]): CheckedLink[] {
  const checked = new Map<string, CheckedLink>()
  for (const address of addressesIn(text)) {
    const link = checkAddress(address, sites)
    const key = `${link.verdict} ${link.host}`
    if (!checked.has(key)) checked.set(key, link)
  }
  const rank = ({ verdict }: CheckedLink) => WORST_FIRST.indexOf(verdict)
  return [...checked.values()].sort((a, b) => rank(a) - rank(b))
}

type Found<Kind> = Extract<FoundAddress, { kind: Kind }>

function checkAddress(address: FoundAddress, sites: readonly OfficialSite[]): CheckedLink {
  switch (address.kind) {
    case 'web':
      return checkPage(address, sites)
    case 'mailbox':
      return checkMailbox(address, sites)
    case 'app':
      return { verdict: 'notWeb', host: address.written, owner: '', site: null, signs: [] }
    case 'unreadable':
      return {
        verdict: 'unreadable',
        host: address.written,
        owner: '',
        site: null,
        signs: [address.why],
      }
  }
}

function checkPage(address: Found<'web'>, sites: readonly OfficialSite[]): CheckedLink {
  const { url, written, doubt } = address
  const host = withoutEnd(url.hostname, '.')
  const link = { host, owner: registeredName(host), site: null, signs: signsOf(url, written) }
  const site = sites.find(({ domains }) => domains.some((domain) => isWithin(host, domain))) ?? null
  if (site === null && !isGovernment(host)) return checkForeign(address, link, sites)
  const isJoined = site !== null && !site.domains.some((domain) => isPlainPartOf(host, domain))
  const why = doubt ?? (isJoined ? 'joined' : null)
  if (why !== null) return { ...link, verdict: 'unreadable', signs: [why, ...link.signs] }
  return { ...link, site, verdict: site ? 'official' : 'government' }
}

/** An address that is neither one of the given sites nor the government's. */
function checkForeign(
  { url, written, doubt }: Found<'web'>,
  link: Omit<CheckedLink, 'verdict'>,
  sites: readonly OfficialSite[],
): CheckedLink {
  const { host, owner, signs } = link
  const playsOn = imitationOf(written, sites) ?? imitationOf(unicodeHost(host), sites) ?? beforeAt(url, sites)
  if (playsOn) return { ...link, verdict: 'lookAlike', site: playsOn.site, signs: [playsOn.how, ...signs] }
  if (signs.includes('mixedScripts')) return { ...link, verdict: 'lookAlike' }
  if (SHORTENERS.has(owner)) return { ...link, verdict: 'shortened' }
  if (APP_LINKS.some((domain) => isWithin(host, domain))) return { ...link, verdict: 'notWeb' }
  if (doubt === null) return { ...link, verdict: 'other' }
  return { ...link, verdict: doubt === 'unknownEnding' ? 'unreadable' : 'other', signs: [doubt, ...signs] }
}

/** Only government bodies get names under these two. */
const isGovernment = (host: string) => isWithin(host, 'gov.in') || isWithin(host, 'nic.in')

/**
 * `www.results` and `eportal`, but not `example.com.www` before an official domain: that is two addresses without a
 * space between them, and a messenger that ends the first where it should opens the other.
 */
function isPlainPartOf(host: string, domain: string): boolean {
  if (!isWithin(host, domain)) return false
  const labels = host.slice(0, -domain.length).replace(/\.$/, '').split('.')
  if (labels.some((label) => /.www$/.test(label))) return false
  return labels.length === 1 || (labels.length === 2 && labels[0] === 'www')
}

/** What precedes an @ is no part of the address, and is put there to be read as one. */
const beforeAt = ({ username }: URL, sites: readonly OfficialSite[]) =>
  username === '' ? null : imitationOf(`${username}.`, sites)

/** A mailbox is no page; one that plays on an official name at a host of others is a warning. */
function checkMailbox(
  { written, host, owner }: Found<'mailbox'>,
  sites: readonly OfficialSite[],
): CheckedLink {
  const link = { host: written, owner, site: null, signs: [] }
  const isOfficial = sites.some(({ domains }) => domains.some((domain) => isWithin(host, domain)))
  if (isOfficial || isGovernment(host)) return { ...link, verdict: 'notWeb' }
  const user = written.slice(0, written.lastIndexOf('@'))
  const playsOn = imitationOf(host, sites) ?? imitationOf(`${user}.`, sites)
  return playsOn
    ? { ...link, verdict: 'lookAlike', site: playsOn.site, signs: [playsOn.how] }
    : { ...link, verdict: 'notWeb' }
}

function signsOf(url: URL, written: string): LinkSign[] {
  const { hostname: host } = url
  const found: Record<Exclude<LinkSign, Imitation | Unreadable>, boolean> = {
    mixedScripts: mixesScripts(written) || mixesScripts(unicodeHost(host)),
    nameBeforeAt: url.username !== '',
    otherAlphabet: /(?:^|\.)xn--/.test(host),
    numbersForName: /^\d+(?:\.\d+){3}$|^\[/.test(host),
    appFile: /\.(?:apk|xapk|exe|msi|scr)$/i.test(url.pathname),
    leadsOn: /[=/](?:https?(?::|%3a)|%2f%2f|\/\/)/i.test(url.pathname.slice(1) + url.search),
    notEncrypted: url.protocol === 'http:',
  }
  return (Object.keys(found) as (keyof typeof found)[]).filter((sign) => found[sign])
}
