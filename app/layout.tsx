import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { AdSlot } from '@/components/site/ad-slot'
import { beforeHydrationScript } from '@/components/islands/before-hydration'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { RESULT_ID } from '@/components/results/focus-result'
import { Island } from '@/components/islands/island'
import { PageServices } from '@/components/site/page-services'
import { CONTENT_ID } from '@/components/ui/page-title'
import { themeScript } from '@/components/site/theme-script'
import { builtLanguage, fileAddress } from '@/content/languages'
import { languageLinks } from '@/content/language-links'
import { headerLinks, ownLinks, quickLinks, sectionOf, supportLinks } from '@/content/navigation'
import { t } from '@/content/page-words'
import { site } from '@/content/site'
import { LANGUAGE_ID, pageLanguage } from '@/lib/language/page-language'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(site.origin),
  applicationName: site.name,
  manifest: fileAddress('/manifest.webmanifest'),
  icons: { icon: '/icon.svg', apple: '/og/icon-180.png' },
  // A number in a table is no telephone number.
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // The result bar stays above the keyboard of a phone.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf8' },
    { media: '(prefers-color-scheme: dark)', color: '#151a31' },
  ],
}

const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' },
  ],
})

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={pageLanguage().lang} suppressHydrationWarning>
      {builtLanguage?.style && (
        <head>
          <style>{builtLanguage.style}</style>
        </head>
      )}
      <body data-printed={site.name}>
        <script dangerouslySetInnerHTML={{ __html: `${themeScript};${beforeHydrationScript}` }} />
        <a href={`#${CONTENT_ID}`} className="skip-link">
          {t('Skip to the content')}
        </a>
        <a href="#form" className="skip-link">
          {t('Skip to the form')}
        </a>
        <a href={`#${RESULT_ID}`} className="skip-link">
          {t('Skip to the result')}
        </a>
        <Header
          name={site.name}
          links={headerLinks}
          own={ownLinks}
          sectionOf={sectionOf}
          languages={languageLinks}
        />
        <div className="mx-auto grid max-w-7xl gap-6 px-4 lg:grid-cols-[minmax(0,1fr)_2rem] lg:px-6">
          <main className="min-w-0 pt-3 sm:pt-6 lg:pt-8">{children}</main>
          <AdSlot
            label={t('Sidebar Ad')}
            className="sticky top-4 mt-44 hidden h-[37.5rem] pt-3 text-[12px] [writing-mode:vertical-rl] lg:grid"
          />
        </div>
        <div className="mx-auto max-w-7xl px-4 lg:px-6">
          <AdSlot label={t('Bottom Ad Space')} className="mt-8 h-10 justify-items-center text-sm" />
        </div>
        <Footer
          name={site.name}
          words={site.description}
          madeIn={site.madeIn}
          quickLinks={quickLinks}
          supportLinks={supportLinks}
          builtInYear={new Date().getFullYear()}
        />
        {builtLanguage && (
          <script
            id={LANGUAGE_ID}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(pageLanguage()).replaceAll('<', '\\u003c') }}
          />
        )}
        <Island of="page-services" frame>
          <PageServices />
        </Island>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  )
}
