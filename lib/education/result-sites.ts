import type { OfficialSite } from '@/lib/link-check/official-site'

/**
 * The day on which this list was last checked, for `npm run data stale`.
 * @public
 */
export const resultSitesCheckedOn = '2026-11-23'

/** Where the government hands out the results of many boards. */
export const resultSites: readonly OfficialSite[] = [
  { name: 'DigiLocker', domains: ['digilocker.gov.in'] },
  { name: 'UMANG', domains: ['umang.gov.in'] },
  // Named by the board with its own: The Indian Express, 3 August 2021 and 8 June 2022.
  { name: 'the result service of the Maharashtra board', domains: ['hscresult.mkcl.org'] },
]
