import { ToolCard } from '@/components/site/tool-card'
import type { Tool } from '@/lib/catalogue/tool'

export function RelatedTools({ tools }: { tools: readonly Tool[] }) {
  return (
    <section aria-labelledby="related">
      <h2 id="related">Related tools</h2>
      <ul className="tool-grid mt-4">
        {tools.map((tool) => (
          <li key={tool.slug}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  )
}
