'use client'

import { SiteSearchForm, useQuery } from '@/components/site/search/search-form'
import { localPath } from '@/lib/language/local-path'
import { t } from '@/lib/language/words'

/** The search as a page of its own, with its query in the address: search engines lead here. */
export function SearchPage() {
  const [query, setQuery] = useQuery()
  return (
    <SiteSearchForm
      label={t('Search with numbers')}
      boxLabel={t('Search tools, or ask with numbers')}
      placeholder={t('EMI 25 lakh 9% 20 years')}
      action={localPath('/search')}
      query={query}
      onQuery={setQuery}
      named={[]}
    />
  )
}
