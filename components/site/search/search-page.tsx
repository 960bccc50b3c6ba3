'use client'

import { SearchForm, useQuery } from '@/components/site/search/search-form'

/** The search as a page of its own, with its query in the address: search engines lead here. */
export function SearchPage() {
  const [query, setQuery] = useQuery()
  return (
    <SearchForm
      label="Search with numbers"
      boxLabel="Search tools, or ask with numbers"
      placeholder="EMI 25 lakh 9% 20 years"
      action="/search"
      query={query}
      onQuery={setQuery}
      named={[]}
    />
  )
}
