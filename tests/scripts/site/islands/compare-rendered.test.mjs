import { isSameButForIds } from '@/scripts/site/islands/compare-rendered.mjs'

const field = (id, hint, words = 'Amount') =>
  `<label for="${id}">${words}</label><input id="${id}" aria-describedby="${hint} fixed"/>` +
  `<svg><path clip-path="url(#${id})"/></svg><p id="${hint}">Hint</p>`
const ours = field('_i2R_1_', '_i2R_2_')

test.each([
  ['React’s ids as they are today', field('_R_ab_', '_R_cd_')],
  ['the same ids', ours],
  ['React’s mark after the text of a segment', `${ours}<!-- -->`],
])('%s are no difference', (_, theirs) => {
  expect(isSameButForIds(ours, theirs, 'i2')).toBe(true)
})

test.each([
  ['words', field('a', 'b', 'Rate')],
  ['one id for two elements', field('a', 'a')],
  ['a reference to another element', field('a', 'b').replace('for="a"', 'for="b"')],
  ['an element more', `${field('a', 'b')}<br/>`],
  ['an attribute more', field('a', 'b').replace('<p ', '<p hidden="" ')],
])('%s is a difference', (_, theirs) => {
  expect(isSameButForIds(ours, theirs, 'i2')).toBe(false)
})
