import { isWithin, ownerOf } from '@/lib/links/host-names'
import { type Imitation, imitationOf, type OfficialNames } from '@/lib/links/imitation'
import { addressesIn, type PastedAddress } from '@/lib/links/pasted-address'

/** A site that is known to be the real one. */
export interface OfficialSite extends OfficialNames {
  name: string
}

/**
 * `official`: one of the given sites. `government`: under gov.in or nic.in, which only government bodies get, but
 * none of the given. `lookAlike`: plays on the name of a given site. `shortened`: hides where it leads. `notWeb`:
 * opens an app, a call or a letter. `other`: none of these.
 */
export type LinkVerdict = 'official' | 'government' | 'lookAlike' | 'shortened' | 'notWeb' | 'other'

/** What is odd about an address, whoever owns it. */
export type LinkSign =
  Imitation | 'nameBeforeAt' | 'otherAlphabet' | 'numbersForName' | 'appFile' | 'leadsOn' | 'notEncrypted'

export interface CheckedLink {
  verdict: LinkVerdict
  /** The site's name as a browser reads it; '' when there is none. */
  host: string
  /** The part of it that somebody registered. */
  owner: string
  /** The site it is, or plays on. */
  site: OfficialSite | null
  signs: readonly LinkSign[]
}

const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co goo.gl cutt.ly is.gd rb.gy shorturl.at ow.ly t.ly lnkd.in tiny.cc rebrand.ly buff.ly s.id shorturl.asia v.gd bitly.ws'.split(
    ' ',
  ),
)

/** From the worst to the best, since a message with one false link is a false message. */
const WORST_FIRST: readonly LinkVerdict[] = [
  'lookAlike',
  'shortened',
  'notWeb',
  'other',
  'government',
  'official',
]

/**
 * Whose address a text holds: an address by itself, or a whole message. Of several, the worst is told.
 * Nothing is fetched: the name alone decides.
 * @returns null when the text holds no address
 */
export function checkLink(text: string, sites: readonly OfficialSite[]): CheckedLink | null {
  const checked = addressesIn(text).map((address) => (address === 'notWeb' ? NOT_WEB : check(address, sites)))
  const rank = ({ verdict }: CheckedLink) => WORST_FIRST.indexOf(verdict)
  return checked.sort((one, other) => rank(one) - rank(other))[0] ?? null
}

const NOT_WEB: CheckedLink = { verdict: 'notWeb', host: '', owner: '', site: null, signs: [] }

function check({ url, writtenHost }: PastedAddress, sites: readonly OfficialSite[]): CheckedLink {
  const host = url.hostname.replace(/\.+$/, '')
  const owner = isNumbers(host) ? host : ownerOf(host)
  const signs = signsOf(url, host)
  const site = sites.find(({ domains }) => domains.some((domain) => isWithin(host, domain)))
  if (site) return { verdict: 'official', host, owner, site, signs }
  if (isWithin(host, 'gov.in') || isWithin(host, 'nic.in')) {
    return { verdict: 'government', host, owner, site: null, signs }
  }
  const playsOn = imitationOf(writtenHost, sites) ?? beforeAt(url, sites)
  if (playsOn) {
    return { verdict: 'lookAlike', host, owner, site: playsOn.site, signs: [playsOn.how, ...signs] }
  }
  return { verdict: SHORTENERS.has(owner) ? 'shortened' : 'other', host, owner, site: null, signs }
}

/** What stands before an @ is no part of the address, and is put there to be read as one. */
const beforeAt = ({ username }: URL, sites: readonly OfficialSite[]) =>
  username === '' ? null : imitationOf(`${username}.`, sites)

function signsOf(url: URL, host: string): LinkSign[] {
  const found: Record<Exclude<LinkSign, Imitation>, boolean> = {
    nameBeforeAt: url.username !== '',
    otherAlphabet: /(^|\.)xn--/.test(host),
    numbersForName: isNumbers(host),
    appFile: /\.(apk|xapk|exe|msi|scr)$/i.test(url.pathname),
    leadsOn: /[=/](https?(:|%3a)|%2f%2f|\/\/)/i.test(url.pathname.slice(1) + url.search),
    notEncrypted: url.protocol === 'http:',
  }
  return (Object.keys(found) as (keyof typeof found)[]).filter((sign) => found[sign])
}

const isNumbers = (host: string) => /^\d+(\.\d+){3}$|^\[/.test(host)
