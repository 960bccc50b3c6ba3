import type { Metadata } from 'next'
import { Island } from '@/components/islands/island'
import { KeptPages } from '@/components/site/kept-pages'
import { Mark } from '@/components/ui/mark'
import { InOtherLanguages } from '@/components/site/in-other-languages'
import { builtLanguage } from '@/content/languages'
import { inPublishedLanguages } from '@/content/words-in-languages'
import { site } from '@/content/site'
import { PageTitle } from '@/components/ui/page-title'
import { t } from '@/content/page-words'

export const metadata: Metadata = { title: t('You are offline | {0}', site.name), robots: { index: false } }

const title = t('You are offline, and this page was not opened before')
const text = t(
  'Pages you have opened on this device work offline. So will this one, once you have opened it.',
)

export default function Page() {
  return (
    <div className="py-12">
      <Mark className="size-16 text-line-strong" />
      <PageTitle className="mt-6">{title}</PageTitle>
      <p className="mt-2 max-w-[60ch] text-soft">{text}</p>
      <Island of="kept-pages">
        <KeptPages />
      </Island>
      {!builtLanguage && <InOtherLanguages words={inPublishedLanguages({ title, text })} />}
    </div>
  )
}
