/** @jest-environment node */
import { examBoards } from '@/lib/education/exam-boards'
import { resultSites } from '@/lib/education/result-sites'
import { panSites } from '@/lib/identity/official-sites'
import { checkLinks } from '@/lib/link-check/official-site'
import { vehicleSites } from '@/lib/vehicles/official-sites'
import { HONEST_MESSAGES, SCAM_MESSAGES } from './hand-written-messages'

const checks = {
  pan: panSites,
  vehicle: vehicleSites,
  result: [...examBoards, ...resultSites],
}

it.each(SCAM_MESSAGES)('%j is called official by no page', (message) => {
  for (const sites of Object.values(checks)) {
    const [worst] = checkLinks(message, sites)
    expect(worst).toBeDefined()
    expect(['official', 'government']).not.toContain(worst!.verdict)
  }
})

it.each(Object.keys(checks) as (keyof typeof checks)[])('honest messages stay official: %s', (kind) => {
  for (const message of HONEST_MESSAGES[kind])
    expect([message, checkLinks(message, checks[kind])[0]?.verdict]).toEqual([message, 'official'])
})
