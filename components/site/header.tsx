import { Anchor } from '@/components/ui/anchor'
import { HeaderSearch } from '@/components/site/search/header-search'
import { Mark } from '@/components/ui/mark'
import { MenuButton } from '@/components/site/menu-button'
import { Island } from '@/components/islands/island'
import { type LanguageLink, LanguageLinks } from '@/components/site/language-links'
import { NavLinks, type NavLinksProps } from '@/components/site/nav-links'
import { ThemeButton } from '@/components/site/theme-button'
import { t } from '@/lib/language/words'

const MENU_ID = 'site-menu'

interface HeaderProps extends NavLinksProps {
  name: string
  languages: readonly LanguageLink[]
}

/** The head of every page. On large screens links and search are in the row; on small ones in a menu. */
export function Header({ name, languages, ...nav }: HeaderProps) {
  return (
    <header className="site-header no-print border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center gap-2 px-4 lg:gap-5 lg:px-6">
        <Anchor
          href="/"
          className="flex min-h-11 items-center gap-2 font-display text-xl font-semibold text-ink no-underline"
        >
          <Mark className="size-8" />
          {name}
        </Anchor>
        <nav aria-label={t('Main')} className="hidden flex-1 lg:block">
          <NavLinks {...nav} />
        </nav>
        <div className="hidden w-52 lg:block xl:w-64">
          <Island of="header-search" frame>
            <HeaderSearch id="header-search" />
          </Island>
        </div>
        <div className="ml-auto flex flex-wrap items-center lg:ml-0">
          <div className="max-[22.49rem]:hidden">
            <LanguageLinks languages={languages} />
          </div>
          <Island of="theme-button" frame>
            <ThemeButton />
          </Island>
          <div className="lg:hidden">
            <Island of="menu-button" frame>
              <MenuButton menuId={MENU_ID} />
            </Island>
            <div id={MENU_ID} popover="auto" className="menu-panel">
              <Island of="header-search" frame>
                <HeaderSearch id="menu-search" />
              </Island>
              <nav aria-label={t('Menu')} className="mt-3">
                <NavLinks {...nav} />
              </nav>
              <div className="mt-2 min-[22.5rem]:hidden">
                <LanguageLinks languages={languages} />
              </div>
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
