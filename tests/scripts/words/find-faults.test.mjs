import { findClashes, findFaults } from '@/scripts/words/find-faults.mjs'
import { sentencesIn } from '@/scripts/words/sentences.mjs'

it.each([
  ["t('Enter {0} or more.', bound)", ['Enter {0} or more.']],
  ["t(isDays ? 'fewer' : 'less')", ['fewer', 'less']],
  ["counted(months, 'instalment')", ['{0} instalments']],
  ["counted(rows, 'entry', 'entries')", ['{0} entries']],
  ["plural(1, 'one', '{0} rupee', '{0} rupees')", ['{0} rupees']],
  ["const t = 'Loan amount'", []],
])('%s asks for %j', (source, sentences) => {
  expect(sentencesIn(source)).toEqual(sentences)
})

const faults = (words, sentences) =>
  findFaults({ file: 'f', words, wanted: new Set(sentences), known: new Set(sentences) })

it('reports what is missing, left over and what lost a value', () => {
  expect(faults({ Loan: 'लोन' }, ['Loan'])).toEqual([])
  expect(faults({}, ['Loan'])).toEqual(['f: no translation of: Loan'])
  expect(faults({ Loan: 'लोन' }, [])).toEqual(['f: nothing uses: Loan'])
  expect(faults({ '{0} a month': 'हर महीने' }, ['{0} a month'])).toEqual(['f: {0} is lost in: {0} a month'])
  expect(faults({ '{0} days': { zero: 'आज', one: '{0} दिन', other: '{0} दिन' } }, ['{0} days'])).toEqual([])
})

test('two screens may not translate a sentence differently', () => {
  const ofScreens = {
    a: { Line: 'मद', Total: 'कुल' },
    b: { Line: 'आइटम', Total: 'कुल' },
  }
  expect(findClashes(ofScreens)).toEqual(['screens/b.json: unlike screens/a.json: Line'])
})
