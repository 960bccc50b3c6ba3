import { Check, CircleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { CheckedLink, LinkSign, LinkVerdict } from '@/lib/link-check/official-site'
import { nameOf, t } from '@/lib/language/words'

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
        {!isAlone && VOUCHED.has(worst.verdict) && <p className="mt-1 font-semibold">{addressOnly()}</p>}
        <p className="mt-1">{adviceWords()[worst.verdict]}</p>
        <Signs link={worst} />
        {others.length > 0 && (
          <>
            <p className="mt-3 font-medium">{t('Also in this text')}</p>
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
        <li key={sign}>{signWords()[sign]}</li>
      ))}
    </ul>
  )
}

const VOUCHED: ReadonlySet<LinkVerdict> = new Set(['official', 'government'])
const addressOnly = () =>
  t('Only this address was checked. Do not trust the rest of the message because of it.')

const siteName = (site: CheckedLink['site']) => nameOf('official-sites', nameOf('boards', site?.name ?? ''))

/** The verdict in one sentence, which names the address it is about. */
function verdictWords({ verdict, host, owner, site }: CheckedLink): string {
  const shown = host.length > 80 ? `${host.slice(0, 80)}…` : host
  const words: Record<LinkVerdict, string> = {
    official: t('{0} is {1}’s own site.', shown, siteName(site)),
    government: t('{0} is a government address, but is not listed on this page.', shown),
    lookAlike: site
      ? t('Not official: this only looks like {0}. It belongs to {1}.', siteName(site), owner)
      : t('Not official: {0} mixes alphabets to look like another name.', shown),
    shortened: t('A short link of {0}: it hides where it leads.', owner),
    unreadable: shown ? t('Could not be read safely: {0}', shown) : t('This text could not be read safely.'),
    notWeb: t('Not a web page: {0} opens an app, a call or an email.', shown),
    other: t('Not official: {0} is not listed on this page.', owner),
  }
  return words[verdict]
}

/** The advice on such an address. */
const adviceWords = (): Record<LinkVerdict, string> => ({
  official: t('Never enter a bank OTP or UPI PIN, even here.'),
  government: t('Only government bodies get .gov.in and .nic.in. Make sure that it is the office you want.'),
  lookAlike: t('Do not open it. Type the address listed on this page yourself.'),
  shortened: t('Do not open it from a message. Type the official address yourself.'),
  unreadable: t('Do not open it. Paste only the link, or type the official address yourself.'),
  notWeb: t('Do not tap it in a message. Type the official address yourself.'),
  other: t('It may be harmless, but enter no number or OTP there, and pay nothing.'),
})

const signWords = (): Record<LinkSign, string> => ({
  officialNameInFront: t('The official name is only a part of it. What counts is the end of the name.'),
  officialWordInside: t('It combines an official word with others.'),
  lettersChanged: t('Letters are changed, added or left out.'),
  mixedScripts: t('It mixes letters of different alphabets.'),
  nameBeforeAt: t('The part before the @ does not belong to the address.'),
  otherAlphabet: t('It has letters of another alphabet, which can look like Latin ones.'),
  numbersForName: t('It has numbers in place of a name.'),
  appFile: t('It downloads an app installer.'),
  leadsOn: t('It contains a second address and may redirect you.'),
  notEncrypted: t('It begins with http, not https: the connection is not private.'),
  hiddenCharacters: t('It contains hidden characters.'),
  unusualCharacters: t('It contains unusual characters that only look like letters, dots or slashes.'),
  spelledOut: t('Part of the text spells out an address in a way that hides it.'),
  unknownEnding: t('No web address ends like this.'),
  noName: t('It names no site.'),
  joined: t('It runs into other text or another address.'),
  tooLong: t('Only the first 4,000 characters were read. Paste a shorter part.'),
  tooMany: t('Only the first 50 addresses were read. Paste a shorter part.'),
})
