import { FAQJsonLd, HowToJsonLd, JsonLdScript } from 'next-seo'
import { Breadcrumbs } from '@/components/site/breadcrumbs'
import type { PageSite } from '@/components/site/page-site'
import type { Category, CategorySlug, Tool } from '@/lib/catalogue/tool'
import { pageLanguage } from '@/lib/language/page-language'
import { localPath } from '@/lib/language/local-path'
import { addressOf, ogImagePath } from '@/lib/seo/address'
import { t } from '@/lib/language/words'

/** schema.org's words for what a category's tools are. */
const APPLICATION_CATEGORY: Record<CategorySlug, string> = {
  calculators: 'FinanceApplication',
  'business-tools': 'BusinessApplication',
  'everyday-utilities': 'UtilitiesApplication',
  'india-specific-tools': 'UtilitiesApplication',
}

/**
 * The structured data of a tool for search engines: the application, how to use it, its questions, and its breadcrumbs.
 */
export function StructuredData({ tool, category, site }: { tool: Tool; category: Category; site: PageSite }) {
  const path = `/${tool.slug}`
  const url = addressOf(site.origin, localPath(path))
  return (
    <>
      <JsonLdScript
        scriptKey="tool"
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebApplication',
          name: tool.name,
          description: tool.description,
          inLanguage: pageLanguage().lang,
          url,
          image: addressOf(site.origin, ogImagePath(localPath(path))),
          applicationCategory: APPLICATION_CATEGORY[tool.category],
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
          dateModified: tool.updatedOn,
        }}
      />
      <HowToJsonLd
        name={t('How to use the {0}', tool.name)}
        description={tool.summary}
        step={tool.steps.map(({ name, text }) => ({ '@type': 'HowToStep' as const, name, text }))}
      />
      <FAQJsonLd questions={[...tool.faqs]} />
      <Breadcrumbs
        site={site}
        trail={[
          [category.name, `/${category.slug}`],
          [tool.name, path],
        ]}
      />
      {tool.searchParameter && <ToolSearchAction url={url} parameter={tool.searchParameter} site={site} />}
    </>
  )
}

interface ToolSearchActionProps {
  url: string
  parameter: string
  site: PageSite
}

function ToolSearchAction({ url, parameter, site }: ToolSearchActionProps) {
  return (
    <JsonLdScript
      scriptKey="tool-search"
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url: site.origin,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${url}?${parameter}={${parameter}}` },
          'query-input': `required name=${parameter}`,
        },
      }}
    />
  )
}
