'use client'

import { useState } from 'react'
import type { Submitted } from '@/components/site/search/use-site-search'
import { useLazyImport } from '@/components/hooks/use-lazy-import'
import { DidNotLoad } from '@/components/ui/load-error'
import { useLink } from '@/components/tool-form/use-link'
import { cutText, textOfLink } from '@/lib/inputs/text-limits'

const loadFoundTools = () =>
  import('@/components/site/search/found-tools').then(({ FoundTools }) => FoundTools)

/** The search as a page of its own, with its query in the address: search engines lead here. */
export function SearchPage() {
  const link = useLink()
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed ?? textOfLink(new URLSearchParams(link.search), 'q') ?? ''
  const isSearch = query.trim() !== ''
  const { value: FoundTools, failed, retry } = useLazyImport(loadFoundTools, isSearch)
  const [submitted, setSubmitted] = useState<Submitted | null>(null)
  return (
    <>
      <form
        role="search"
        aria-label="Search with numbers"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted({ query })
        }}
      >
        <input
          type="search"
          name="q"
          value={query}
          onChange={(event) => {
            setTyped(cutText(event.target.value))
            setSubmitted(null)
          }}
          placeholder="EMI 25 lakh 9% 20 years"
          aria-label="Search tools, or ask with numbers"
          autoComplete="off"
          className="control home-search"
        />
      </form>
      {isSearch && FoundTools && <FoundTools query={query} named={[]} submitted={submitted} />}
      {isSearch && failed && <DidNotLoad role="alert" what="The list of tools" onRetry={retry} />}
    </>
  )
}
