import { Island } from '@/components/islands/island'
import { ProofTable } from '@/components/proof/proof-table'
import { PlainPage } from '@/components/site/plain-page'
import { pageMetadata } from '@/content/metadata'
import { proof } from '@/content/pages'
import { site } from '@/content/site'
import { t } from '@/content/page-words'

export const metadata = pageMetadata({ ...proof, path: '/proof' })

export default function Page() {
  return (
    <PlainPage page={proof} site={site} layout="cards">
      <p>
        {t(
          'These answers were published by others, or found by other programs. Your browser computes each one now, with the same code as the tools, and compares. Nothing is stored or typed in: a difference would show here.',
        )}
      </p>
      <noscript>
        <p>{t('This page needs JavaScript to compute the answers and compare them.')}</p>
      </noscript>
      <Island of="proof-table">
        <ProofTable />
      </Island>
    </PlainPage>
  )
}
