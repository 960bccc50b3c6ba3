import fc from 'fast-check'
import { panSites } from '@/lib/identity/official-sites'
import { checkLinks } from '@/lib/link-check/official-site'
import { charactersRead } from '@/tests/characters-read'
import { AFTER, BEFORE, FALSE_ADDRESSES, JOINTS } from '@/tests/lib/link-check/joined-addresses'

const OFFICIAL = [
  'https://www.incometax.gov.in',
  'www.incometax.gov.in',
  'https://eportal.incometax.gov.in/iec',
]
const worst = (text: string) => checkLinks(text, panSites)[0]?.verdict ?? null

it.each(FALSE_ADDRESSES)('%j by itself is not official', (address) => {
  expect(worst(address)).not.toBe('official')
  expect(worst(address)).not.toBeNull()
  expect(worst(`${address} ${OFFICIAL[0]}`)).not.toBe('official')
})

it('never calls a message official that holds an address of others, however the two are joined', () => {
  let messages = 0
  const calledOfficial: string[] = []
  const read = (message: string) => {
    messages += 1
    if (worst(message) === 'official') calledOfficial.push(message)
  }
  const official = () => OFFICIAL[messages % OFFICIAL.length]
  for (const [place, other] of FALSE_ADDRESSES.entries()) {
    // A third of the joints for each address is 6,000 messages.
    for (const joint of JOINTS.filter((_, at) => at % 3 === place % 3)) {
      read(`${official()}${joint}${other}`)
      read(`${other}${joint}${official()}`)
    }
    for (const before of BEFORE) read(`Refund pending ${before}${other} or ${official()}`)
    for (const after of AFTER) read(`${official()} ${other}${after}`)
  }
  expect(calledOfficial).toEqual([])
  expect(messages).toBeGreaterThan(500)
})

it('nor one that is put together at random', () => {
  const part = fc.constantFrom(...OFFICIAL, ...JOINTS, ...BEFORE, ...AFTER, 'Refund', 'Rs.500', 'आयकर')
  const some = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(some, fc.constantFrom(...FALSE_ADDRESSES), some, (before, other, after) => {
      // A scheme or a path before it makes the second address a part of the first, which leads where the first does.
      expect(worst(`${before} ${other} ${after}`)).not.toBe('official')
    }),
    { numRuns: 1_000, seed: 20_261_122 },
  )
})

it('reads no more than documented, and vouches for nothing beyond', () => {
  expect(worst(`${OFFICIAL[0]} ${'x'.repeat(4_000)} https://incometax-refund.ru`)).toBe('unreadable')
  expect(checkLinks('x'.repeat(4_001), panSites)[0]).toMatchObject({
    verdict: 'unreadable',
    signs: ['tooLong'],
  })
})

it.each([
  'Dear taxpayer, file at https://www.incometax.gov.in/iec/foportal/help/index.html by 31.07.2026. Rs.500.50 due at 5.30 p.m.',
  '(www.incometax.gov.in), “https://uidai.gov.in/en”; see gst.gov.in.',
  'रिफंड के लिए https://www.incometax.gov.in। धन्यवाद',
  '**https://www.incometax.gov.in**',
  'https://www.incometax.gov.in/a%20b?q=1.5&when=12.05.2026',
])('%j holds official addresses only, and is called so', (message) => {
  const verdicts = checkLinks(message, panSites).map(({ verdict }) => verdict)
  expect([...new Set(verdicts)]).toEqual(['official'])
})

// Backtracking inside one match is held by the lint rule regexp/no-super-linear-backtracking.
it.each([
  ...['a', 'a.', 'a.b/', 'https://', 'https:', '@', 'a@', '.', '(', '[', '%2E', 'a b.', '//', '<b'],
  ...['\u200b', '-', 'a, '],
])('reads a text of many %j in time as long as the text', (piece) => {
  const read = (length: number) =>
    charactersRead(() => checkLinks(piece.repeat(length / piece.length), panSites))
  const [short, long] = [read(3_000), read(30_000)]
  expect(short).toBeGreaterThan(0)
  expect(long).toBeLessThanOrEqual(12 * short)
})
