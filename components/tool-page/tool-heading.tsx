import { Anchor } from '@/components/ui/anchor'
import { Icon } from '@/components/ui/icon'
import type { Category, Tool } from '@/lib/catalogue/tool'

export function ToolHeading({ tool, category }: { tool: Tool; category: Category }) {
  return (
    <>
      <nav aria-label="Breadcrumb" className="no-print text-sm">
        <ol className="flex flex-wrap items-center gap-x-2 text-soft">
          <li>
            <Anchor href="/" className="inline-flex min-h-8 items-center">
              Home
            </Anchor>
          </li>
          <li aria-hidden="true">/</li>
          <li>
            <Anchor href={`/${category.slug}`} className="inline-flex min-h-8 items-center">
              {category.name}
            </Anchor>
          </li>
        </ol>
      </nav>
      <div className="mt-1 mb-3 flex items-start gap-4 sm:mt-2 sm:mb-6">
        <span className="tool-icon mt-1 hidden sm:grid">
          <Icon icon={tool.icon} />
        </span>
        <div className="min-w-0">
          <h1 className="text-[1.75rem]/[2.125rem] sm:text-4xl">{tool.name}</h1>
          {/* One line on a phone; the whole summary is with the steps. */}
          <p className="mt-1 truncate text-sm text-soft sm:hidden">{tool.lead ?? tool.summary}</p>
          <p className="mt-1 max-w-[60ch] text-lg text-soft max-sm:hidden">{tool.summary}</p>
        </div>
      </div>
    </>
  )
}
