'use client'

import { localPath } from '@/lib/language/local-path'
import { readRecentTools } from '@/components/site/home/recent-tools-store'
import { useInBrowser } from '@/components/hooks/use-in-browser'
import { t } from '@/lib/language/words'

interface RecentToolsProps {
  /** Every live tool's short name by its slug; a tool that no longer exists is left out. */
  names: Readonly<Record<string, string>>
}

/** The tools this visitor opened last, newest first; not shown (home.css) on a first visit. */
export function RecentTools({ names }: RecentToolsProps) {
  const slugs = useInBrowser(readRecentTools, '')
  const recent = slugs.split(' ').filter((slug) => Object.hasOwn(names, slug))
  return (
    <nav aria-label={t('Recently used')} className="recent-tools mb-2 text-[0.9375rem]">
      {recent.length > 0 && (
        <ul className="flex gap-2">
          {recent.map((slug) => (
            <li key={slug}>
              <a
                href={localPath(`/${slug}`)}
                className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 no-underline"
              >
                {names[slug]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
