import { Anchor } from '@/components/ui/anchor'
import { buttonVariants } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
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
  /** The pages of what the visitor has kept. */
  own: NavLinksProps['links']
}

/** The head of every page. On large screens links and search are in the row; on small ones in a menu. */
export function Header({ name, languages, own, ...nav }: HeaderProps) {
  return (
    <header className="site-header no-print border-b border-line bg-surface">
      <div className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center gap-2 px-4 lg:min-h-16 lg:gap-5 lg:px-6">
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
          <div className="max-lg:hidden">
            <Island of="theme-button" frame>
              <ThemeButton />
            </Island>
          </div>
          <Anchor
            href="/search"
            aria-label={t('Search')}
            className={buttonVariants({ variant: 'quiet', size: 'icon', className: 'lg:hidden' })}
          >
            <Glyph path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l5 5" />
          </Anchor>
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
              <div className="mt-2 flex flex-wrap items-center gap-x-4">
                <Island of="theme-button" frame>
                  <ThemeButton />
                </Island>
                {own.map(({ href, words }) => (
                  <Anchor key={href} href={href} className="nav-link">
                    {words}
                  </Anchor>
                ))}
                <div className="min-[22.5rem]:hidden">
                  <LanguageLinks languages={languages} />
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
