import type { MDXComponents } from 'mdx/types'
import { Anchor } from '@/components/ui/anchor'
import { ArticleHeading } from '@/components/site/article/article-heading'
import { ContactWays } from '@/components/site/contact-ways'
import { LicenceTable } from '@/components/site/licence-table'
import { ReadingTable } from '@/components/site/article/reading-table'

/** What the words under content/ may use without importing it. */
export function useMDXComponents(): MDXComponents {
  return { a: Anchor, h2: ArticleHeading, ContactWays, LicenceTable, ReadingTable }
}
