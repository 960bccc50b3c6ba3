import { ArticleJsonLd, BreadcrumbJsonLd, FAQJsonLd } from 'next-seo'
import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/anchor'
import { ArticlePicture } from '@/components/site/article/article-picture'
import { Day } from '@/components/ui/day'
import type { PageSite } from '@/components/site/page-site'
import { type Article, articlePath } from '@/lib/catalogue/page'
import { addressOf } from '@/lib/seo/address'
import { headingId } from '@/components/site/article/heading-id'
import { PageTitle } from '@/components/ui/page-title'

interface ArticlePageProps {
  article: Article
  site: PageSite
  /** The article's second-level headings, for its contents list. */
  headings: readonly string[]
  /** The tool that the article is about. */
  tool?: ReactNode
  questions?: ReactNode
  /** The tools to go on with. */
  related: ReactNode
  children: ReactNode
}

/** One article: heading, picture, words, and the way back to the others. */
export function ArticlePage({ article, site, headings, children, ...below }: ArticlePageProps) {
  return (
    <article>
      <ArticleStructuredData article={article} site={site} />
      <p className="text-sm text-soft">
        <Anchor href="/blog">Blog &amp; guides</Anchor>
      </p>
      <PageTitle className="mt-2 max-w-[30ch] font-display">{article.title}</PageTitle>
      <p className="reading-width mt-3 text-lg text-soft">{article.summary}</p>
      <ArticleDates article={article} />
      <div className="reading-width mt-6 overflow-hidden rounded-xl border border-line">
        <ArticlePicture slug={article.slug} alt={article.imageAlt} />
      </div>
      <div className="article-body">
        <ArticleContents headings={headings} hasTool={Boolean(below.tool)} />
        <div className="prose">{children}</div>
      </div>
      {below.tool && (
        <div id={TOOL_ID} className="article-tool no-print">
          {below.tool}
        </div>
      )}
      <div className="tool-words">
        {below.questions}
        {below.related}
      </div>
      <p className="reading-width mt-10 border-t border-line pt-4 text-soft">
        Found a figure that is wrong or out of date?{' '}
        <Anchor href="/contact" className="underline">
          Tell us
        </Anchor>
        , or read the{' '}
        <Anchor href="/blog" className="underline">
          other guides
        </Anchor>
        .
      </p>
    </article>
  )
}

function ArticleDates({ article }: { article: Article }) {
  return (
    <p className="mt-3 text-sm text-soft">
      <Day date={article.publishedOn} />
      {article.updatedOn !== article.publishedOn && (
        <>
          ; updated <Day date={article.updatedOn} />
        </>
      )}
      {` · ${article.readingMinutes} min read`}
    </p>
  )
}

function ArticleStructuredData({ article, site }: Pick<ArticlePageProps, 'article' | 'site'>) {
  const address = addressOf(site.origin, articlePath(article))
  const publisher = { '@type': 'Organization' as const, name: site.name, url: site.origin }
  return (
    <>
      <ArticleJsonLd
        type="BlogPosting"
        headline={article.title}
        description={article.description}
        url={address}
        mainEntityOfPage={address}
        datePublished={article.publishedOn}
        dateModified={article.updatedOn}
        author={publisher}
        publisher={publisher}
        isAccessibleForFree
      />
      {article.faqs && <FAQJsonLd questions={[...article.faqs]} />}
      <BreadcrumbJsonLd
        items={[
          { name: 'Home', item: addressOf(site.origin, '/') },
          { name: 'Blog & Guides', item: addressOf(site.origin, '/blog') },
          { name: article.title, item: address },
        ]}
      />
    </>
  )
}

const TOOL_ID = 'try-it'

/** The parts of an article: folded above it on a phone, next to it on wide screens. */
function ArticleContents({ headings, hasTool }: { headings: readonly string[]; hasTool: boolean }) {
  return (
    <nav aria-label="On this page" className="article-contents">
      <details>
        <summary>On this page</summary>
        <ol>
          {headings.map((words) => (
            <li key={words}>
              <a href={`#${headingId(words)}`}>{words}</a>
            </li>
          ))}
          {hasTool && (
            <li>
              <a href={`#${TOOL_ID}`}>Try it with your own figures</a>
            </li>
          )}
        </ol>
      </details>
    </nav>
  )
}
