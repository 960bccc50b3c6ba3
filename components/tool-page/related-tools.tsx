import { ToolName } from '@/components/site/tool-name'
import { Anchor } from '@/components/ui/anchor'
import { Icon } from '@/components/ui/icon'
import { type Article, articlePath } from '@/lib/catalogue/page'
import type { Tool } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

interface RelatedToolsProps {
  tools: readonly Tool[]
  /** The article about the tool. */
  guide?: Article | undefined
}

/** The tools to try next; their names are enough to choose by. */
export function RelatedTools({ tools, guide }: RelatedToolsProps) {
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t('Related tools')}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {tools.map((tool) => (
          <li key={tool.slug} className="max-sm:last:odd:col-span-2">
            <Anchor
              href={`/${tool.slug}`}
              lang={tool.wordsIn}
              className="tool-card items-center gap-2 p-2 text-sm sm:text-base"
            >
              <span className="tool-icon size-8">
                <Icon icon={tool.icon} />
              </span>
              <span>
                <ToolName name={tool.name} />
                {tool.status === 'planned' && <span>{t('Coming')}</span>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {guide && (
        <p className="mt-3">
          {t('Guide:')}{' '}
          <Anchor href={articlePath(guide)} lang={guide.wordsIn}>
            {guide.title}
          </Anchor>
        </p>
      )}
    </section>
  )
}
