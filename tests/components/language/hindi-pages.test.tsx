import { readdirSync } from 'node:fs'
import { act, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { latinWords, textsOf } from '@/tests/latin-words'

const slugs = readdirSync('content/hi/screens').map((file) => file.replace('.json', ''))
const groups = readdirSync('app').filter((name) => name.startsWith('('))

/** The page of a tool as the build in Hindi renders it. */
async function pageOf(slug: string): Promise<ComponentType> {
  const group = groups.find((name) => readdirSync(`app/${name}`).includes(slug))
  const page = (await import(`@/app/${group}/${slug}/page`)) as { default: ComponentType }
  return page.default
}

beforeAll(() => {
  process.env.JANTAR_LANGUAGE = 'hi'
  // jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  // The quote is one at random.
  jest.spyOn(Math, 'random').mockReturnValue(0.3)
})

const valuesOf = (container: Element) =>
  [...container.querySelectorAll<HTMLOutputElement>('output[data-value]')]
    .map(({ name, dataset }) => `${name}: ${dataset.value}`)
    .toSorted()

it.each(slugs)('%s shows no English word when it opens, and the same values', async (slug) => {
  history.replaceState(null, '', `/hi/${slug}`)
  const Page = await pageOf(slug)
  const { container, unmount } = render(<Page />)
  await act(() => Promise.resolve())
  const filledIn = [...container.querySelectorAll('textarea')].map(({ value }) => value)
  expect(latinWords([...textsOf(container), ...filledIn])).toEqual([])
  const values = valuesOf(container)
  unmount()
  const hindi = globalThis.pageLanguage
  globalThis.pageLanguage = undefined
  const english = render(<Page />)
  await act(() => Promise.resolve())
  globalThis.pageLanguage = hindi
  expect(values).toEqual(valuesOf(english.container))
})
