import { BreadcrumbJsonLd } from 'next-seo'
import type { PageSite } from '@/components/site/page-site'
import { ToolCard } from '@/components/site/tool-card'
import type { Category, Tool } from '@/lib/catalogue/tool'
import { addressOf } from '@/lib/seo/address'
import { PageTitle } from '@/components/ui/page-title'
import { t } from '@/lib/language/words'
import { localPath } from '@/lib/language/local-path'

interface CategoryPageProps {
  category: Category
  tools: readonly Tool[]
  site: PageSite
}

export function CategoryPage({ category, tools, site }: CategoryPageProps) {
  return (
    <div data-category={category.slug}>
      <BreadcrumbJsonLd
        items={[
          { name: t('Home'), item: addressOf(site.origin, localPath('/')) },
          { name: category.name, item: addressOf(site.origin, localPath(`/${category.slug}`)) },
        ]}
      />
      <PageTitle>{category.name}</PageTitle>
      <p className="mt-2 max-w-[60ch] text-lg text-soft">{category.introduction}</p>
      <ul className="tool-grid mt-6">
        {tools.map((tool) => (
          <li key={tool.slug}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </div>
  )
}
