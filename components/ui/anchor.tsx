import type { ComponentProps } from 'react'

/**
 * A link to another page of the site, or away from it. Pages are plain documents: the router's own link
 * would fetch a payload for every link in sight, and the browser's speculation rules do better for nothing.
 */
export function Anchor({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  const away = /^https?:/.test(href)
  return (
    <a href={href} {...(away && { rel: 'noopener' })} {...props}>
      {children}
    </a>
  )
}
