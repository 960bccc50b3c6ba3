import { Check, CircleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { CheckedLink, LinkSign, LinkVerdict } from '@/lib/link-check/official-site'

/** Colour is for an address by itself or a warning: no message is trustworthy because of one address in it. */
function markOf({ verdict, signs }: CheckedLink, isAlone: boolean): ReactNode {
  if (verdict === 'lookAlike' || signs.includes('appFile')) return <Icon icon={X} className="text-bad" />
  if (verdict === 'official' && signs.length === 0)
    return <Icon icon={Check} className={isAlone ? 'text-good' : 'text-soft'} />
  return <Icon icon={CircleAlert} className="text-chart-interest" />
}

interface LinkVerdictsProps {
  checked: readonly CheckedLink[]
  /** The text is one address and nothing else. */
  isAlone: boolean
}

/** The worst address of a text with what to do, and under it the verdicts on its other addresses. */
export function LinkVerdicts({ checked, isAlone }: LinkVerdictsProps) {
  const [worst, ...others] = checked
  if (!worst) return null
  return (
    <div className="mt-2 flex items-start gap-3 wrap-anywhere">
      <span className="shrink-0">{markOf(worst, isAlone)}</span>
      <div className="min-w-0">
        <output name="linkVerdict" data-value={worst.verdict} aria-live="off" className="block font-semibold">
          {verdictWords(worst)}
        </output>
        {!isAlone && VOUCHED.has(worst.verdict) && <p className="mt-1 font-semibold">{ADDRESS_ONLY}</p>}
        <p className="mt-1">{adviceWords[worst.verdict]}</p>
        <Signs link={worst} />
        {others.length > 0 && (
          <>
            <p className="mt-3 font-medium">Also in this text</p>
            <ul className="mt-1 grid gap-2">
              {others.map((other) => (
                <li key={`${other.verdict} ${other.host}`}>
                  {verdictWords(other)}
                  <Signs link={other} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

function Signs({ link: { signs } }: { link: CheckedLink }) {
  if (signs.length === 0) return null
  return (
    <ul className="mt-1 text-sm text-soft">
      {signs.map((sign) => (
        <li key={sign}>{signWords[sign]}</li>
      ))}
    </ul>
  )
}

const VOUCHED: ReadonlySet<LinkVerdict> = new Set(['official', 'government'])
const ADDRESS_ONLY = 'Only this address was checked. Do not trust the rest of the message because of it.'

/** The verdict in one sentence, which names the address it is about. */
function verdictWords({ verdict, host, owner, site }: CheckedLink): string {
  const shown = host.length > 80 ? `${host.slice(0, 80)}…` : host
  const words: Record<LinkVerdict, string> = {
    official: `${shown} is ${site?.name}’s own site.`,
    government: `${shown} is a government address, but is not listed on this page.`,
    lookAlike: site
      ? `Not official: this only looks like ${site.name}. It belongs to ${owner}.`
      : `Not official: ${shown} mixes alphabets to look like another name.`,
    shortened: `A short link of ${owner}: it hides where it leads.`,
    unreadable: shown ? `Could not be read safely: ${shown}` : 'This text could not be read safely.',
    notWeb: `Not a web page: ${shown} opens an app, a call or an email.`,
    other: `Not official: ${owner} is not listed on this page.`,
  }
  return words[verdict]
}

/** What to do with such an address. */
const adviceWords: Record<LinkVerdict, string> = {
  official: 'Never enter a bank OTP or UPI PIN, even here.',
  government: 'Only government bodies get .gov.in and .nic.in. Make sure that it is the office you want.',
  lookAlike: 'Do not open it. Type the address listed on this page yourself.',
  shortened: 'Do not open it from a message. Type the official address yourself.',
  unreadable: 'Do not open it. Paste only the link, or type the official address yourself.',
  notWeb: 'Do not tap it in a message. Type the official address yourself.',
  other: 'It may be harmless, but enter no number or OTP there, and pay nothing.',
}

const signWords: Record<LinkSign, string> = {
  officialNameInFront: 'The official name is only a part of it. What counts is the end of the name.',
  officialWordInside: 'It combines an official word with others.',
  lettersChanged: 'Letters are changed, added or left out.',
  mixedScripts: 'It mixes letters of different alphabets.',
  nameBeforeAt: 'The part before the @ does not belong to the address.',
  otherAlphabet: 'It has letters of another alphabet, which can look like Latin ones.',
  numbersForName: 'It has numbers in place of a name.',
  appFile: 'It downloads an app installer.',
  leadsOn: 'It contains a second address and may redirect you.',
  notEncrypted: 'It begins with http, not https: the connection is not private.',
  hiddenCharacters: 'It contains hidden characters.',
  unusualCharacters: 'It contains unusual characters that only look like letters, dots or slashes.',
  spelledOut: 'Part of the text spells out an address in a way that hides it.',
  unknownEnding: 'No web address ends like this.',
  noName: 'It names no site.',
  joined: 'It runs into other text or another address.',
  tooLong: 'Only the first 4,000 characters were read. Paste a shorter part.',
  tooMany: 'Only the first 50 addresses were read. Paste a shorter part.',
}
