import { readdirSync, readFileSync } from 'node:fs'
import { askOf } from '@/tests/answered-tools'

test('the tests of steps and of links know every tool whose answer is computed apart from its screen', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const slugs = files.flatMap((file) =>
    [...readFileSync(`lib/${file}`, 'utf8').matchAll(/Tool = \{\s*slug: '([\w-]+)'/g)].map(
      ([, slug]) => slug!,
    ),
  )
  // The income tax answers plain questions by a second, smaller part.
  expect([...new Set(slugs)].toSorted()).toEqual(Object.keys(askOf))
})
