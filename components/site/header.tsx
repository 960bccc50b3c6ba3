import { Anchor } from '@/components/site/anchor'
import { HeaderSearch } from '@/components/site/header-search'
import { Mark } from '@/components/site/mark'
import { Menu } from '@/components/site/menu'
import { NavLinks, type NavLink } from '@/components/site/nav-links'
import { ThemeButton } from '@/components/site/theme-button'

/** The head of every page. On large screens links and search stand in the row; on small ones in a menu. */
export function Header({ name, links }: { name: string; links: readonly NavLink[] }) {
  return (
    <header className="no-print border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 lg:gap-5 lg:px-6">
        <Anchor
          href="/"
          className="flex min-h-11 items-center font-display text-xl font-semibold text-ink no-underline"
        >
          <span data-static="" className="flex items-center gap-2">
            <Mark className="size-8" />
            {name}
          </span>
        </Anchor>
        <nav aria-label="Main" className="hidden flex-1 lg:block">
          <NavLinks links={links} />
        </nav>
        <div className="hidden w-52 lg:block xl:w-64">
          <HeaderSearch id="header-search" />
        </div>
        <div className="ml-auto flex items-center lg:ml-0">
          <ThemeButton />
          <Menu>
            <HeaderSearch id="menu-search" />
            <nav aria-label="Menu" className="mt-3">
              <NavLinks links={links} />
            </nav>
          </Menu>
        </div>
      </div>
    </header>
  )
}
