import type { ComponentProps } from 'react'
import { leadsToEnglish, localPath } from '@/lib/language/local-path'

/**
 * A link to another page of the site, or away from it. Pages are plain documents: the router's own link would
 * fetch a payload for every link in sight, and the browser's speculation rules do better for nothing. It
 * leads to the page in the language of this one, if there is one.
 */
export function Anchor({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  const away = /^https?:/.test(href)
  return (
    <a
      href={localPath(href)}
      hrefLang={leadsToEnglish(href) ? 'en-IN' : undefined}
      {...(away && { rel: 'noopener' })}
      {...props}
    >
      {children}
    </a>
  )
}
