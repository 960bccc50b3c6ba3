import { useState } from 'react'
import { MoreFields } from '@/components/documents/controls/section'
import { useSettledDocuments } from '@/components/documents/store/use-settled-documents'
import { LazyPart } from '@/components/ui/lazy-part'
import { isSupply } from '@/lib/invoicing/document/document'
import { t } from '@/lib/language/words'

const loadGstr3b = () =>
  import('@/components/documents/library/gstr3b-figures').then((module) => module.Gstr3bFigures)
const loadCmp08 = () =>
  import('@/components/documents/library/cmp08-figures').then((module) => module.Cmp08Figures)

/** GSTR-3B: its tables of supplies, with a script of their own. */
export function Gstr3bSection() {
  const [opened, setOpened] = useState(false)
  const summary = t('GSTR-3B figures')
  return (
    <MoreFields summary={summary} onOpen={() => setOpened(true)}>
      <LazyPart what={summary} load={loadGstr3b} wanted={opened} props={{}} />
    </MoreFields>
  )
}

/** CMP-08, for whoever has a bill of supply of the composition scheme. */
export function Cmp08Section() {
  const [opened, setOpened] = useState(false)
  const isComposition = useSettledDocuments(({ documents }) =>
    documents.some((doc) => isSupply(doc) && doc.supply === 'composition'),
  )
  const summary = t('CMP-08 figures')
  if (!isComposition) return null
  return (
    <MoreFields summary={summary} onOpen={() => setOpened(true)}>
      <LazyPart what={summary} load={loadCmp08} wanted={opened} props={{}} />
    </MoreFields>
  )
}
