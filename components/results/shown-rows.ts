import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import type { ResultRow } from '@/components/results/result-row'

/**
 * The results that the page shows, a list for each part that shows some. What follows from results, such as a
 * next step, asks here.
 */
export const shownLists = createStore<{ lists: readonly (readonly ResultRow[])[] }>(() => ({ lists: [] }))

/** Makes the rows of a part known while it shows them. */
export function useShownRows(rows: readonly ResultRow[]): void {
  useEffect(() => {
    shownLists.setState(({ lists }) => ({ lists: [...lists, rows] }))
    return () => shownLists.setState(({ lists }) => ({ lists: lists.filter((list) => list !== rows) }))
  }, [rows])
}
