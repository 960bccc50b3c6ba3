import type { DocumentFormProps } from '@/components/documents/controls/field-messages'
import { StateField } from '@/components/documents/controls/state-field'
import { stateByCode } from '@/components/documents/controls/state-name'
import { SUPPLIES } from '@/components/documents/controls/supply-names'
import { TAX_HEAD_NAMES } from '@/components/documents/controls/tax-heads'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import { documentStore } from '@/components/documents/store/document-store'
import { binding } from '@/components/tool-form/binding'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import {
  type BusinessDocument,
  hasItems,
  isOffer,
  isSupply,
  type ItemDocument,
  type SupplyDocument,
} from '@/lib/invoicing/document/document'
import type { SupplyKind } from '@/lib/invoicing/document/tax-terms'
import { isPurchase, isUnregistered } from '@/lib/invoicing/model/document-groups'
import { placeOfSupply, taxHeads } from '@/lib/invoicing/tax/place-of-supply'
import { registrationBy } from '@/lib/invoicing/model/registration'
import { t } from '@/lib/language/words'

/** The document's type by law, the place of supply, and how its tax is charged. */
export default function TaxOptions({ doc, messages }: DocumentFormProps) {
  return (
    <div className="doc-fields">
      {isSupply(doc) && (
        <SelectField
          field={binding(
            'supply',
            doc.supply,
            (supply) => chooseSupply(doc.kind, supply as SupplyKind),
            messages.supply,
          )}
          label={t('Bill type')}
          options={SUPPLIES}
        />
      )}
      {isOffer(doc) && (
        <CheckboxField
          field={bindDocumentFields(doc).flag('ratePerLine')}
          label={t('A tax rate for each item')}
        />
      )}
      {(chargesTax(doc) || isUnregistered(doc)) && <PlaceOfSupply doc={doc} />}
      {chargesTax(doc) && <ChargedFields doc={doc} />}
      {hasItems(doc) && (
        <CheckboxField field={bindDocumentFields(doc).flag('roundOff')} label={t('Round off to the rupee')} />
      )}
    </div>
  )
}

/** A bill type is an answer to “Do you have a GSTIN?” too. */
const chooseSupply = (kind: SupplyDocument['kind'], supply: SupplyKind) =>
  documentStore.change(kind, ({ business }: SupplyDocument) => ({
    supply,
    business: { ...business, registration: registrationBy[supply] },
  }))

/** How the tax of a taxed supply is charged. */
function ChargedFields({ doc }: { doc: BusinessDocument }) {
  const fields = bindDocumentFields(doc)
  return (
    <>
      {hasItems(doc) && <PricesInclude doc={doc} />}
      {(isSupply(doc) || doc.kind === 'receipt') && (
        <CheckboxField field={fields.flag('reverseCharge')} label={t('Tax payable on reverse charge')} />
      )}
      {!isPurchase(doc) && (
        <CheckboxField field={fields.flag('specialZone')} label={t('Supply to a special economic zone')} />
      )}
    </>
  )
}

const PricesInclude = ({ doc }: { doc: ItemDocument }) =>
  !doc.reverseCharge && (
    <CheckboxField field={bindDocumentFields(doc).flag('pricesInclude')} label={t('Rates include GST')} />
  )

function PlaceOfSupply({ doc }: { doc: BusinessDocument }) {
  const at = stateByCode(placeOfSupply(doc))
  return (
    <StateField
      field={bindDocumentFields(doc).own('placeOfSupply')}
      label={t('Place of supply')}
      none={at ? t('Automatic: {0}', at) : t('Within the state')}
      hint={
        chargesTax(doc)
          ? t('{0} will be charged', TAX_HEAD_NAMES[taxHeads(doc)])
          : t('No GST will be charged')
      }
      abroad
    />
  )
}
