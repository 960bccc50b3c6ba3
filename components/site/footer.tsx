import { Anchor } from '@/components/ui/anchor'
import { CurrentYear } from '@/components/site/current-year'
import { Island } from '@/components/islands/island'
import type { NavLink } from '@/components/site/nav-links'
import { SharePage } from '@/components/site/article/share-page'
import { t } from '@/lib/language/words'

interface FooterProps {
  name: string
  words: string
  madeIn: string
  quickLinks: readonly NavLink[]
  supportLinks: readonly NavLink[]
  builtInYear: number
}

export function Footer({ name, words, madeIn, quickLinks, supportLinks, builtInYear }: FooterProps) {
  return (
    <footer className="no-print mt-8 border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-4 gap-y-5 px-4 py-5 sm:grid-cols-4 lg:px-6">
        <div className="col-span-2 text-sm text-soft sm:col-span-1">
          <p className="font-display text-xl font-semibold text-ink">{name}</p>
          <p className="mt-1">{words}</p>
          <p className="mt-1">{madeIn}</p>
        </div>
        <LinkList heading={t('Quick Links')} links={quickLinks} />
        <div className="max-sm:row-span-2">
          <LinkList heading={t('Support')} links={supportLinks} />
        </div>
        <div>
          <h2 className="text-sm text-soft">{t('Stay Updated')}</h2>
          <p className="mt-3 text-soft">{t('Newsletter coming soon!')}</p>
          <Island of="share-page" frame>
            <SharePage />
          </Island>
        </div>
      </div>
      <p className="border-t border-line px-4 py-3 text-center text-sm text-soft">
        ©{' '}
        <Island of="current-year" frame>
          <CurrentYear builtIn={builtInYear} />
        </Island>{' '}
        {t('{0}. All Rights Reserved.', name)}
      </p>
    </footer>
  )
}

function LinkList({ heading, links }: { heading: string; links: readonly NavLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className="text-sm text-soft">{heading}</h2>
      <ul className="mt-1">
        {links.map(({ href, words }) => (
          <li key={href}>
            <Anchor href={href} className="inline-flex min-h-11 items-center no-underline hover:underline">
              {words}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
