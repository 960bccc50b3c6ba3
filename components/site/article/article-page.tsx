import { FAQJsonLd, JsonLdScript } from 'next-seo'
import type { ReactNode } from 'react'
import { Anchor } from '@/components/ui/anchor'
import { ArticlePicture } from '@/components/site/article/article-picture'
import { Day } from '@/components/ui/day'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import type { PageSite } from '@/components/site/page-site'
import { type Article, articlePath } from '@/lib/catalogue/page'
import { addressOf, ogImagePath } from '@/lib/seo/address'
import { headingId } from '@/components/site/article/heading-id'
import { PageTitle } from '@/components/ui/page-title'
import { t } from '@/lib/language/words'
import { localPath } from '@/lib/language/local-path'
import { pageLanguage } from '@/lib/language/page-language'
import { Sentence } from '@/components/ui/sentence'

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
        <Anchor href="/blog">{t('Blog & guides')}</Anchor>
      </p>
      <PageTitle className="mt-2 max-w-[30ch] font-display">{article.title}</PageTitle>
      <p className="reading-width mt-3 text-lg text-soft">{article.summary}</p>
      <ArticleDates article={article} />
      <div className="reading-width mt-6 overflow-hidden rounded-xl border border-line">
        <ArticlePicture slug={article.slug} alt={article.imageAlt} />
      </div>
      <div className="article-body mt-8">
        <ArticleContents headings={headings} hasTool={Boolean(below.tool)} />
        <div className="prose">{children}</div>
      </div>
      {below.tool && (
        <div id={TOOL_ID} className="article-tool no-print">
          {below.tool}
        </div>
      )}
      <div className="tool-words mt-12 grid grid-cols-1 gap-8">
        {below.questions}
        {below.related}
      </div>
      <p className="reading-width mt-10 border-t border-line pt-4 text-soft">
        <Sentence
          words={t('Found a figure that is wrong or out of date? {0}, or read the {1}.')}
          parts={[
            <Anchor key="0" href="/contact" className="underline">
              {t('Tell us')}
            </Anchor>,
            <Anchor key="1" href="/blog" className="underline">
              {t('other guides')}
            </Anchor>,
          ]}
        />
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
          {'; '}
          <Sentence words={t('updated {0}')} parts={[<Day key="0" date={article.updatedOn} />]} />
        </>
      )}
      {` · ${t('{0} min read', article.readingMinutes)}`}
    </p>
  )
}

function ArticleStructuredData({ article, site }: Pick<ArticlePageProps, 'article' | 'site'>) {
  const address = addressOf(site.origin, localPath(articlePath(article)))
  const publisher = { '@type': 'Organization' as const, name: site.name, url: site.origin }
  return (
    <>
      <JsonLdScript
        scriptKey="article"
        data={{
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: article.title,
          description: article.description,
          inLanguage: pageLanguage().lang,
          url: address,
          image: addressOf(site.origin, ogImagePath(localPath(articlePath(article)))),
          mainEntityOfPage: address,
          datePublished: article.publishedOn,
          dateModified: article.updatedOn,
          author: publisher,
          publisher,
          isAccessibleForFree: true,
        }}
      />
      {article.faqs && <FAQJsonLd questions={[...article.faqs]} />}
      <Breadcrumbs
        site={site}
        trail={[
          [t('Blog & Guides'), '/blog'],
          [article.title, articlePath(article)],
        ]}
      />
    </>
  )
}

const TOOL_ID = 'try-it'

/** The parts of an article: folded above it on a phone, next to it on wide screens. */
function ArticleContents({ headings, hasTool }: { headings: readonly string[]; hasTool: boolean }) {
  return (
    <nav aria-label={t('On this page')} className="article-contents">
      <details>
        <summary className="py-3 font-semibold">{t('On this page')}</summary>
        <ol>
          {headings.map((words) => (
            <li key={words}>
              <a href={`#${headingId(words)}`}>{words}</a>
            </li>
          ))}
          {hasTool && (
            <li>
              <a href={`#${TOOL_ID}`}>{t('Try it with your own figures')}</a>
            </li>
          )}
        </ol>
      </details>
    </nav>
  )
}
