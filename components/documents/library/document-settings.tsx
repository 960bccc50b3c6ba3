import { inForce } from '@/lib/rules/in-force'
import { hsnTurnover } from '@/lib/rules/gst/invoice-fields'
import { eraseAll } from '@/lib/invoicing/storage/storage-acts'
import { useStore } from 'zustand'
import { kindName } from '@/components/documents/store/document-names'
import { documentStore } from '@/components/documents/store/document-store'
import { MoreFields } from '@/components/documents/controls/section'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { TextField } from '@/components/fields/text-field'
import { binding, checkedBinding } from '@/components/tool-form/binding'
import { useToday } from '@/components/hooks/use-today'
import { EraseButton } from '@/components/ui/erase-button'
import type { DocumentKind } from '@/lib/invoicing/document/document-kinds'
import { numberFor } from '@/lib/invoicing/storage/new-document'
import type { Settings, Turnover } from '@/lib/invoicing/model/saved-documents'
import { t } from '@/lib/language/words'

const CRORES = inForce(hsnTurnover).value / 1_00_00_000
const TURNOVERS = {
  upTo5Crore: t('Up to ₹{0} crore', CRORES),
  above5Crore: t('Above ₹{0} crore', CRORES),
}

const FORGET: Partial<Settings> = {
  remember: 'no',
  business: null,
  clients: [],
  items: [],
  forgottenClients: [],
  forgottenItems: [],
}

/** Numbering, what is remembered, and erasing everything. */
export function DocumentSettings({ kind }: { kind: DocumentKind }) {
  const state = useStore(documentStore)
  const { remember, restartYearly, turnover, wantedNumber } = state.settings
  const next = numberFor(state, kind, useToday())
  const { changeSettings } = documentStore
  return (
    <MoreFields summary={t('Numbering, turnover, saved details')}>
      <TextField
        field={binding('wantedNumber', wantedNumber[kind], (text) =>
          changeSettings({ wantedNumber: { ...wantedNumber, [kind]: text } }),
        )}
        label={t('Next number')}
        hint={t('The next {0} will be {1}, and the numbers go up from there.', kindName(kind), next)}
      />
      <CheckboxField
        field={checkedBinding('restartYearly', restartYearly, (checked) =>
          changeSettings({ restartYearly: checked }),
        )}
        label={t('Restart numbering on 1 April')}
      />
      <SelectField
        field={binding('turnover', turnover, (text) => changeSettings({ turnover: text as Turnover }))}
        label={t('Turnover of the previous financial year')}
        hint={t('Decides how many digits an HSN code needs')}
        options={TURNOVERS}
      />
      <CheckboxField
        field={checkedBinding('remember', remember === 'yes', (checked) =>
          changeSettings(checked ? { remember: 'yes' } : FORGET),
        )}
        label={t('Remember my business, clients and items')}
      />
      <EraseButton
        label={t('Erase everything')}
        warning={
          state.business === null
            ? t('All quotations, invoices, receipts, pictures and settings in this browser will be deleted.')
            : t(
                'All quotations, invoices, receipts, pictures and settings of the open business will be deleted. The other businesses stay.',
              )
        }
        confirm={t('Yes, erase everything')}
        onErase={() => eraseAll(documentStore)}
      />
    </MoreFields>
  )
}
