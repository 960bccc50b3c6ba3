import { impliedTexts } from '@/lib/inputs/implied-texts'

const implications = { startFrom: { basic: 'parts', wantedInHand: 'inHand' } }

it.each([
  [{ search: '', hash: '#basic=1' }, { startFrom: 'parts' }],
  [{ search: '?wantedInHand=1', hash: '' }, { startFrom: 'inHand' }],
  [{ search: '?wantedInHand=1', hash: '#basic=1' }, { startFrom: 'parts' }],
  [{ search: '', hash: '#ctc=1' }, {}],
])('%j implies %j', (link, texts) => {
  expect(impliedTexts(implications, link)).toEqual(texts)
})
