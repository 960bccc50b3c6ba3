import { useAnnouncement } from '@/components/announcer/use-announcement'
import {
  foundInWords,
  type FoundPage,
  type Submitted,
  useSiteSearch,
} from '@/components/site/search/use-site-search'
import { createPortal } from 'react-dom'
import { localPath } from '@/lib/language/local-path'
import { t } from '@/lib/language/words'

const SHOWN_AT_MOST = 8
const NEAREST_AT_MOST = 4

interface Found {
  found: readonly FoundPage[]
}

interface FoundToolsProps {
  query: string
  /** The tools that the page shows already, by their names. */
  named: readonly string[]
  /** The id of the element below these tools, for the pages that come after them. */
  belowId?: string | undefined
  submitted: Submitted | null
}

/**
 * Pages that the site's index has for a query, in addition to tools that match by name; none before anything is typed.
 */
export function FoundTools({ query, named, belowId, submitted }: FoundToolsProps) {
  const search = useSiteSearch(query, submitted)
  const found = search?.found ?? []
  const others = found.filter(({ name }) => !named.includes(name)).slice(0, SHOWN_AT_MOST)
  useAnnouncement(query.trim() && search ? foundInWords(named.length + others.length, found) : null)
  const nothingFound = !!search && named.length + found.length === 0
  if (!query.trim()) return null
  return (
    <>
      <p role="status" className={nothingFound ? 'mt-6 text-lg' : 'sr-only'}>
        {nothingFound && t('No tools found matching "{0}".', query)}
      </p>
      {search === null && (
        <p role="status" className="mt-6">
          {t('The list of tools did not load. Check the connection and type again.')}
        </p>
      )}
      <OtherPages found={found} named={named} belowId={belowId} />
      {nothingFound && <NearestTools query={query} pages={search.nearest.slice(0, NEAREST_AT_MOST)} />}
    </>
  )
}

/**
 * The pages that are found apart from the tools by name: above these what answers, below them their kin, then articles.
 */
function OtherPages({ found, named, belowId }: Pick<FoundToolsProps, 'named' | 'belowId'> & Found) {
  // A tool that answers is shown also where its card has the query in its name: the card has no answer.
  const others = found.filter(({ name, answer }) => answer || !named.includes(name)).slice(0, SHOWN_AT_MOST)
  const place = belowId === undefined ? null : document.getElementById(belowId)
  const isBelow = ({ answer }: FoundPage) => place !== null && named.length > 0 && !answer
  const above = others.filter((page) => !isBelow(page))
  const below = [
    ...others.filter((page) => isBelow(page) && !isArticle(page)),
    ...others.filter((page) => isBelow(page) && isArticle(page)),
  ]
  const heading = named.length > 0 && below.length === 0 ? t('More tools') : t('Tools found')
  return (
    <>
      {above.length > 0 && <Pages heading={heading} pages={above} />}
      {place &&
        below.length > 0 &&
        createPortal(<Pages id="more-found-tools" heading={t('More tools')} pages={below} />, place)}
    </>
  )
}

const isArticle = ({ href }: FoundPage) => href.startsWith('/blog/')

/** Where to go on from a query that finds nothing. */
function NearestTools({ query, pages }: { query: string; pages: readonly FoundPage[] }) {
  return (
    <>
      {pages.length > 0 && <Pages heading={t('Nearest tools')} pages={pages} />}
      <p className="mt-6">
        <a href={localPath(`/suggest-tool?${new URLSearchParams({ toolName: query }).toString()}`)}>
          {t('Suggest this tool')}
        </a>
      </p>
    </>
  )
}

interface PagesProps {
  id?: string
  heading: string
  pages: readonly FoundPage[]
}

function Pages({ id = 'found-tools', heading, pages }: PagesProps) {
  return (
    <section aria-labelledby={id} className="mt-4">
      <h2 id={id}>{heading}</h2>
      <ul className="tool-grid mt-3">
        {pages.map((page) => (
          <li key={page.href}>
            <FoundPageLink page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A page that was found as a card, with the answer where the query asked for one. */
function FoundPageLink({ page: { href, name, summary, answer, onOpen } }: { page: FoundPage }) {
  return (
    <a href={localPath(href)} onClick={onOpen} className="tool-card">
      <span>
        <b>{name}</b>
        {answer && (
          <data value={String(answer.value)} className="block text-2xl font-semibold tabular-nums">
            {answer.text}
          </data>
        )}
        <span>{answer ? answer.terms || summary : summary}</span>
      </span>
    </a>
  )
}
