import { Comparison } from '@/components/comparison/comparison'
import { Island } from '@/components/islands/island'
import { PlainPage } from '@/components/site/plain-page'
import { toolBySlug } from '@/content/catalogue'
import { pageMetadata } from '@/content/metadata'
import { compare } from '@/content/pages'
import { site } from '@/content/site'
import { type ComparedTool, comparedTools } from '@/lib/comparison/compared-tools'
import { t } from '@/content/page-words'

export const metadata = pageMetadata({ ...compare, path: '/compare' })

const names = Object.fromEntries(comparedTools.map((slug) => [slug, toolBySlug(slug).name])) as Record<
  ComparedTool,
  string
>

export default function Page() {
  return (
    <PlainPage page={compare} site={site} layout="cards">
      <p>
        {t(
          'Loans of two banks, both tax regimes, three deposits: keep each calculation under a name, then see them side by side. The link of a comparison holds all of its figures.',
        )}
      </p>
      <noscript>
        <p>{t('This page needs JavaScript to compute your calculations.')}</p>
      </noscript>
      <Island of="comparison">
        <Comparison tools={names} />
      </Island>
    </PlainPage>
  )
}
