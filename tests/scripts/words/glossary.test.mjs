import { readFileSync } from 'node:fs'
import { glossaryCheck } from '@/scripts/words/glossary.mjs'

const check = glossaryCheck([
  { term: 'loan', use: ['लोन'], avoid: ['ऋण'] },
  { term: 'income tax', use: ['इनकम टैक्स'] },
  { term: 'income', use: ['आय', 'आमदनी'] },
  { term: 'penalty', use: ['जुर्माना'] },
  { term: 'late fee', use: ['लेट फीस'] },
  { use: ['मुफ्त'], avoid: ['निःशुल्क'] },
])

it.each([
  ['Loan amount', 'उधार की राशि', ['f: loan: no लोन in: उधार की राशि']],
  ['Any income', 'आमदनी', []],
  ['Any income', 'कमाई', ['f: income: no आय or आमदनी in: कमाई']],
  // A word to avoid is refused in any text, also in one without English.
  ['Amount', 'ऋण राशि', ['f: ऋण: write लोन']],
  [undefined, 'निःशुल्क टूल', ['f: निःशुल्क: write मुफ्त']],
  // A part of another word is none.
  ['Debtor', 'ऋणी', []],
  // The longest term has the words to itself.
  ['Income tax', 'इनकम टैक्स', []],
  ['Income tax on income', 'इनकम टैक्स', ['f: income: no आय or आमदनी in: इनकम टैक्स']],
  // Several of a thing, hyphens, capitals, endings, no-break spaces.
  ['Penalties', 'दंड', ['f: penalty: no जुर्माना in: दंड']],
  ['LATE-FEES', 'लेट\u00a0फीस', []],
])('%s, in Hindi %s: %j', (english, hindi, faults) => {
  expect(check('f', [[english, hindi]])).toEqual(faults)
})

test('no word of the glossary is both to write and to avoid, and no term stands twice', () => {
  const glossary = JSON.parse(readFileSync('content/hi/glossary.json', 'utf8'))
  const written = glossary.flatMap(({ use }, place) => [[undefined, use.join(' | '), place]])
  const avoid = glossaryCheck(glossary.map(({ use, avoid: words }) => ({ use, avoid: words })))
  expect(avoid('glossary', written)).toEqual([])
  const terms = glossary.flatMap(({ term }) => term?.toLowerCase() ?? [])
  expect(terms).toEqual([...new Set(terms)])
  expect(terms.length).toBeGreaterThan(200)
})
