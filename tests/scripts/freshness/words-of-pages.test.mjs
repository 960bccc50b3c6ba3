import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tools } from '@/content/catalogue'
import { articlesIn, wordsOfPages } from '@/scripts/freshness/words-of-pages.mjs'
import { temporaryFolder } from '../../temporary-folder.mjs'

test('every tool with sources is as old as the oldest of them', () => {
  const words = wordsOfPages('.')
  const withSources = tools.filter(({ sources }) => sources.length > 0)
  expect(withSources.length).toBeGreaterThan(25)
  for (const { slug, sources } of withSources) {
    const found = words.filter(({ from }) => from === `content/tools/${slug}.ts`)
    expect(found).toHaveLength(1)
    expect(sources.every(({ checkedOn }) => checkedOn >= found[0].on)).toBe(true)
  }
})

test('an article is as old as the oldest day it names, and one that names none is refused', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'one.mdx'), 'Computed on 21 November 2026. Read on 3 October 2026.')
  expect(articlesIn(folder)).toMatchObject([{ on: '2026-10-03', what: 'Article one.mdx' }])
  writeFileSync(join(folder, 'two.mdx'), 'Since 22 September 2025.')
  expect(() => articlesIn(folder)).toThrow('two.mdx names no day on which it was checked')
})
