import type { ComponentType } from 'react'
import { LocalText } from '@/app/local-text'
import { PlainPage } from '@/components/site/plain-page'
import { site } from '@/content/site'
import type { PageWords } from '@/lib/catalogue/page'

interface WordsPageProps {
  page: PageWords
  english: ComponentType
  /** On large screens its words are two columns. */
  columns?: boolean
}

/** A page of words in the language of this build. */
export const WordsPage = ({ page, english, columns }: WordsPageProps) => (
  <PlainPage page={page} site={site} layout={columns ? 'columns' : 'lines'}>
    <LocalText folder="pages" slug={page.slug} english={english} />
  </PlainPage>
)
