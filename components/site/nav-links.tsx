'use client'

import { usePathname } from 'next/navigation'

export interface NavLink {
  href: string
  words: string
}

/** The site's main links, the one of this page marked; an article counts as within the blog. */
export function NavLinks({ links }: { links: readonly NavLink[] }) {
  // A host may serve the page with a closing slash as well.
  const here = usePathname().replace(/(.)\/$/, '$1')
  const current = (href: string) => {
    if (href === here) return 'page'
    return href !== '/' && here.startsWith(`${href}/`) ? 'true' : undefined
  }
  return (
    <ul className="flex flex-col lg:flex-row lg:gap-1">
      {links.map(({ href, words }) => (
        <li key={href}>
          <a href={href} aria-current={current(href)} className="nav-link">
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}
