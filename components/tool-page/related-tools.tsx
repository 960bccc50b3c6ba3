import { Anchor } from '@/components/ui/anchor'
import { type Article, articlePath } from '@/lib/catalogue/page'
import type { Tool } from '@/lib/catalogue/tool'

interface RelatedToolsProps {
  tools: readonly Tool[]
  /** The article about the tool. */
  guide?: Article | undefined
}

/** The tools to try next. Without their icons, which would weigh more than their words. */
export function RelatedTools({ tools, guide }: RelatedToolsProps) {
  return (
    <section aria-labelledby="related">
      <h2 id="related">Related tools</h2>
      <ul className="related-tools">
        {tools.map((tool) => (
          <li key={tool.slug}>
            <Anchor href={`/${tool.slug}`} className="tool-card">
              <span>
                <b>{tool.name}</b>
                <span>{tool.status === 'planned' ? 'Coming' : tool.summary}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      {guide && (
        <p className="mt-3">
          Guide: <Anchor href={articlePath(guide)}>{guide.title}</Anchor>
        </p>
      )}
    </section>
  )
}
