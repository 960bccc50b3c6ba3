import { readFileSync } from 'node:fs'
import { bankMergers, mergedInto } from '@/lib/rules/banking/bank-mergers'

const merged = Object.entries(bankMergers.banks)

it.each([
  // The Hindu, 27 August 2018: associates and Bharatiya Mahila Bank, from 1 April 2017.
  ...['SBBJ', 'SBHY', 'SBMY', 'STBP', 'SBTR', 'BMBL'].map((letters) => [
    letters,
    'State Bank of India',
    '2017-04-01',
  ]),
  ['VIJB', 'Bank of Baroda', '2019-04-01'],
  ['BKDN', 'Bank of Baroda', '2019-04-01'],
  // Zee, 1 April 2021, and Business Today, 24 May 2021: mergers in effect from 1 April 2020.
  ['ORBC', 'Punjab National Bank', '2020-04-01'],
  ['UTBI', 'Punjab National Bank', '2020-04-01'],
  ['SYNB', 'Canara Bank', '2020-04-01'],
  ['ANDB', 'Union Bank of India', '2020-04-01'],
  ['CORP', 'Union Bank of India', '2020-04-01'],
  ['ALLA', 'Indian Bank', '2020-04-01'],
  ['LAVB', 'DBS Bank India', '2020-11-27'],
  ['PMCB', 'Unity Small Finance Bank', '2022-01-25'],
  ['NICB', 'Saraswat Bank', '2025-08-04'],
  ['KVGB', 'Karnataka Grameena Bank', '2025-05-01'],
])('%s went over to %s on %s', (letters, now, day) => {
  expect(mergedInto(letters)).toMatchObject({ now, mergedOn: day })
})

// Goodreturns, 31 March 2021, and the banks as Jagran cites them; TV9 for Lakshmi Vilas Bank.
it.each([
  ['VIJB', '2021-03-01'],
  ['BKDN', '2021-03-01'],
  ['ORBC', '2021-04-01'],
  ['UTBI', '2021-04-01'],
  ['ANDB', '2021-04-01'],
  ['CORP', '2021-04-01'],
  ['ALLA', '2021-05-01'],
  ['SYNB', '2021-07-01'],
  ['LAVB', '2022-03-01'],
])('the codes of %s ended on %s', (letters, on) => {
  expect(mergedInto(letters)?.oldCodes).toEqual({ kind: 'ended', on })
})

it.each(['SBIN', 'NTBL', 'toString'])('%s has not merged', (letters) => {
  expect(mergedInto(letters)).toBeNull()
})

it('every row has its days in order, and a source', () => {
  for (const [, { mergedOn, oldCodes, sources }] of merged) {
    expect(mergedOn).toMatch(/^20(1[7-9]|2\d)-\d\d-\d\d$/)
    if (oldCodes.kind === 'ended') expect(oldCodes.on > mergedOn).toBe(true)
    for (const { title, href } of sources) {
      expect(href).toMatch(/^https?:\/\//)
      expect(title).toMatch(/\w/)
    }
    expect(sources.length).toBeGreaterThan(0)
  }
})

describe('against the shipped list of codes', () => {
  const codes = JSON.parse(readFileSync('node_modules/ifsc/src/IFSC.json', 'utf8')) as Record<
    string,
    (string | number)[]
  >
  const codesOf = (letters: string) =>
    (codes[letters] ?? []).map((last) => `${letters}0${String(last).padStart(6, '0')}`)

  it.each(merged)(
    '%s: of its old codes at most one is left, unless they are marked as listed',
    (letters, bank) => {
      const left = codesOf(letters).length
      if (bank.oldCodes.kind === 'listed') expect(left).toBeGreaterThan(1)
      else expect(left).toBeLessThanOrEqual(1)
    },
  )

  it.each(merged.filter(([, { newCodes }]) => newCodes))(
    '%s: new codes begin as stated',
    (_, { newCodes }) => {
      const { begin, end = '' } = newCodes!
      const matching = codesOf(begin.slice(0, 4)).filter(
        (code) => code.startsWith(begin) && code.endsWith(end),
      )
      expect(matching.length).toBeGreaterThan(300)
    },
  )
})
