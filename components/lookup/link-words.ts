import type { CheckedLink, LinkSign, LinkVerdict } from '@/lib/links/official-site'

/** The verdict in one sentence. */
export function verdictWords({ verdict, host, owner, site }: CheckedLink): string {
  const words: Record<LinkVerdict, string> = {
    official: `Official: ${host} belongs to ${site?.name}.`,
    government: `${host} is a government address, but none of those listed on this page.`,
    lookAlike: `Not official: this only looks like ${site?.name}. It belongs to ${owner}.`,
    shortened: `A short link of ${owner}: it hides where it leads.`,
    notWeb: 'Not a web page: it opens an app, a call or a letter.',
    other: `Not official: ${owner} is none of the addresses listed on this page.`,
  }
  return words[verdict]
}

/** What to do with such an address. */
export const adviceWords: Record<LinkVerdict, string> = {
  official: 'Still type no OTP of a bank and no UPI PIN there.',
  government: 'Only government bodies get .gov.in and .nic.in. Make sure that it is the office you want.',
  lookAlike: 'Do not open it. Use the address listed on this page, typed by yourself.',
  shortened: 'Do not open it from a message. Type the official address yourself.',
  notWeb: 'Do not tap it in a message. Type the official address yourself.',
  other: 'It may be harmless, but give it no number, OTP or payment.',
}

export const signWords: Record<LinkSign, string> = {
  officialNameInFront: 'The official name is only a part of it; what counts is the end of the name.',
  officialWordInside: 'It puts an official word together with others.',
  lettersChanged: 'Letters are changed, added or left out.',
  nameBeforeAt: 'What stands before the @ is no part of the address.',
  otherAlphabet: 'It has letters of another alphabet, which can look like ours.',
  numbersForName: 'It has numbers in place of a name.',
  appFile: 'It hands out a file that installs an app.',
  leadsOn: 'It carries a second address and may lead on to it.',
  notEncrypted: 'It begins with http, not https: others can read along.',
}
