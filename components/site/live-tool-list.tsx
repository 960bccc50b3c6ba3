import { Anchor } from '@/components/ui/anchor'
import type { Tool } from '@/lib/catalogue/tool'

/** The tools that work today, a line a category. */
export function LiveToolList({ groups }: { groups: readonly { name: string; tools: readonly Tool[] }[] }) {
  return (
    <dl>
      {groups.map(({ name, tools }) => (
        <div key={name} className="mt-3">
          <dt className="font-semibold">{name}</dt>
          <dd>
            {tools.map((tool, place) => (
              <span key={tool.slug}>
                {place > 0 && ', '}
                <Anchor href={`/${tool.slug}`}>{tool.name}</Anchor>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
