import { BreadcrumbJsonLd } from 'next-seo'
import type { PageSite } from '@/components/site/page-site'
import { localPath } from '@/lib/language/local-path'
import { t } from '@/lib/language/words'
import { addressOf } from '@/lib/seo/address'

interface BreadcrumbsProps {
  site: PageSite
  /** From the home page, which is left out, to the page itself. */
  trail: readonly (readonly [name: string, path: string])[]
}

/** The way to a page, as structured data for search engines. */
export const Breadcrumbs = ({ site, trail }: BreadcrumbsProps) => (
  <BreadcrumbJsonLd
    items={([[t('Home'), '/'], ...trail] as const).map(([name, path]) => ({
      name,
      item: addressOf(site.origin, localPath(path)),
    }))}
  />
)
