'use client'

import { usePathname } from 'next/navigation'
import { Anchor } from '@/components/ui/anchor'

export interface NavLink {
  href: string
  words: string
}

export interface NavLinksProps {
  links: readonly NavLink[]
  /** For the address of a tool, the link of its category. */
  sectionOf: Readonly<Record<string, string>>
}

/**
 * The site's main links, the one of this page marked; an article counts as within the blog, a tool as within
 * its category.
 */
export function NavLinks({ links, sectionOf }: NavLinksProps) {
  // A host may serve the page with a closing slash as well.
  const here = usePathname().replace(/(.)\/$/, '$1')
  const current = (href: string) => {
    if (href === here) return 'page'
    return sectionOf[here] === href || (href !== '/' && here.startsWith(`${href}/`)) ? 'true' : undefined
  }
  return (
    <ul className="flex flex-col lg:flex-row lg:gap-1">
      {links.map(({ href, words }) => (
        <li key={href}>
          <Anchor href={href} aria-current={current(href)} className="nav-link">
            {words}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
