import type { Metadata } from 'next'
import { Anchor } from '@/components/ui/anchor'
import { Mark } from '@/components/ui/mark'
import { buttonVariants } from '@/components/ui/button'
import { InOtherLanguages } from '@/components/site/in-other-languages'
import { builtLanguage } from '@/content/languages'
import { inPublishedLanguages } from '@/content/words-in-languages'
import { site } from '@/content/site'
import { PageTitle } from '@/components/ui/page-title'
import { t } from '@/content/page-words'

export const metadata: Metadata = { title: t('Page not found | {0}', site.name), robots: { index: false } }

const title = t('Page not found')
const text = t(
  'The address may be misspelt, or the page has moved. The home page has all tools, with a search by name.',
)
const link = t('See all tools')

export default function NotFoundPage() {
  return (
    <div className="grid place-items-center py-20 text-center">
      <Mark className="size-20 text-line-strong" />
      <PageTitle className="mt-6">{title}</PageTitle>
      <p className="mt-2 max-w-[60ch] text-soft">{text}</p>
      <Anchor href="/" className={buttonVariants({ className: 'mt-6' })}>
        {link}
      </Anchor>
      {!builtLanguage && <InOtherLanguages words={inPublishedLanguages({ title, text, link })} />}
    </div>
  )
}
