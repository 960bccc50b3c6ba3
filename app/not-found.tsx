import type { Metadata } from 'next'
import { Anchor } from '@/components/ui/anchor'
import { Mark } from '@/components/ui/mark'
import { buttonVariants } from '@/components/ui/button'
import { site } from '@/content/site'
import { PageTitle } from '@/components/ui/page-title'

export const metadata: Metadata = { title: `Page not found | ${site.name}`, robots: { index: false } }

export default function NotFound() {
  return (
    <div className="grid place-items-center py-20 text-center">
      <Mark className="size-20 text-line-strong" />
      <PageTitle className="mt-6">Page not found</PageTitle>
      <p className="mt-2 max-w-[46ch] text-soft">
        The address may be misspelt, or the page has moved. The home page has all tools, with a search by
        name.
      </p>
      <Anchor href="/" className={buttonVariants({ className: 'mt-6' })}>
        See all tools
      </Anchor>
    </div>
  )
}
