import type { ComponentType } from 'react'
import { LocalText } from '@/app/local-text'
import { PlainPage } from '@/components/site/plain-page'
import { site } from '@/content/site'
import type { PageWords } from '@/lib/catalogue/page'

/** A page of words in the language of this build. */
export const WordsPage = ({ page, english }: { page: PageWords; english: ComponentType }) => (
  <PlainPage page={page} site={site}>
    <LocalText folder="pages" slug={page.slug} english={english} />
  </PlainPage>
)
