import { Anchor } from '@/components/site/anchor'
import type { Tool } from '@/lib/catalogue/tool'

export function ToolCard({ tool }: { tool: Pick<Tool, 'slug' | 'name' | 'summary' | 'icon' | 'status'> }) {
  const Icon = tool.icon
  return (
    <Anchor href={`/${tool.slug}`} className="tool-card">
      <span className="tool-icon">
        <Icon aria-hidden="true" />
      </span>
      <span>
        <b>{tool.name}</b>
        <span>{tool.summary}</span>
        {tool.status === 'planned' && <small>Being built</small>}
      </span>
    </Anchor>
  )
}
