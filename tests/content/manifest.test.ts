import type { MetadataRoute } from 'next'
import { tools } from '@/content/catalogue'

/** What the build in a language writes; modules are read anew, as each process of the build has one language. */
async function manifest(language?: string): Promise<MetadataRoute.Manifest> {
  jest.resetModules()
  globalThis.pageLanguage = undefined
  if (language) process.env.JANTAR_LANGUAGE = language
  else delete process.env.JANTAR_LANGUAGE
  const { GET } = await import('@/app/manifest.webmanifest/route')
  const answer: unknown = await GET().json()
  return answer as MetadataRoute.Manifest
}

afterAll(() => {
  delete process.env.JANTAR_LANGUAGE
})

test('it asks shared texts of the search, opens tools by their names, and has icons of both sizes', async () => {
  const { share_target, shortcuts, icons } = await manifest()
  expect(share_target).toEqual({ action: '/search', method: 'GET', params: { text: 'q' } })
  expect(shortcuts).toHaveLength(4)
  for (const { name, url } of shortcuts!)
    expect(tools.map((tool) => [tool.name, `/${tool.slug}`])).toContainEqual([name, url])
  // Browsers ask for both before they install.
  expect(icons!.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
})

test('in Hindi it opens the Hindi pages, under their names, as an app of its own', async () => {
  const hindi = await manifest('hi')
  expect(hindi).toMatchObject({
    lang: 'hi',
    id: '/hi',
    start_url: '/hi',
    share_target: { action: '/hi/search' },
  })
  expect(hindi.shortcuts![0]).toMatchObject({ name: 'EMI कैलकुलेटर', url: '/hi/emi-calculator' })
  expect((await manifest()).id).toBe('/')
})
