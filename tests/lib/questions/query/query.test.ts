import { festivals } from '@/lib/panchang/festivals/festival-table'
import { festivalInText } from '@/lib/questions/festival-names'
import { readQuery } from '@/lib/questions/query/query'
import { corrected } from '@/lib/questions/query/spelling'
import { charactersRead } from '@/tests/characters-read'

test.each([
  ['emi25lakh9%20years', 'emi 25 lakh 9% 20 years'],
  ['बीस लाख होम लोन ८.५% १५ साल', '20 lakh home loan 8.5% 15 years'],
  ['dedh lakh karza', '1.5 lakh loan'],
  ['sadhe teen lakh', '3.5 lakh'],
  ['two and a half lakh', '2.5 lakh'],
  ['1 crore 20 lakh 5 thousand', '12005000 rupees'],
  ['2 hundred', '200'],
  ['do you know', 'do you know'],
  ['haath me', 'in hand'],
  ['राहु काल', 'rahu kaal'],
])('%s reads as "%s"', (typed, text) => {
  expect(readQuery(typed).text).toBe(text)
})

const numberRows: readonly [typed: string, numbers: object[], about: string][] = [
  ['5000 mahina', [{ value: 5_000, unit: 'rupees' }], 'an amount too large for months is one of each month'],
  ['80c', [], 'a section has no number of its own'],
]

test.each(numberRows)('the numbers of %s: %j (%s)', (typed, numbers) => {
  expect(readQuery(typed).numbers.map(({ value, unit }) => ({ value, unit }))).toEqual(numbers)
})

test.each([
  ['emmi', 'emi', 'a letter twice'],
  ['spi', 'sip', 'two letters swapped'],
  ['calulator', 'calculator', 'a letter left out'],
  ['zip', 'zip', 'a word of its own'],
  ['ladakh', 'ladakh', 'a place that is near to lakh'],
  ['machine', 'machine', 'a word that is near to the Hindi for months'],
])('%s is meant as %s: %s', (typed, meant) => {
  expect(corrected(typed)).toBe(meant)
})

test('each festival of the table has a name by which it is asked for', () => {
  // The days of single states are one entry without a name.
  const named = festivals.filter(({ id }) => id !== 'state_days')
  const asked = named.filter(({ id }) => festivalInText(readQuery(id.replaceAll('_', ' ')).text) !== null)
  expect(named.length).toBeGreaterThan(50)
  expect(asked).toEqual(named)
})

test('a pasted text is read once, however long it is', () => {
  const read = (length: number) => charactersRead(() => readQuery('loan '.repeat(length)))
  expect(read(20_000)).toBeLessThanOrEqual(12 * read(2_000))
})
