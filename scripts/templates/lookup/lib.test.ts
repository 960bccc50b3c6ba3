import { findTemplateStem, templateStemCharacters } from './lib'

test('TODO: real codes of a named source are found', () => {
  expect(findTemplateStem('TODO')).toMatchObject({ kind: 'found' })
})

test('a code that is not in the directory is not found', () => {
  expect(findTemplateStem('ZZ9')).toEqual({ kind: 'notFound' })
})

test.each([
  [' a 1 ', 'A1'],
  ['a-1/', 'A1'],
  ['', ''],
])('of %j the characters of a code are %j', (text, code) => {
  expect(templateStemCharacters(text)).toBe(code)
})
