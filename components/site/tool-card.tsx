import { Anchor } from '@/components/ui/anchor'
import { Icon } from '@/components/ui/icon'
import type { Tool } from '@/lib/catalogue/tool'

interface ToolCardProps {
  tool: Pick<Tool, 'slug' | 'name' | 'summary' | 'icon' | 'status'>
  /** The end of the name that the heading above has already; a phone hides it. */
  implied?: string | undefined
}

export function ToolCard({ tool, implied }: ToolCardProps) {
  const isImplied = implied !== undefined && tool.name.endsWith(implied)
  return (
    <Anchor href={`/${tool.slug}`} className="tool-card">
      <span className="tool-icon">
        <Icon icon={tool.icon} />
      </span>
      <span>
        {isImplied ? (
          <b>
            {tool.name.slice(0, -implied.length)}
            <span className="implied">{implied}</span>
          </b>
        ) : (
          <b>{tool.name}</b>
        )}
        <span>{tool.summary}</span>
        {tool.status === 'planned' && (
          <small className="rounded-xl border border-line-strong px-2 text-soft">Coming</small>
        )}
      </span>
    </Anchor>
  )
}
