import type { TaxHeads } from '@/lib/invoicing/tax/place-of-supply'
import { t } from '@/lib/language/words'

/** The taxes that are charged together. */
export const TAX_HEAD_NAMES: Record<TaxHeads, string> = {
  sgst: t('CGST and SGST'),
  utgst: t('CGST and UTGST'),
  igst: 'IGST',
}
