import type { FieldMessages } from '@/components/documents/controls/field-messages'
import { kindName } from '@/components/documents/store/document-names'
import type { BusinessDocument } from '@/lib/invoicing/document/document'
import { isEmpty } from '@/lib/invoicing/model/filled-lines'
import { isRegistrationOpen } from '@/lib/invoicing/model/registration'
import { headsInDoubt } from '@/lib/invoicing/tax/heads-in-doubt'
import { totals } from '@/lib/invoicing/tax/totals'
import { t } from '@/lib/language/words'

/** Why the document cannot be printed yet, or null. */
export function reasonNotReady(doc: BusinessDocument, { numberUsed }: FieldMessages): string | null {
  if (doc.id === '' && isEmpty(doc)) return t('Fill in the form first.')
  if (isEmpty(doc)) return doc.kind === 'receipt' ? t('Enter the amount first.') : t('Add an item first.')
  if (totals(doc) === null) return t('Correct the marked numbers first.')
  if (isRegistrationOpen(doc))
    return t(
      'First answer “Do you have a GSTIN?” at the top of the form: only a business with one may charge GST.',
    )
  if (headsInDoubt(doc)) return t('Correct the GSTIN that has a mistake first, or choose the state.')
  return numberUsed
    ? t('Change the number first: another {0} this financial year has it.', kindName(doc.kind))
    : null
}
