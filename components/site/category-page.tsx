import { Breadcrumbs } from '@/components/site/breadcrumbs'
import type { PageSite } from '@/components/site/page-site'
import { ToolCard } from '@/components/site/tool-card'
import type { Category, Tool } from '@/lib/catalogue/tool'
import { PageTitle } from '@/components/ui/page-title'

interface CategoryPageProps {
  category: Category
  tools: readonly Tool[]
  site: PageSite
}

export function CategoryPage({ category, tools, site }: CategoryPageProps) {
  return (
    <div data-category={category.slug}>
      <Breadcrumbs site={site} trail={[[category.name, `/${category.slug}`]]} />
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
