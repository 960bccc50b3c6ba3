import type { Metadata } from 'next'
import { Island } from '@/components/islands/island'
import { NotLoaded } from '@/components/islands/not-loaded'
import { SearchPage } from '@/components/site/search/search-page'
import { t } from '@/content/page-words'
import { exampleQuestions } from '@/content/search-page'
import { localPath } from '@/lib/language/local-path'
import { site } from '@/content/site'
import { PageTitle } from '@/components/ui/page-title'

export const metadata: Metadata = {
  title: `${t('Search')} | ${site.name}`,
  description: t(
    'Search the tools and articles of the site, or ask with numbers, a place or a day, such as “tax on 15 lakh”. The answer is worked out on your device.',
  ),
  robots: { index: false, follow: true },
}

export default function Page() {
  return (
    <div>
      <PageTitle>{t('Search')}</PageTitle>
      <p className="mt-3 mb-6 max-w-[60ch] text-soft">
        {t('Name a tool, or ask with numbers, a place or a day. The answer is worked out on your device.')}
      </p>
      <noscript>
        <p className="card mb-4 p-4">
          {t('This page needs JavaScript to search and to answer. The home page lists all tools.')}
        </p>
      </noscript>
      <NotLoaded />
      <Island of="search-page">
        <SearchPage />
      </Island>
      <section aria-labelledby="examples" className="mt-10">
        <h2 id="examples">{t('Questions to try')}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {exampleQuestions.map((question) => (
            <li key={question}>
              <a
                href={localPath(`/search?${new URLSearchParams({ q: question }).toString()}`)}
                className="inline-flex min-h-11 items-center rounded-lg border border-line-strong px-3"
              >
                {question}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
