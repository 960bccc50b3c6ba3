import type { MDXComponents } from 'mdx/types'
import { Anchor } from '@/components/site/anchor'
import { ReadingTable } from '@/components/site/reading-table'

/** What the words under content/ may use without importing it. */
export function useMDXComponents(): MDXComponents {
  return { a: Anchor, ReadingTable }
}
