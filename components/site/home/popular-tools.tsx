import { Anchor } from '@/components/ui/anchor'
import { splitName } from '@/components/site/tool-name'
import { Icon } from '@/components/ui/icon'
import type { Tool } from '@/lib/catalogue/tool'
import { t } from '@/lib/language/words'

/** The tools that most visitors come for, as a compact grid. */
export function PopularTools({ tools }: { tools: readonly Tool[] }) {
  return (
    <section aria-labelledby="popular">
      <h2 id="popular">{t('Popular')}</h2>
      <ul className="popular-tools mt-2 grid gap-2">
        {tools.map(({ slug, name, icon, category, wordsIn }) => (
          <li key={slug} data-category={category}>
            <Anchor href={`/${slug}`} lang={wordsIn}>
              <span className="tool-icon">
                <Icon icon={icon} />
              </span>
              {/* On a tile the kind of page goes without saying. */}
              {splitName(name).short}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
