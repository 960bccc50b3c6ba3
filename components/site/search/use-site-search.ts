import { useEffect, useMemo, useState } from 'react'
import { answerText, termsText } from '@/components/site/search/answer-text'
import { askTools } from '@/components/site/search/ask-tools'
import { loadSiteSearch } from '@/components/site/search/load-site-search'
import { localDay } from '@/lib/calendar/today'
import type { SearchEntry, SiteSearch } from '@/lib/catalogue/search'
import { readQuery } from '@/lib/questions/query/query'
import { linkOf, type ToolQuestion } from '@/lib/questions/tool-question'

/** A query on which Enter was pressed; pressed again, it is another one. */
export interface Submitted {
  query: string
}

/** A page that the search offers. */
export interface FoundPage {
  href: string
  name: string
  summary: string
  /** What the tool answers to a query with numbers: '₹22,493 a month', unrounded, and what it was asked: '₹25,00,000 · 9%'. */
  answer?: { text: string; value: number | string; terms: string }
}

export type Index = SiteSearch<SearchEntry>

/** What the search has for a query. */
export interface SiteAnswer {
  found: readonly FoundPage[]
  /** Pages that have one of its words, for a query that finds nothing. */
  nearest: readonly FoundPage[]
}

const pageOf = ({ path, name, summary }: SearchEntry): FoundPage => ({ href: path, name, summary })

/** The pages that the index has for a query, as it was typed or, where it has none, in plain words. */
function foundIn(index: Index, query: string): readonly SearchEntry[] {
  const asTyped = index.find(query)
  return asTyped.length > 0 ? asTyped : index.find(readQuery(query).words)
}

/** The pages for a query, the tool that it asks with numbers, a place or a day first. */
export function pagesFor(index: Index, query: string, asked: ToolQuestion | null): FoundPage[] {
  const pages = foundIn(index, query).map(pageOf)
  const path = asked && `/${asked.slug}`
  const entry = path && index.at(path)
  if (!asked || !entry) return pages
  const { answer } = asked
  const first: FoundPage = { ...pageOf(entry), href: linkOf(asked) }
  if (answer) first.answer = { text: answerText(answer), value: answer.value, terms: termsText(answer) }
  return [first, ...pages.filter(({ href }) => href !== path)]
}

const askToday = (query: string) => askTools(query, localDay(new Date()))

/**
 * What is found for a query: undefined while the index is loading, null when it did not load. Each change of the
 * query asks for it; only after a failure does that fetch it again. The first page of a submitted query is opened.
 */
export function useSiteSearch(query: string, submitted: Submitted | null): SiteAnswer | null | undefined {
  const [index, setIndex] = useState<Index | null>()
  const [asked, setAsked] = useState<{ query: string; question: ToolQuestion | null }>()
  useEffect(() => {
    let wanted = true
    void loadSiteSearch().then(setIndex)
    void askToday(query).then((question) => wanted && setAsked({ query, question }))
    return () => {
      wanted = false
    }
  }, [query])
  useEffect(() => {
    if (!submitted) return
    let wanted = true
    void Promise.all([loadSiteSearch(), askToday(submitted.query)]).then(([loaded, question]) => {
      const [first] = loaded ? pagesFor(loaded, submitted.query, question) : []
      if (wanted && first) location.assign(first.href)
    })
    return () => {
      wanted = false
    }
  }, [submitted])
  const question = asked?.query === query ? asked.question : null
  return useMemo(() => {
    if (!index) return index
    const found = pagesFor(index, query, question)
    return { found, nearest: found.length > 0 ? [] : index.nearest(query).map(pageOf) }
  }, [index, query, question])
}
