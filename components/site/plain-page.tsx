import '@/components/site/prose.css'
import { BreadcrumbJsonLd } from 'next-seo'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/day'
import type { PageSite } from '@/components/site/page-site'
import type { PageWords } from '@/lib/catalogue/page'
import { addressOf } from '@/lib/seo/address'
import { PageTitle } from '@/components/ui/page-title'

/** A page of words: its heading, the words and the day they last changed. */
export function PlainPage({
  page,
  site,
  children,
}: {
  page: PageWords
  site: PageSite
  children: ReactNode
}) {
  return (
    <article>
      <BreadcrumbJsonLd
        items={[
          { name: 'Home', item: addressOf(site.origin, '/') },
          { name: page.title, item: addressOf(site.origin, `/${page.slug}`) },
        ]}
      />
      <PageTitle>{page.title}</PageTitle>
      <div className="prose mt-6">{children}</div>
      <p className="reading-width mt-10 border-t border-line pt-4 text-sm text-soft">
        Last updated on <Day date={page.updatedOn} />
      </p>
    </article>
  )
}
