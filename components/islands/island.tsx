import type { ReactElement } from 'react'
import { IslandContent } from '@/components/islands/island-content'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React lets elements be declared
  namespace JSX {
    interface IntrinsicElements {
      'site-island': { of: string; with?: string; frame?: boolean; children: ReactElement }
    }
  }
}

interface IslandProps {
  /** The component's file name without its ending: `emi-calculator`, `theme-button`. */
  of: string
  /** Part of the frame of every page: should it fail, it goes without a message. */
  frame?: boolean
  /** The component itself. Its props are plain JSON, as they travel in the page. */
  children: ReactElement<object>
}

/**
 * An interactive part of a page. Everything outside islands is plain HTML in the browser; each island is
 * hydrated by itself (docs/decisions/0021-islands.md).
 */
export function Island({ of, frame, children }: IslandProps) {
  const props = JSON.stringify(children.props, refuseWhatIsNotJson)
  return (
    <site-island of={of} with={props === '{}' ? undefined : props} frame={frame}>
      <IslandContent quiet={frame}>{children}</IslandContent>
    </site-island>
  )
}

function refuseWhatIsNotJson(name: string, value: unknown): unknown {
  const isElement = typeof value === 'object' && value !== null && '$$typeof' in value
  if (isElement || typeof value === 'function' || typeof value === 'symbol')
    throw new Error(`The prop ${name} of an island cannot be written as JSON`)
  return value
}
