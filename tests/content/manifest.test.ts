import manifest from '@/app/manifest'
import { tools } from '@/content/catalogue'

test('a text that is shared to the installed site is asked of the search', () => {
  expect(manifest().share_target).toEqual({ action: '/search', method: 'GET', params: { text: 'q' } })
})

test('the shortcuts of the icon open tools, by their names', () => {
  const shortcuts = manifest().shortcuts!
  expect(shortcuts).toHaveLength(4)
  for (const { name, url } of shortcuts)
    expect(tools.map((tool) => [tool.name, `/${tool.slug}`])).toContainEqual([name, url])
})

test('icons of both sizes that browsers ask for before they install', () => {
  expect(manifest().icons!.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
})
