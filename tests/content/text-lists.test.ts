import { checkedOn, faqsFrom, keywordsFrom, stepsFrom } from '@/content/text-lists'

test.each([
  ['emi, home loan, किस्त', ['emi', 'home loan', 'किस्त']],
  ['\n    emi, home loan,\n    car loan', ['emi', 'home loan', 'car loan']],
  ['sip', ['sip']],
])('keywords are set apart by commas, on one line or several: %j', (text, words) =>
  expect(keywordsFrom(text)).toEqual(words),
)

test('steps, questions and sources keep their order', () => {
  expect(stepsFrom({ 'Type it': 'In the box.', Read: 'Below.' })).toEqual([
    { name: 'Type it', text: 'In the box.' },
    { name: 'Read', text: 'Below.' },
  ])
  expect(faqsFrom({ 'Is it free?': 'Yes.' })).toEqual([{ question: 'Is it free?', answer: 'Yes.' }])
  expect(checkedOn('2026-11-21', { 'An act': 'https://example.org/' })).toEqual([
    { title: 'An act', href: 'https://example.org/', checkedOn: '2026-11-21' },
  ])
})
