import '@/components/site/prose.css'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/day'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import type { PageSite } from '@/components/site/page-site'
import type { PageWords } from '@/lib/catalogue/page'
import { PageTitle } from '@/components/ui/page-title'
import { t } from '@/lib/language/words'
import { Sentence } from '@/components/ui/sentence'

/** How wide the words of a large screen are: lines for reading, two columns of them, or cards in as much room. */
const LAYOUTS = {
  lines: '',
  columns: 'max-w-[65rem] gap-10 lg:columns-2',
  cards: 'max-w-[65rem] [&>p]:max-w-[40rem]',
}

/** A page of words: its heading, the words and the day they last changed. */
export function PlainPage({
  page,
  site,
  layout = 'lines',
  children,
}: {
  page: PageWords
  site: PageSite
  layout?: keyof typeof LAYOUTS
  children: ReactNode
}) {
  return (
    <article>
      <Breadcrumbs site={site} trail={[[page.title, `/${page.slug}`]]} />
      <PageTitle>{page.title}</PageTitle>
      <div className={`prose mt-6 ${LAYOUTS[layout]}`}>{children}</div>
      <p className="reading-width mt-10 border-t border-line pt-4 text-sm text-soft">
        <Sentence words={t('Last updated on {0}')} parts={[<Day key="0" date={page.updatedOn} />]} />
      </p>
    </article>
  )
}
