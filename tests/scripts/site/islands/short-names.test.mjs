import { shortNames, withNames } from '@/scripts/site/islands/short-names.mjs'

test('each export has a name of one or two letters of its own, and default keeps its name', () => {
  const many = Array.from({ length: 90 }, (_, place) => `name${place}`)
  const names = shortNames([...many, 'default'])
  expect(names.default).toBe('default')
  expect(new Set(Object.values(names)).size).toBe(91)
  for (const name of many) expect(names[name]).toMatch(/^[a-zA-Z][AB]?$/)
  expect(() => shortNames(Array.from({ length: 157 }, (_, place) => `name${place}`))).toThrow('157 exports')
})

test.each([
  ['const e = 1, t = 2\nexport {\n  e as memo,\n  t as default,\n  e as useId\n};\n', 'const e = 1, t = 2\n'],
])('a script exports under short names: %j', (text, start) => {
  expect(withNames(text, { memo: 'a', default: 'default', useId: 'b' })).toBe(
    `${start}export{e as a,t as default,e as b};\n`,
  )
})

test('an export without another name inside, and a script without exports', () => {
  expect(withNames('export { memo };', { memo: 'a' })).toBe('export{memo as a};\n')
  expect(() => withNames('startPage()', {})).toThrow('without exports')
})
