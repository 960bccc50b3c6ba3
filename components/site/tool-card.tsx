import { ToolName } from '@/components/site/tool-name'
import { Anchor } from '@/components/ui/anchor'
import { Icon } from '@/components/ui/icon'
import type { Tool } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

interface ToolCardProps {
  tool: Pick<Tool, 'slug' | 'name' | 'summary' | 'icon' | 'status' | 'wordsIn'>
}

export function ToolCard({ tool }: ToolCardProps) {
  return (
    <Anchor href={`/${tool.slug}`} lang={tool.wordsIn} className="tool-card">
      <span className="tool-icon">
        <Icon icon={tool.icon} />
      </span>
      <span>
        <ToolName name={tool.name} />
        <span>{tool.summary}</span>
        {tool.status === 'planned' && (
          <small className="rounded-xl border border-line-strong px-2 text-soft">{t('Coming')}</small>
        )}
      </span>
    </Anchor>
  )
}
