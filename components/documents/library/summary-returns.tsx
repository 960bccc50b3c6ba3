import { LazyMoreFields } from '@/components/documents/controls/section'
import { useSettledDocuments } from '@/components/documents/store/use-settled-documents'
import { isSupply } from '@/lib/invoicing/document/document'
import { t } from '@/lib/language/words'

const loadGstr3b = () =>
  import('@/components/documents/library/gstr3b-figures').then((module) => module.Gstr3bFigures)
const loadCmp08 = () =>
  import('@/components/documents/library/cmp08-figures').then((module) => module.Cmp08Figures)

/** GSTR-3B: its tables of supplies, with a script of their own. */
export const Gstr3bSection = () => (
  <LazyMoreFields summary={t('GSTR-3B figures')} load={loadGstr3b} props={{}} />
)

/** CMP-08, for whoever has a bill of supply of the composition scheme. */
export function Cmp08Section() {
  const isComposition = useSettledDocuments(({ documents }) =>
    documents.some((doc) => isSupply(doc) && doc.supply === 'composition'),
  )
  return isComposition && <LazyMoreFields summary={t('CMP-08 figures')} load={loadCmp08} props={{}} />
}
