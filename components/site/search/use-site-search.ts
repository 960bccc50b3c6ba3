import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useState } from 'react'
import type { WordedAnswer } from '@/components/site/search/answer-text'
import { askTools } from '@/lib/questions/ask-tools'
import { loadSiteSearch } from '@/components/site/search/load-site-search'
import { localPath } from '@/lib/language/local-path'
import { counted } from '@/lib/format/numbers'
import { localDay } from '@/lib/calendar/today'
import type { SearchEntry, SiteSearch } from '@/lib/catalogue/search'
import { readQuery } from '@/lib/questions/query/query'
import { linkOf, type ToolQuestion } from '@/lib/questions/tool-question'

/** A query on which Enter was pressed; pressed again, it is another one. */
export interface Submitted {
  query: string
}

/** '3 tools; EMI Calculator ₹22,493 a month': what is heard of the pages found; null for none. */
export function foundInWords(count: number, found: readonly FoundPage[]): string | null {
  if (count === 0) return null
  const answered = found.find(({ answer }) => answer)
  const words = counted(count, 'tool')
  return answered ? `${words}; ${answered.name} ${answered.answer!.text}` : words
}

/** The tool that a query asks for, and its answer as text. */
interface AskedTool {
  question: ToolQuestion
  answer?: WordedAnswer
}

/** A page that the search offers. */
export interface FoundPage {
  href: string
  name: string
  summary: string
  answer?: WordedAnswer
  /** While it is not known yet which tool the query asks. */
  onOpen?: (event: MouseEvent | KeyboardEvent) => void
}

export type Index = SiteSearch<SearchEntry>

/** The results of the search for a query. */
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

/** The name of a place or a bank is no page, whole: 'sbi bank andheri'. */
const mayBeName = (whole: readonly SearchEntry[], asked: AskedTool | null) => !asked && whole.length === 0

/** How many words of a query must name a page where no page is named by all of them. */
const LEAST_WORDS = 2

function partlyIn(index: Index, query: string): readonly SearchEntry[] {
  const asTyped = index.nearest(query, LEAST_WORDS)
  return asTyped.length > 0 ? asTyped : index.nearest(readQuery(query).words, LEAST_WORDS)
}

/**
 * The pages for a query, the tool that it asks with numbers, a place or a day first.
 *
 * @param whole what `foundIn` has for the query, where that was asked before
 */
export function pagesFor(
  index: Index,
  query: string,
  asked: AskedTool | null,
  whole = foundIn(index, query),
): FoundPage[] {
  const pages = (asked || whole.length > 0 ? whole : partlyIn(index, query)).map(pageOf)
  const path = asked && `/${asked.question.slug}`
  const entry = path && index.at(path)
  if (!asked || !entry) return pages
  const { question, answer } = asked
  const first: FoundPage = { ...pageOf(entry), href: linkOf(question), ...(answer && { answer }) }
  return [first, ...pages.filter(({ href }) => href !== path)]
}

/** The lookups whose directories have the query as a name, as pages. */
async function pagesByName(index: Index, query: string, signal: AbortSignal): Promise<FoundPage[]> {
  // A part that does not load leaves the query without an answer: the site itself still names its nearest tools.
  const part = await import('@/components/site/search/ask-directories').catch(() => null)
  const asked = part ? await part.askDirectories(query, signal) : []
  return asked.flatMap((question) => {
    const entry = index.at(`/${question.slug}`)
    return entry ? [{ ...pageOf(entry), href: linkOf(question) }] : []
  })
}

/** The directories are asked when typing pauses: each beginning of a name would fetch another file. */
const PAUSE_MS = 300

/** For a query that names no page, those that the shipped directories have it for; none while they are asked. */
function usePagesByName(
  index: Index | null | undefined,
  query: string,
  isWanted: boolean,
): readonly FoundPage[] {
  const [named, setNamed] = useState<{ query: string; pages: readonly FoundPage[] }>()
  useEffect(() => {
    if (!index || !isWanted) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void pagesByName(index, query, stop.signal).then((pages) => {
        if (!stop.signal.aborted) setNamed({ query, pages })
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [index, query, isWanted])
  return named?.query === query ? named.pages : NONE
}

const NONE: readonly FoundPage[] = []

async function askToday(query: string): Promise<AskedTool | null> {
  const question = await askTools(query, localDay(new Date()))
  // The words of answers come with the first of them; without them the tool is offered without its answer.
  const words = question?.answer && (await import('@/components/site/search/answer-text').catch(() => null))
  return question && { question, ...(words && { answer: words.wordedAnswer(question.answer!) }) }
}

/** Opens a page once it is known which tool the query asks: if it is that one, with the query's numbers. */
const openWhenAsked = (query: string, href: string) => async (event: MouseEvent | KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const tool = await askToday(query)
  location.assign(localPath(tool && `/${tool.question.slug}` === href ? linkOf(tool.question) : href))
}

/** Opens the first page for a query, if it is still wanted then. */
async function openFirst(query: string, isWanted: () => boolean): Promise<void> {
  const [index, tool] = await Promise.all([loadSiteSearch(), askToday(query)])
  if (!index) return
  const whole = foundIn(index, query)
  const named = mayBeName(whole, tool) ? await pagesByName(index, query, new AbortController().signal) : NONE
  const page = [...named, ...pagesFor(index, query, tool, whole)][0]
  if (page && isWanted()) location.assign(localPath(page.href))
}

/**
 * The results for a query: undefined while the index is loading, null when it did not load. Each change of the
 * query asks for it; only after a failure does that fetch it again. The first page of a submitted query is opened.
 */
export function useSiteSearch(query: string, submitted: Submitted | null): SiteAnswer | null | undefined {
  const [index, setIndex] = useState<Index | null>()
  const [asked, setAsked] = useState<{ query: string; tool: AskedTool | null }>()
  useEffect(() => {
    let wanted = true
    void loadSiteSearch().then(setIndex)
    void askToday(query).then((tool) => wanted && setAsked({ query, tool }))
    return () => {
      wanted = false
    }
  }, [query])
  useEffect(() => {
    if (!submitted) return
    let wanted = true
    void openFirst(submitted.query, () => wanted)
    return () => {
      wanted = false
    }
  }, [submitted])
  const isAsked = asked?.query === query
  const tool = isAsked ? asked.tool : null
  const whole = useMemo(() => (index ? foundIn(index, query) : null), [index, query])
  const pages = useMemo(
    () => (index && whole ? pagesFor(index, query, tool, whole) : NONE),
    [index, query, tool, whole],
  )
  const isName = isAsked && query.trim() !== '' && whole !== null && mayBeName(whole, tool)
  const byName = usePagesByName(index, query, isName)
  return useMemo(() => {
    if (!index) return index
    const found = [...byName, ...pages.filter(({ name }) => !byName.some((page) => page.name === name))]
    return {
      found: isAsked ? found : found.map((page) => ({ ...page, onOpen: openWhenAsked(query, page.href) })),
      nearest: found.length > 0 ? [] : index.nearest(query).map(pageOf),
    }
  }, [index, query, isAsked, pages, byName])
}
