import type { Metadata } from 'next'
import { Island } from '@/components/islands/island'
import { KeptPages } from '@/components/site/kept-pages'
import { Mark } from '@/components/ui/mark'
import { site } from '@/content/site'
import { PageTitle } from '@/components/ui/page-title'

export const metadata: Metadata = { title: `You are offline | ${site.name}`, robots: { index: false } }

export default function Page() {
  return (
    <div className="py-12">
      <Mark className="size-16 text-line-strong" />
      <PageTitle className="mt-6">You are offline, and this page was not opened before</PageTitle>
      <p className="mt-2 max-w-[56ch] text-soft">
        Pages you have opened on this device work offline. So will this one, once you have opened it.
      </p>
      <Island of="kept-pages">
        <KeptPages />
      </Island>
    </div>
  )
}
