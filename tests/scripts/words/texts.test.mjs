import { literalIn, pairsOf, pairsOfList, paragraphPairs } from '@/scripts/words/texts.mjs'

const source = `
  import { Landmark } from 'lucide'
  export const tool: Tool = {
    name: 'EMI Calculator',
    title: 'EMI Calculator: Home Loan',
    icon: Landmark,
    keywords: keywordsFrom('loan, debt'),
    steps: stepsFrom({ 'Enter the loan': \`Type it.\`, Read: 'Look.' }),
    faqs: faqsFrom({ 'How?': 'So.' }),
    sources: checkedOn('2026-11-21', { Paper: 'https://example.org/' }),
    next: [{ slug: 'fd-calculator', label: 'Save instead' }],
  }`

test('the name of a figure is no word of its sentence', () => {
  expect(pairsOf({ text: 'Reach {goal} at {rate}.' }, { text: '{rate} पर {goal} तक पहुंचें।' })).toEqual([
    ['Reach  at .', '{rate} पर {goal} तक पहुंचें।'],
  ])
})

test('a text of a tool has the English of its place, a title and keywords have none', () => {
  const translation = {
    name: 'EMI कैलकुलेटर',
    title: 'होम लोन की किस्त',
    keywords: ['ऋण'],
    steps: [
      { name: 'लोन लिखें', text: 'यहां लिखें।' },
      { name: 'पढ़ें', text: 'देखें।' },
    ],
    faqs: [{ question: 'कैसे?', answer: 'ऐसे।' }],
    next: ['बचत करें'],
  }
  expect(pairsOf(literalIn(source), translation)).toEqual([
    ['EMI Calculator', 'EMI कैलकुलेटर'],
    [undefined, 'होम लोन की किस्त'],
    ['Enter the loan', 'लोन लिखें'],
    ['Type it.', 'यहां लिखें।'],
    ['Read', 'पढ़ें'],
    ['Look.', 'देखें।'],
    ['How?', 'कैसे?'],
    ['So.', 'ऐसे।'],
    ['Save instead', 'बचत करें'],
  ])
})

test('a sentence has its key, with all its forms', () => {
  expect(pairsOfList({ '{0} days': { one: '{0} दिन', other: '{0} दिन' }, days: ['सोम', 'मंगल'] })).toEqual([
    ['{0} days', '{0} दिन {0} दिन'],
    ['days', 'सोम मंगल'],
  ])
})

test('a paragraph has the one of its place, without markup', () => {
  expect(paragraphPairs('A [tool](/loan).\n\nTwo', 'एक [टूल](/loan)।\n\n<b lang="en">दो</b>')).toEqual([
    ['A [tool.', 'एक [टूल।'],
    ['Two', 'दो'],
  ])
  // What a paragraph quotes in English is no word of it.
  expect(paragraphPairs('Read Business Standard', '<span lang="en">Business Standard</span> पढ़ें')).toEqual([
    ['Read ', 'Business Standard पढ़ें'],
  ])
})
