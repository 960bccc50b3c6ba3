'use client'

import { usePathname } from 'next/navigation'
import { buttonVariants } from '@/components/ui/button'

export interface LanguageLink {
  lang: string
  /** The language in itself. */
  name: string
  /** Before the paths of its pages. */
  base: string
  pages: readonly string[]
  /** In that language, what the link leads to. */
  offer: string
}

/**
 * This page in other languages, where it is translated. The page's first script adds query and fragment
 * (before-hydration.ts).
 */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const here = usePathname()
  return languages
    .filter(({ pages }) => pages.includes(here))
    .map(({ lang, name, base, offer }) => (
      <a
        key={lang}
        href={(base + here).replace(/(.)\/$/, '$1')}
        lang={lang}
        hrefLang={lang}
        title={offer}
        data-language=""
        className={buttonVariants({ variant: 'quiet', className: 'max-sm:px-2' })}
      >
        {name}
      </a>
    ))
}
