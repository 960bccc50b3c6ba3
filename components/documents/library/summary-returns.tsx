import { type ComponentType, useState } from 'react'
import { MoreFields } from '@/components/documents/controls/section'
import { useSettledDocuments } from '@/components/documents/store/use-settled-documents'
import { LazyPart } from '@/components/ui/lazy-part'
import { isSupply } from '@/lib/invoicing/document/document'
import { t } from '@/lib/language/words'

const loadGstr3b = () =>
  import('@/components/documents/library/gstr3b-figures').then((module) => module.Gstr3bFigures)
const loadCmp08 = () =>
  import('@/components/documents/library/cmp08-figures').then((module) => module.Cmp08Figures)

/** The figures of a return, whose script is loaded when they are opened. */
function ReturnFigures({ summary, load }: { summary: string; load(): Promise<ComponentType> }) {
  const [opened, setOpened] = useState(false)
  return (
    <MoreFields summary={summary} onOpen={() => setOpened(true)}>
      <LazyPart what={summary} load={load} wanted={opened} props={{}} />
    </MoreFields>
  )
}

/** GSTR-3B: its tables of supplies. */
export const Gstr3bSection = () => <ReturnFigures summary={t('GSTR-3B figures')} load={loadGstr3b} />

/** CMP-08, for whoever has a bill of supply of the composition scheme. */
export function Cmp08Section() {
  const isComposition = useSettledDocuments(({ documents }) =>
    documents.some((doc) => isSupply(doc) && doc.supply === 'composition'),
  )
  return isComposition && <ReturnFigures summary={t('CMP-08 figures')} load={loadCmp08} />
}
