import { Anchor } from '@/components/ui/anchor'
import { ToolCard } from '@/components/site/tool-card'
import type { Category, Tool } from '@/lib/catalogue/tool'
import { Lightbulb } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { t } from '@/lib/language/words'

interface ToolGroupsProps {
  id: string
  groups: readonly { category: Category; tools: readonly Tool[] }[]
}

/** Every tool's card, by category; the home page's search hides cards, and groups left without one. */
export function ToolGroups({ id, groups }: ToolGroupsProps) {
  return (
    <div id={id} className="tool-groups">
      {groups.map(({ category, tools }, place) => (
        <section
          key={category.slug}
          data-group=""
          data-category={category.slug}
          aria-labelledby={`group-${category.slug}`}
        >
          <h2 id={`group-${category.slug}`}>
            <Anchor href={`/${category.slug}`}>{category.name}</Anchor>
          </h2>
          <ul className="tool-grid compact">
            {tools.map((tool) => (
              <li key={tool.slug} data-name={tool.name}>
                <ToolCard tool={tool} />
              </li>
            ))}
            {/* It takes the cell that the last row leaves free. */}
            {place === groups.length - 1 && (
              <li>
                <SuggestCard />
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

function SuggestCard() {
  return (
    <Anchor href="/suggest-tool" className="tool-card border-dashed">
      <span className="tool-icon">
        <Icon icon={Lightbulb} />
      </span>
      <span>
        <b>{t('Suggest a Tool')}</b>
        <span>{t('Something you need and can’t find here? Tell us what it should do.')}</span>
      </span>
    </Anchor>
  )
}
