import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandContent } from '@/components/islands/island-content'

/** Components by the names that `<Island of>` gives them. */
export type IslandComponents = Record<string, ComponentType<object>>

/** Keeps the ids of `useId` apart between the islands of a page, and the same where it is built and in the browser. */
export const identifierPrefix = (place: number) => `i${place}`

/** What stands inside `<site-island>`, where the page is built and in the browser. */
export function islandContent(
  Part: ComponentType<object>,
  props: object,
  frame: boolean,
  onHydrated?: () => void,
) {
  return (
    <Hydrated onHydrated={onHydrated}>
      <IslandContent quiet={frame}>
        <Part {...props} />
      </IslandContent>
    </Hydrated>
  )
}

/** Effects run from the inside out: when this one does, all that the island listens to is set up. */
function Hydrated({ onHydrated, children }: { onHydrated?: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return children
}

/** Hydrates those islands of the page whose components are given. */
export function hydrateIslands(components: IslandComponents): void {
  document.querySelectorAll('site-island').forEach((island, place) => {
    const Part = components[island.getAttribute('of')!]
    if (!Part) return
    const props = JSON.parse(island.getAttribute('with') ?? '{}') as object
    // The mark is what styles and browser tests go by.
    const unmark = () => island.removeAttribute('waiting')
    const content = islandContent(Part, props, island.hasAttribute('frame'), unmark)
    hydrateRoot(island, content, { identifierPrefix: identifierPrefix(place) })
  })
}
