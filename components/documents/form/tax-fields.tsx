import type { FieldMessages } from '@/components/documents/controls/field-messages'
import { NumberCell, numericField } from '@/components/documents/controls/number-cell'
import { Section } from '@/components/documents/controls/section'
import { StateField } from '@/components/documents/controls/state-field'
import { stateByCode } from '@/components/documents/controls/state-name'
import { TAX_HEADS } from '@/components/documents/controls/tax-heads'
import { bindDocumentFields } from '@/components/documents/store/use-document'
import { documentStore } from '@/components/documents/store/document-store'
import { binding } from '@/components/tool-form/binding'
import { CheckboxField } from '@/components/fields/checkbox-field'
import { SelectField } from '@/components/fields/select-field'
import { LazyPart } from '@/components/ui/lazy-part'
import { chargesTax } from '@/lib/invoicing/tax/charges-tax'
import {
  type BusinessDocument,
  isOffer,
  isSupply,
  type ItemDocument,
  type OfferDocument,
  type SupplyDocument,
} from '@/lib/invoicing/document/document'
import type { SupplyKind } from '@/lib/invoicing/document/tax-terms'
import type { Receipt } from '@/lib/invoicing/document/receipt'
import { isPurchase, isUnregistered } from '@/lib/invoicing/model/document-groups'
import { isAtZero } from '@/lib/invoicing/tax/exemption-of'
import { taxRate } from '@/lib/invoicing/model/line-numbers'
import { isZeroRated, placeOfSupply, taxHeads } from '@/lib/invoicing/tax/place-of-supply'
import { registrationBy } from '@/lib/invoicing/model/registration'
import { t } from '@/lib/language/words'

const SUPPLIES = {
  tax: t('Tax invoice'),
  composition: t('Bill of supply (composition scheme)'),
  exempt: t('Bill of supply (exempt goods or services)'),
  mixed: t('Invoice-cum-bill of supply (taxable and exempt)'),
  unregistered: t('Bill without GST registration'),
}

/** The fields of the document's type by law, the place of supply and the tax terms. */
export function TaxFields({ doc, messages }: { doc: ItemDocument; messages: FieldMessages }) {
  const fields = bindDocumentFields(doc)
  return (
    <Section heading={t('Tax')}>
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
      {isOffer(doc) && !doc.ratePerLine && <TaxRate doc={doc} messages={messages} />}
      {isOffer(doc) && (
        <CheckboxField
          field={bindDocumentFields(doc).flag('ratePerLine')}
          label={t('A tax rate for each item')}
        />
      )}
      {chargesTax(doc) && <ChargedFields doc={doc} />}
      {isUnregistered(doc) && (
        <>
          <PlaceOfSupply doc={doc} />
          <ExportFields doc={doc} />
        </>
      )}
      <CheckboxField field={fields.flag('roundOff')} label={t('Round off to the rupee')} />
    </Section>
  )
}

/** A bill type is an answer to “Do you have a GSTIN?” too. */
const chooseSupply = (kind: SupplyDocument['kind'], supply: SupplyKind) =>
  documentStore.change(kind, ({ business }: SupplyDocument) => ({
    supply,
    business: { ...business, registration: registrationBy[supply] },
  }))

/** Where a taxed supply takes place, and how its tax is charged. */
function ChargedFields({ doc }: { doc: ItemDocument }) {
  const fields = bindDocumentFields(doc)
  return (
    <>
      <PlaceOfSupply doc={doc} />
      {!doc.reverseCharge && (
        <CheckboxField field={fields.flag('pricesInclude')} label={t('Rates include GST')} />
      )}
      {isSupply(doc) && (
        <CheckboxField field={fields.flag('reverseCharge')} label={t('Tax payable on reverse charge')} />
      )}
      {!isPurchase(doc) && <ZeroRated doc={doc} />}
    </>
  )
}

/** The tax on an advance, if the seller may charge any. */
export function AdvanceTaxFields({ doc, messages }: { doc: Receipt; messages: FieldMessages }) {
  if (!chargesTax(doc)) return null
  return (
    <Section heading={t('Tax')}>
      <TaxRate doc={doc} messages={messages} />
      <PlaceOfSupply doc={doc} />
      <CheckboxField
        field={bindDocumentFields(doc).flag('reverseCharge')}
        label={t('Tax payable on reverse charge')}
      />
      <ZeroRated doc={doc} />
    </Section>
  )
}

const loadZeroRated = () =>
  import('@/components/documents/details/zero-rated-fields').then((module) => module.default)

/** A supply to a special economic zone, an export, and their terms. */
function ZeroRated({ doc }: { doc: BusinessDocument }) {
  return (
    <>
      <CheckboxField
        field={bindDocumentFields(doc).flag('specialZone')}
        label={t('Supply to a special economic zone')}
      />
      <ExportFields doc={doc} />
    </>
  )
}

const ExportFields = ({ doc }: { doc: BusinessDocument }) =>
  isZeroRated(doc) && <LazyPart what={t('The fields of the export')} load={loadZeroRated} props={{ doc }} />

function PlaceOfSupply({ doc }: { doc: BusinessDocument }) {
  const at = stateByCode(placeOfSupply(doc))
  return (
    <StateField
      field={bindDocumentFields(doc).own('placeOfSupply')}
      label={t('Place of supply')}
      none={at ? t('Automatic: {0}', at) : t('Within the state')}
      hint={
        chargesTax(doc) ? t('{0} will be charged', TAX_HEADS[taxHeads(doc)]) : t('No GST will be charged')
      }
      abroad
    />
  )
}

/** One rate for the whole document. */
function TaxRate({ doc, messages }: { doc: OfferDocument | Receipt; messages: FieldMessages }) {
  const field = numericField(bindDocumentFields(doc).own('taxRatePercent'), taxRate)
  const problem = field.problem ?? messages.taxRate ?? null
  return (
    <NumberCell
      field={{ ...field, name: 'taxRate', problem }}
      label={t('Tax rate')}
      hint={
        isOffer(doc) && isAtZero(doc)
          ? t('No GST is added. An invoice made from this asks for the rate.')
          : undefined
      }
      percent
    />
  )
}
