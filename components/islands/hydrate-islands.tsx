import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { reportRestored, takeEarlyActs } from '@/components/islands/replay-changes'
import { submitAgain } from '@/components/islands/replay-submit'
import { IslandContent } from '@/components/islands/island-content'

/** Components by the names that `<Island of>` gives them. */
export type IslandComponents = Record<string, ComponentType<object>>

/** Keeps the ids of `useId` apart between the islands of a page, and the same where it is built and in the browser. */
export const identifierPrefix = (place: number) => `i${place}`

/** The content of `<site-island>`, where the page is built and in the browser. */
export const islandContent = (Part: ComponentType<object>, props: object, frame: boolean) => (
  <IslandContent quiet={frame}>
    <Part {...props} />
  </IslandContent>
)

/** Hydrates those islands of the page whose components are given, each in a task of its own. */
export function hydrateIslands(components: IslandComponents): void {
  document.querySelectorAll('site-island').forEach((island, place) => {
    const Part = components[island.getAttribute('of')!]
    if (Part) setTimeout(() => hydrateIsland(island, place, Part))
  })
}

function hydrateIsland(island: Element, place: number, Part: ComponentType<object>): void {
  const props = JSON.parse(island.getAttribute('with') ?? '{}') as object
  const content = islandContent(Part, props, island.hasAttribute('frame'))
  const repeatEarlyActs = takeEarlyActs(island)
  // With its effects, so that a link is read before the changes come: what the visitor has chosen counts more.
  flushSync(() => hydrateRoot(island, content, { identifierPrefix: identifierPrefix(place) }))
  // The mark is what styles, the page's first script and browser tests go by.
  island.removeAttribute('waiting')
  repeatEarlyActs()
  reportRestored(island)
  submitAgain(island)
}
