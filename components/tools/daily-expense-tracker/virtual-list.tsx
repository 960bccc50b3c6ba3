'use client'

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { visibleRows } from '@/lib/expenses/visible-rows'

interface VirtualListProps<Item> {
  label: string
  items: readonly Item[]
  /** Every row is so high. */
  rowPx: number
  keyOf(item: Item): string
  children(item: Item): ReactNode
}

/** Taken for the frame's height until it has been measured. */
const FIRST_HEIGHT_PX = 576

/** A list of rows of one height, of which only those in sight are drawn; assistive technology is told of all. */
export function VirtualList<Item>({ label, items, rowPx, keyOf, children }: VirtualListProps<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ scrolledPx: 0, heightPx: FIRST_HEIGHT_PX })
  const { from, to } = visibleRows(items.length, rowPx, view.scrolledPx, view.heightPx)

  useLayoutEffect(() => {
    const place = frame.current!
    const watch = new ResizeObserver(() =>
      setView({ scrolledPx: place.scrollTop, heightPx: place.clientHeight }),
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [])

  const scroll = () => {
    const { scrollTop, clientHeight } = frame.current!
    // Only a scroll by whole rows draws others.
    if (Math.abs(scrollTop - view.scrolledPx) >= rowPx || scrollTop === 0)
      setView({ scrolledPx: scrollTop, heightPx: clientHeight })
  }

  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={scroll}
      className="expense-frame"
    >
      {/* The page as built has no row and no style: its policy allows none in the text of a page. */}
      <ul style={items.length > 0 ? { height: items.length * rowPx } : undefined} className="expense-rows">
        {items.slice(from, to).map((item, place) => (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={from + place + 1}
            style={{ transform: `translateY(${(from + place) * rowPx}px)` }}
            className="expense-row"
          >
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}
