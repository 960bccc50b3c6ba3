import { strykerPlugins } from '../../../scripts/mutation/cited-words.mjs'

const [{ value: citedWords }] = strykerPlugins
const text = { type: 'StringLiteral' }
const property = (name, value = text) => ({ type: 'ObjectProperty', key: { name }, value })

it.each([
  ['the title of a source', text, property('title'), true],
  ['its link', text, property('href'), true],
  ['the first day of a row', text, property('from'), false],
  ['the section of an act', text, property('section'), false],
  ['the name of a rule', text, property('says'), false],
  ['a key that is written as a text', text, property('title', {}), false],
  ['a word in a list', text, { type: 'ArrayExpression' }, false],
  ['a source itself', { type: 'ObjectExpression' }, property('source'), false],
])('%s', (_, node, parent, isLeftAlone) => {
  expect(Boolean(citedWords.shouldIgnore({ node, parent }))).toBe(isLeftAlone)
})
