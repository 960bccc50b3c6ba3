import { Anchor } from '@/components/ui/anchor'
import { Icon } from '@/components/ui/icon'
import { PageTitle } from '@/components/ui/page-title'
import type { Category, Tool } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

export function ToolHeading({ tool, category }: { tool: Tool; category: Category }) {
  return (
    <>
      {/* The site's name above leads home. */}
      <nav aria-label={t('Breadcrumb')} className="no-print text-sm max-sm:-mt-2">
        <Anchor href={`/${category.slug}`} className="inline-flex min-h-8 items-center gap-1">
          <span aria-hidden="true">‹</span>
          {category.name}
        </Anchor>
      </nav>
      <div className="mb-2 flex items-start gap-4 sm:mt-2 sm:mb-6">
        <span className="tool-icon mt-1 hidden sm:grid">
          <Icon icon={tool.icon} />
        </span>
        <div className="min-w-0">
          <PageTitle className="text-[1.3125rem]/[1.625rem] sm:text-4xl">{tool.name}</PageTitle>
          {/* Short on a phone; the whole summary is with the steps. */}
          <p className="text-sm text-soft sm:hidden">{tool.lead ?? tool.summary}</p>
          <p className="mt-1 max-w-[60ch] text-lg text-pretty text-soft max-sm:hidden">{tool.summary}</p>
        </div>
      </div>
    </>
  )
}
