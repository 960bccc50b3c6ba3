import { Anchor } from '@/components/ui/anchor'
import { Icon } from '@/components/ui/icon'
import type { Tool } from '@/lib/catalogue/tool'

export function ToolCard({ tool }: { tool: Pick<Tool, 'slug' | 'name' | 'summary' | 'icon' | 'status'> }) {
  return (
    <Anchor href={`/${tool.slug}`} className="tool-card">
      <span className="tool-icon">
        <Icon icon={tool.icon} />
      </span>
      <span>
        <b>{tool.name}</b>
        <span>{tool.summary}</span>
        {tool.status === 'planned' && <small>Coming</small>}
      </span>
    </Anchor>
  )
}
