import { withAddresses } from '@/scripts/site/islands/lazy-part-plugins.mjs'

test.each([
  [
    'withPartWords(() => import("/chunks/a-1.js")), withPartWords(() => import("/chunks/b-2.js"))',
    'withPartWords("/chunks/a-1.js"), withPartWords("/chunks/b-2.js")',
  ],
  [
    'const words = "() => import(1)"; w(() => import("/a.js"))',
    'const words = "() => import(1)"; w("/a.js")',
  ],
])('%s becomes %s', (script, expected) => {
  expect(withAddresses(script)).toBe(expected)
})

test('a script that imports a part in another way stops the build', () => {
  expect(() => withAddresses('import("/chunks/a-1.js").then(b)')).toThrow('could not be tried again')
})
